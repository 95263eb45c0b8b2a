import type { Position } from '../delivery/places/distance.ts'

/** GeoJSON order: longitude, latitude. */
export type Point = readonly [longitude: number, latitude: number]

const metresPerDegree = 111_320
const corners = 12

/**
 * The closed outline of everything within so many metres of some places, as far as a convex shape can follow it: how a
 * delivery zone looks on a map, where only the towns it reaches are known. Empty without places.
 */
export function outlineAround(places: readonly Position[], metres: number): Point[] {
  const hull = convexHull(places.flatMap((place) => cornersAround(place, metres)))
  const [first] = hull
  return first === undefined ? [] : [...hull, first]
}

function cornersAround({ latitude, longitude }: Position, metres: number): Point[] {
  const degrees = metres / metresPerDegree
  const shrink = Math.cos((latitude * Math.PI) / 180)
  return Array.from({ length: corners }, (_, corner) => {
    const angle = (corner / corners) * 2 * Math.PI
    return [rounded(longitude + (degrees * Math.cos(angle)) / shrink), rounded(latitude + degrees * Math.sin(angle))]
  })
}

/** A ten-thousandth of a degree is eleven metres. */
const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000

/** Counter-clockwise, as GeoJSON wants outlines; the monotone chain of Andrew. */
function convexHull(points: readonly Point[]): Point[] {
  const sorted = points.toSorted((one, other) => one[0] - other[0] || one[1] - other[1])
  const chain = (ordered: readonly Point[]) => {
    const kept: Point[] = []
    for (const point of ordered) {
      while (kept.length > 1 && turn(kept.at(-2), kept.at(-1), point) <= 0) kept.pop()
      kept.push(point)
    }
    return kept.slice(0, -1)
  }
  return [...chain(sorted), ...chain(sorted.toReversed())]
}

function turn(from: Point | undefined, over: Point | undefined, to: Point): number {
  if (from === undefined || over === undefined) return 0
  return (over[0] - from[0]) * (to[1] - from[1]) - (over[1] - from[1]) * (to[0] - from[0])
}
