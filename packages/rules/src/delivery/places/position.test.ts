import { describe, expect, test } from 'vitest'
import { metresBetween } from './distance.ts'
import { type Area, crossesItself, isInside } from './area.ts'

const duomo = { latitude: 45.4641, longitude: 9.1919 }

describe('metresBetween', () => {
  test('is zero from a place to itself', () => expect(metresBetween(duomo, duomo)).toBe(0))

  test.each([
    ['Milano Centrale', { latitude: 45.4849, longitude: 9.2046 }, 2_500],
    ['Torino Porta Nuova', { latitude: 45.0621, longitude: 7.6785 }, 126_000],
    ['the antipodes', { latitude: -45.4641, longitude: -170.8081 }, 20_015_000],
  ])('from the Duomo of Milano to %s', (_name, place, metres) => {
    expect(Math.abs(metresBetween(duomo, place) / metres - 1)).toBeLessThan(0.02)
    expect(metresBetween(place, duomo)).toBeCloseTo(metresBetween(duomo, place), 3)
  })
})

/** A square around Milano with a bay from the north in its middle. */
const area: Area = [
  [45.3, 9.0],
  [45.6, 9.0],
  [45.6, 9.1],
  [45.4, 9.15],
  [45.6, 9.2],
  [45.6, 9.3],
  [45.3, 9.3],
]

describe('whether an area reaches a place', () => {
  test.each([
    ['its middle', 45.35, 9.15, true],
    ['west of the bay', 45.55, 9.05, true],
    ['in the bay', 45.55, 9.15, false],
    ['south of it', 45.2, 9.15, false],
    ['east of it', 45.4, 9.35, false],
  ])('%s', (_where, latitude, longitude, inside) => {
    expect(isInside({ latitude, longitude }, area)).toBe(inside)
  })
})

describe('whether an outline crosses itself', () => {
  const square: Area = [
    [45.4, 9.1],
    [45.5, 9.1],
    [45.5, 9.2],
    [45.4, 9.2],
  ]
  const swapped = (one: number, other: number): Area =>
    square.map((corner, index) => square[index === one ? other : index === other ? one : index] ?? corner)

  test.each<[string, Area, boolean]>([
    ['a square', square, false],
    ['a square the other way round', square.toReversed(), false],
    ['a triangle', square.slice(1), false],
    ['an area with a bay', area, false],
    ['a square that ends where it began', [...square, [45.4, 9.1]], false],
    ['a side with a corner in its middle', [[45.4, 9.1], [45.45, 9.1], ...square.slice(1)], false],
    ['two corners in the wrong order', swapped(1, 2), true],
    ['the last two in the wrong order', swapped(2, 3), true],
    [
      'a way out and back on one line',
      [
        [45.4, 9.1],
        [45.5, 9.1],
        [45.45, 9.1],
        [45.4, 9.2],
      ],
      true,
    ],
    ['a corner that touches another side', [...square, [45.45, 9.2]], true],
  ])('%s', (_what, outline, crosses) => expect(crossesItself(outline)).toBe(crosses))
})
