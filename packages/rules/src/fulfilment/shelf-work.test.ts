import { describe, expect, test } from 'vitest'
import { proposedQuantity, sellableOf } from './shelf-work.ts'

describe('of what was counted on a shelf', () => {
  test.each([
    [10_000, 0, 10_000],
    [10_000, 4000, 6000],
    [3000, 4000, 0],
  ])('%i with %i promised to orders leaves %i to sell', (counted, promised, left) =>
    expect(sellableOf(counted, promised)).toBe(left),
  )
})

describe('an order proposal', () => {
  const goods = { available: 2000, sold: 56_000, days: 7, packSize: 6000 }
  test('fills the days wanted with whole packs', () => expect(proposedQuantity(goods)).toBe(12_000))
  test.each([
    ['where enough is there', { available: 14_000 }],
    ['of goods nobody bought', { sold: 0, available: 0 }],
  ])('is nothing %s', (_when, more) => expect(proposedQuantity({ ...goods, ...more })).toBe(0))
  test('rounds a part of a day up', () => expect(proposedQuantity({ ...goods, sold: 1, packSize: 1 })).toBe(0))
  test('of loose goods may be grams', () =>
    expect(proposedQuantity({ available: 100, sold: 2800, days: 3, packSize: 1 })).toBe(200))
})
