import type { Position } from '@bottega/rules/delivery/distance.ts'

/** A place on a map, by the id of what it stands for. */
export interface MapPin extends Position {
  readonly id: number
  readonly name: string
}
