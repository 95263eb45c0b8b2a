import type { Position } from './distance.ts'

/** The corners of an area on the map, in their order around it. */
export type Area = readonly (readonly [latitude: number, longitude: number])[]

/** True when a place lies in the area, by the number of its sides north of the place. */
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

type Corner = Area[number]

/** A corner written twice is a side without a length; it crosses nothing. */
const isSame = ([north, east]: Corner, [otherNorth, otherEast]: Corner) => north === otherNorth && east === otherEast

/**
 * True when two sides of an area meet elsewhere than at the corner they share. The inside of such an outline is not
 * defined, and its author meant another one.
 */
export function crossesItself(area: Area): boolean {
  const corners = area.filter((corner, index) => !isSame(corner, area.at(index - 1) ?? corner))
  const sides = corners.map((corner, index): [Corner, Corner] => [
    corner,
    corners[(index + 1) % corners.length] ?? corner,
  ])
  return sides.some(([from, to], index) =>
    sides.some(([otherFrom, otherTo], other) => {
      if (other <= index) return false
      if (other === index + 1) return turnsBack(from, to, otherTo)
      if (index === 0 && other === sides.length - 1) return turnsBack(otherFrom, from, to)
      return meet(from, to, otherFrom, otherTo)
    }),
  )
}

/** Above zero where the path turns left at its middle, below where it turns right, zero on one line. */
const turn = ([north, east]: Corner, [midNorth, midEast]: Corner, [lastNorth, lastEast]: Corner) =>
  (midEast - east) * (lastNorth - midNorth) - (midNorth - north) * (lastEast - midEast)

/** True when a path goes back over its own side at the corner between. */
function turnsBack(from: Corner, corner: Corner, to: Corner): boolean {
  if (turn(from, corner, to) !== 0) return false
  return (corner[0] - from[0]) * (to[0] - corner[0]) + (corner[1] - from[1]) * (to[1] - corner[1]) < 0
}

const lies = (corner: Corner, from: Corner, to: Corner) =>
  turn(from, to, corner) === 0 &&
  [0, 1].every((axis) => {
    const [one, other, between] = [from[axis] ?? 0, to[axis] ?? 0, corner[axis] ?? 0]
    return Math.min(one, other) <= between && between <= Math.max(one, other)
  })

function meet(from: Corner, to: Corner, otherFrom: Corner, otherTo: Corner): boolean {
  const isApart =
    turn(from, to, otherFrom) * turn(from, to, otherTo) > 0 ||
    turn(otherFrom, otherTo, from) * turn(otherFrom, otherTo, to) > 0
  const isOnOneLine = [turn(from, to, otherFrom), turn(from, to, otherTo)].every((one) => one === 0)
  if (!isOnOneLine) return !isApart
  return lies(otherFrom, from, to) || lies(otherTo, from, to) || lies(from, otherFrom, otherTo)
}
