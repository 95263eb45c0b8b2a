import type { Position } from '@bottega/rules/delivery/places/distance.ts'

/** A place on a map, with the id of the address or the store it shows. */
export interface MapPin extends Position {
  readonly id: number
  readonly name: string
}
