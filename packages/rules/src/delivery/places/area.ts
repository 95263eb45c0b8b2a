import type { Position } from './distance.ts'

/** The corners of an area on the map, in their order around it. */
export type Area = readonly (readonly [latitude: number, longitude: number])[]

/** Whether a place lies in the area, by the number of its sides north of the place. */
export function isInside({ latitude, longitude }: Position, area: Area): boolean {
  let inside = false
  for (const [index, [north, east]] of area.entries()) {
    const [otherNorth, otherEast] = area.at(index - 1) ?? [north, east]
    if (east > longitude === otherEast > longitude) continue
    const crossing = north + ((otherNorth - north) * (longitude - east)) / (otherEast - east)
    if (latitude < crossing) inside = !inside
  }
  return inside
}
