import { describe, expect, test } from 'vitest'
import { availableAfterCount, sellableOf } from './shelf-work.ts'

describe('of what was counted on a shelf', () => {
  test.each([
    [10_000, 0, 10_000],
    [10_000, 4000, 6000],
    [3000, 4000, 0],
  ])('%i with %i promised to orders leaves %i to sell', (counted, promised, left) =>
    expect(sellableOf(counted, promised)).toBe(left),
  )
})

const since = { availableThen: 8000, available: 8000, moved: 0, isSaidAnew: false }
/** Eight can be sold and two are promised: ten should lie there. */
const nine = { counted: 9000, expected: 10_000 }

test.each([
  ['nothing happened since', nine, since, 7000],
  ['three were sold since', nine, { ...since, available: 5000, moved: -3000 }, 4000],
  ['a delivery came since', nine, { ...since, available: 20_000, moved: 12_000 }, 19_000],
  ['more is missing than can still be sold', { counted: 0, expected: 10_000 }, since, 0],
  ['more lies there than was known', { counted: 12_500, expected: 10_000 }, since, 10_500],
  ['a file has set the stock since', nine, { ...since, available: 6000 }, undefined],
  ['a colleague has counted since', nine, { ...since, isSaidAnew: true }, undefined],
])('a count is applied where %s', (_case, line, state, expected) => {
  expect(availableAfterCount(line, state)).toBe(expected)
})
