import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { prorate } from './prorate.ts'

test.each([
  [100, [1, 1, 1], [34, 33, 33]],
  [-100, [1, 1, 1], [-34, -33, -33]],
  [100, [0, 5], [0, 100]],
  [7, [600, 300, 100], [4, 2, 1]],
  [50, [0, 0], [0, 0]],
  [0, [3, 4], [0, 0]],
  [10, [], []],
])('%i among %j gives %j', (amount, weights, shares) => expect(prorate(amount, weights)).toEqual(shares))

test('shares add up to the amount and none is further than a cent from its exact part', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 1e8 }), { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(fc.integer({ min: -1e8, max: 1e8 }), weights, (amount, weights) => {
      const total = weights.reduce((sum, weight) => sum + weight, 0)
      const shares = prorate(amount, weights)
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(total === 0 ? 0 : amount + 0)
      for (const [index, weight] of weights.entries()) {
        if (total > 0) expect(Math.abs((shares[index] ?? 0) - (amount * weight) / total)).toBeLessThan(1.000001)
        if (weight === 0) expect(Math.abs(shares[index] ?? 0)).toBe(0)
      }
    }),
  )
})
