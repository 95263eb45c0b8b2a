import { array, assert, constantFrom, integer, option, property, record, shuffledSubarray } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { byStreet } from '../delivery/places/address.ts'
import { metresOfRound, type PlacedStop, shortestRound } from './shortest-round.ts'

const store = { latitude: 45.46, longitude: 9.19 }

interface NamedStop extends PlacedStop {
  name: string
}

/** A stop so many thousandths of a degree north and east of the store; without them its position is unknown. */
const stop = (name: string, street: string, number: string, north?: number, east?: number): NamedStop => ({
  name,
  postalCode: '20122',
  street,
  streetNumber: number,
  ...(north !== undefined &&
    east !== undefined && {
      position: { latitude: store.latitude + north / 1000, longitude: store.longitude + east / 1000 },
    }),
})
const namesOf = (stops: readonly NamedStop[]) => stops.map(({ name }) => name).join(' ')

const anyStop = record({
  postalCode: constantFrom('20121', '20122'),
  street: constantFrom('Via Alba', 'Via Larga', 'Via Zara'),
  streetNumber: integer({ min: 1, max: 40 }).map(String),
  position: option(
    record({
      latitude: integer({ min: -40, max: 40 }).map((north) => store.latitude + north / 1000),
      longitude: integer({ min: -40, max: 40 }).map((east) => store.longitude + east / 1000),
    }),
    { nil: undefined, freq: 4 },
  ),
})

describe('the shortest round', () => {
  test('passes every stop once and is never longer than along the streets [rounds-16]', () => {
    assert(
      property(array(anyStop, { maxLength: 25 }), (stops) => {
        const round = shortestRound(store, stops)
        expect(round).toHaveLength(stops.length)
        expect(new Set(round)).toEqual(new Set(stops))
        expect(metresOfRound(store, round)).toBeLessThanOrEqual(metresOfRound(store, byStreet(stops)) + 0.01)
      }),
      { numRuns: 150 },
    )
  })

  test('goes around a ring of stops that the alphabet mixes up, from the nearer end, and says its length [rounds-17]', () => {
    const ring = [
      stop('east', 'Via Alba', '1', 0, 20),
      stop('north', 'Via Bari', '1', 10, 2),
      stop('south', 'Via Como', '1', -9, 8),
      stop('north-east', 'Via Dante', '1', 12, 14),
    ]
    const round = shortestRound(store, ring)
    expect(namesOf(round)).toBe('north north-east east south')
    expect(metresOfRound(store, round)).toBeLessThan(metresOfRound(store, ring) * 0.8)
    const there = [stop('far', 'Via Alba', '1', 10, 0)]
    expect(Math.round(metresOfRound(store, there) / 10)).toBe(222)
    expect(metresOfRound(store, [stop('somewhere', 'Via Alba', '1')])).toBe(0)
  })

  test('of few stops is hardly longer than the best of all their orders [rounds-18]', () => {
    const ordersOf = <One>(stops: readonly One[]): One[][] =>
      stops.length < 2
        ? [[...stops]]
        : stops.flatMap((first, at) => ordersOf(stops.toSpliced(at, 1)).map((others) => others.toSpliced(0, 0, first)))
    const known = array(anyStop, { minLength: 1, maxLength: 5 })
    assert(
      property(known, (stops) => {
        const best = Math.min(...ordersOf(stops).map((order) => metresOfRound(store, order)))
        expect(metresOfRound(store, shortestRound(store, stops))).toBeLessThanOrEqual(best * 1.15 + 1)
      }),
      { numRuns: 100 },
    )
  })

  test('is the same in whatever order its stops are read, also where stops are equally far [rounds-19]', () => {
    const square = [
      stop('a', 'Via Alba', '1', 5, 5),
      stop('b', 'Via Bari', '1', -5, -5),
      stop('c', 'Via Como', '1', 5, -5),
      stop('d', 'Via Dante', '1', -5, 5),
      stop('e', 'Via Dante', '3', -5, 5),
      stop('f', 'Via Dante', '2'),
    ]
    const round = namesOf(shortestRound(store, square))
    assert(
      property(shuffledSubarray(square, { minLength: square.length }), (stops) => {
        expect(namesOf(shortestRound(store, stops))).toBe(round)
      }),
    )
  })

  test('has a stop without a position behind its neighbour in the street, and one without a neighbour last [rounds-20]', () => {
    const stops = [
      stop('nowhere', 'Via Alba', '1'),
      stop('near', 'Via Zara', '20', 1, 0),
      stop('far', 'via zara', '2', 20, 0),
      stop('beside far', 'Via Zara', '4'),
      stop('beside near', 'Via Zara', '22'),
      { ...stop('other code', 'Via Zara', '3'), postalCode: '20159' },
    ]
    expect(namesOf(shortestRound(store, stops))).toBe('near beside near far beside far nowhere other code')
  })

  test('without any position is along the streets [rounds-21]', () => {
    const stops = ['9', '10', '1'].map((number) => stop(number, 'Via Alba', number))
    expect(namesOf(shortestRound(store, stops))).toBe('1 9 10')
    expect(shortestRound(store, [])).toEqual([])
  })

  const scattered = (count: number) =>
    Array.from({ length: count }, (_, at) => stop(String(at), `Via ${at}`, '1', (at * 37) % 61, (at * 53) % 59))

  test.each([201, 600])(
    'of %i stops passes each once, is a small part of the way along the streets, and the same again [rounds-31]',
    (count) => {
      const many = scattered(count)
      const round = shortestRound(store, many)
      expect(round).toHaveLength(count)
      expect(new Set(round)).toEqual(new Set(many))
      expect(metresOfRound(store, round)).toBeLessThan(metresOfRound(store, byStreet(many)) / 8)
      expect(shortestRound(store, many.toReversed())).toEqual(round)
    },
  )

  test('of sixty stops is a small part of the way along the streets, and a list no van can bring stays along them [rounds-22]', () => {
    const sixty = scattered(60)
    expect(metresOfRound(store, shortestRound(store, sixty))).toBeLessThan(metresOfRound(store, sixty) / 3)
    const tooMany = scattered(2001)
    expect(shortestRound(store, tooMany)).toEqual(byStreet(tooMany))
  })
})
