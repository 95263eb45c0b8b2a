import { byStreet, isSameStreet, type Stop } from '../delivery/places/address.ts'
import { metresBetween, type Position } from '../delivery/places/distance.ts'
import { improvedNearby, type Metres, nearPlaces, worthwhile } from './round-of-many.ts'

/** A stop of a round; without a position where the address was written and never found on a map. */
export interface PlacedStop extends Stop {
  readonly position?: Position | undefined
}

type KnownStop<One> = One & { readonly position: Position }

/** So many stops are improved with every change tried; of more, changes between near places alone are. */
const mostTriedWhole = 200
/** No shop brings more in one slot; a longer list stays along the streets, so that nobody waits for it. */
const mostOptimised = 2000

const isKnown = <One extends PlacedStop>(stop: One): stop is KnownStop<One> => stop.position !== undefined

/**
 * The stops in an order that is short in all: from the store past every stop once and back, in straight lines. It is
 * never longer than along the streets, is the same whoever asks, and begins at the end nearer to the store.
 *
 * A stop without a position follows a neighbour of its street that has one; where there is none it comes last, along the
 * streets.
 */
export function shortestRound<One extends PlacedStop>(store: Position, stops: readonly One[]): One[] {
  const alongStreets = byStreet(stops)
  const known = alongStreets.filter(isKnown)
  const placed = known.length > mostOptimised ? known : shortened(store, known)
  const placeOf = new Map(alongStreets.map((stop, place) => [stop, place]))
  const behind = Map.groupBy(
    alongStreets.filter((stop) => !isKnown(stop)),
    (stop) => neighbourOf(stop, placeOf),
  )
  const withNeighbours = placed.flatMap((stop) => [[stop], behind.get(stop) ?? []]).flat()
  return [...withNeighbours, ...(behind.get(undefined) ?? [])]
}

/** The nearest stop of the same street whose position is known, of two the one before. */
function neighbourOf<One extends PlacedStop>(stop: One, placeOf: ReadonlyMap<One, number>): One | undefined {
  const place = placeOf.get(stop) ?? 0
  const away = (other: One) => Math.abs((placeOf.get(other) ?? 0) - place)
  return [...placeOf.keys()]
    .filter((other) => isKnown(other) && isSameStreet(other, stop))
    .toSorted((one, other) => away(one) - away(other))
    .at(0)
}

/** Metres in straight lines from the store past the stops in their order and back; those without a position left out. */
export function metresOfRound(store: Position, stops: readonly Pick<PlacedStop, 'position'>[]): number {
  const places = [store, ...stops.flatMap(({ position }) => position ?? []), store]
  return places.reduce((sum, place, at) => sum + metresBetween(places[at - 1] ?? place, place), 0)
}

function shortened<One extends PlacedStop>(store: Position, stops: readonly KnownStop<One>[]): KnownStop<One>[] {
  const places = [store, ...stops.map(({ position }) => position)]
  const table = places.map((place, at) => distancesTo(places.slice(0, at), place))
  const metres: Metres = (from, to) => (from > to ? table[from]?.[to] : table[to]?.[from]) ?? 0
  const near = stops.length > mostTriedWhole ? nearPlaces(places.length, metres) : undefined
  const starts = [places.map((_, place) => place), nearestFirst(places.length, metres)]
  const [first, second] = starts.map((start) => (near ? improvedNearby(start, metres, near) : improved(start, metres)))
  if (first === undefined || second === undefined) return [...stops]
  const best = lengthOf(second, metres) < lengthOf(first, metres) - worthwhile ? second : first
  const [, ...tour] = nearerEndFirst(best, metres)
  return tour.flatMap((place) => stops[place - 1] ?? [])
}

/** Metres from a place to each that stands before it. */
function distancesTo(before: readonly Position[], place: Position): Float64Array {
  const row = new Float64Array(before.length)
  for (const [at, one] of before.entries()) row[at] = metresBetween(one, place)
  return row
}

const lengthOf = (tour: readonly number[], metres: Metres) =>
  tour.reduce((sum, place, at) => sum + metres(tour.at(at - 1) ?? 0, place), 0)

/** From the store always on to the nearest place that is left, of two the one that comes first along the streets. */
function nearestFirst(count: number, metres: Metres): number[] {
  const tour = [0]
  const left = new Set(Array.from({ length: count - 1 }, (_, place) => place + 1))
  for (let here = 0; left.size > 0;) {
    let nearest: number | undefined
    for (const place of left) if (nearest === undefined || metres(here, place) < metres(here, nearest)) nearest = place
    here = nearest ?? 0
    left.delete(here)
    tour.push(here)
  }
  return tour
}

/**
 * A round shortened until neither turning a part around (2-opt) nor moving up to three neighbours elsewhere (or-opt)
 * makes it shorter. The store stays first.
 */
function improved(start: readonly number[], metres: Metres): number[] {
  let tour = [...start]
  for (;;) {
    const better = turnedAround(tour, metres) ?? movedElsewhere(tour, metres)
    if (better === undefined) return tour
    tour = better
  }
}

/** The tour with its part from `from` to `to` the other way around. */
const turn = (tour: readonly number[], from: number, to: number) => [
  ...tour.slice(0, from),
  ...tour.slice(from, to + 1).toReversed(),
  ...tour.slice(to + 1),
]

/** The tour with the part that shortens it most turned around; undefined where none does. */
function turnedAround(tour: readonly number[], metres: Metres): number[] | undefined {
  let best: { from: number; to: number; gain: number } | undefined
  for (let from = 1; from < tour.length - 1; from += 1)
    for (let to = from + 1; to < tour.length; to += 1) {
      const [before = 0, first = 0, last = 0, after = 0] = [tour[from - 1], tour[from], tour[to], tour[to + 1]]
      const gain = metres(before, first) + metres(last, after) - metres(before, last) - metres(first, after)
      if (gain > (best?.gain ?? worthwhile)) best = { from, to, gain }
    }
  return best && turn(tour, best.from, best.to)
}

/** The tour with up to three neighbours where they shorten it most, either way around; undefined where none do. */
function movedElsewhere(tour: readonly number[], metres: Metres): number[] | undefined {
  let best: { from: number; count: number; behind: number; isTurned: boolean; gain: number } | undefined
  for (let count = 1; count <= 3; count += 1)
    for (let from = 1; from + count <= tour.length; from += 1) {
      const [before = 0, first = 0, last = 0, after = 0] = [
        tour[from - 1],
        tour[from],
        tour[from + count - 1],
        tour[from + count],
      ]
      const freed = metres(before, first) + metres(last, after) - metres(before, after)
      if (freed <= worthwhile) continue
      for (let behind = 0; behind < tour.length; behind += 1) {
        if (behind >= from - 1 && behind < from + count) continue
        const [here = 0, next = 0] = [tour[behind], tour[behind + 1]]
        const gap = metres(here, next)
        const straight = freed + gap - metres(here, first) - metres(last, next)
        const turned = freed + gap - metres(here, last) - metres(first, next)
        const gain = Math.max(straight, turned)
        if (gain > (best?.gain ?? worthwhile)) best = { from, count, behind, isTurned: turned > straight, gain }
      }
    }
  if (best === undefined) return undefined
  const { from, count, behind, isTurned } = best
  const part = tour.slice(from, from + count)
  const rest = tour.toSpliced(from, count)
  const at = behind < from ? behind + 1 : behind + 1 - count
  return rest.toSpliced(at, 0, ...(isTurned ? part.toReversed() : part))
}

/** Either way around is equally long. */
function nearerEndFirst(tour: readonly number[], metres: Metres): number[] {
  const [, first = 0] = tour
  const last = tour.at(-1) ?? 0
  return metres(0, last) < metres(0, first) ? turn(tour, 1, tour.length - 1) : [...tour]
}
