import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { centsFromEuros, divideHalfUp, eurosFromCents, percentOf, sumCents } from './cents.ts'

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
