import { describe, expect, test } from 'vitest'
import { sellableOf } from './shelf-work.ts'

describe('of what was counted on a shelf', () => {
  test.each([
    [10_000, 0, 10_000],
    [10_000, 4000, 6000],
    [3000, 4000, 0],
  ])('%i with %i promised to orders leaves %i to sell', (counted, promised, left) =>
    expect(sellableOf(counted, promised)).toBe(left),
  )
})
