import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { centsFromEuros, divideHalfUp, eurosFromCents, percentOf, sumCents } from './cents.ts'
import { splitVat, vatRate } from './vat.ts'
import { prorate } from './prorate.ts'

describe('divideHalfUp rounds halves away from zero', () => {
  test.each([
    [5, 2, 3],
    [-5, 2, -3],
    [4, 3, 1],
    [5, 3, 2],
    [0, 7, 0],
    [-1, 3, 0],
    [9_007_199_254_740_991, 2, 4_503_599_627_370_496],
  ])('%i / %i is %i', (dividend, divisor, quotient) => expect(divideHalfUp(dividend, divisor)).toBe(quotient))

  test('the result is within half a unit of the exact quotient', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 1, max: 1e6 }), (dividend, divisor) => {
        const quotient = divideHalfUp(dividend, divisor)
        expect(Math.abs(2 * (quotient * divisor - dividend))).toBeLessThanOrEqual(divisor)
      }),
    )
  })
})

describe('centsFromEuros', () => {
  test.each([
    [5.99, 599],
    [1.005, 101],
    [0.285, 29],
    [-2.5, -250],
    [0, 0],
    [19.9, 1990],
  ])('%d euro is %i cents', (euros, cents) => expect(centsFromEuros(euros)).toBe(cents))

  test.each([Number.NaN, Number.POSITIVE_INFINITY])('%d is no amount', (euros) => {
    expect(centsFromEuros(euros)).toBeUndefined()
  })

  test('an amount survives the way to the wire and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (cents) => {
        expect(centsFromEuros(eurosFromCents(cents))).toBe(cents + 0)
      }),
    )
  })
})

test('a percentage may have decimals', () => {
  expect(percentOf(1000, 12.5)).toBe(125)
  expect(percentOf(999, 50)).toBe(500)
})

test('the sum of no amounts is zero', () => {
  expect(sumCents([])).toBe(0)
  expect(sumCents([100, -30])).toBe(70)
})

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

test('gross amounts are split by rate, lowest first', () => {
  const split = splitVat([
    { rate: 22, grossCents: 690 },
    { rate: 4, grossCents: 104 },
    { rate: 10, grossCents: 500 },
    { rate: 10, grossCents: 600 },
  ])
  expect(split).toEqual([
    { rate: 4, grossCents: 104, netCents: 100, vatCents: 4 },
    { rate: 10, grossCents: 1100, netCents: 1000, vatCents: 100 },
    { rate: 22, grossCents: 690, netCents: 566, vatCents: 124 },
  ])
})

test('net and VAT of every rate add up to what was paid', () => {
  const rate = fc.constantFrom(...Object.values(vatRate))
  const amount = fc.record({ rate, grossCents: fc.integer({ min: -1e7, max: 1e7 }) })
  fc.assert(
    fc.property(fc.array(amount), (amounts) => {
      const paid = amounts.reduce((sum, { grossCents }) => sum + grossCents, 0)
      const split = splitVat(amounts)
      expect(split.reduce((sum, part) => sum + part.netCents + part.vatCents, 0)).toBe(paid)
      for (const part of split)
        expect(Math.abs(part.netCents * part.rate - part.vatCents * 100)).toBeLessThanOrEqual(61)
    }),
  )
})
