import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseQuantity, thousandthsFromUnits, unitsFromThousandths } from './parse-quantity.ts'

describe('parseQuantity', () => {
  test.each([
    [1, 1000],
    [0.3, 300],
    [1.005, 1005],
    [0.001, 1],
    [9999, 9_999_000],
  ])('%d is read exactly', (sent, quantity) => expect(parseQuantity(sent)).toEqual({ ok: true, quantity }))

  test.each([
    [1.2345, 1235],
    [1.2344, 1234],
    [0.3001, 300],
    [0.0005, 1],
    [1 / 3, 333],
  ])('%d is rounded to three decimals', (sent, quantity) => expect(parseQuantity(sent)).toEqual({ ok: true, quantity }))

  test.each([
    ['2', 'not-a-number'],
    [null, 'not-a-number'],
    [undefined, 'not-a-number'],
    [Number.NaN, 'not-a-number'],
    [Number.POSITIVE_INFINITY, 'not-a-number'],
    [[1], 'not-a-number'],
    [true, 'not-a-number'],
    [0, 'not-positive'],
    [-0, 'not-positive'],
    [-1, 'not-positive'],
    [0.0004, 'not-positive'],
    [1e-7, 'not-positive'],
    [9999.001, 'too-large'],
    [1e300, 'too-large'],
  ])('%j is refused: %s', (sent, reason) => expect(parseQuantity(sent)).toEqual({ ok: false, reason }))

  test('zero is a removal where an update allows it', () => {
    expect(parseQuantity(0, 'allowed')).toEqual({ ok: true, quantity: 0 })
    expect(parseQuantity(-0, 'allowed')).toEqual({ ok: true, quantity: 0 })
    expect(parseQuantity(0.0004, 'allowed')).toEqual({ ok: false, reason: 'not-positive' })
    expect(parseQuantity(-1, 'allowed')).toEqual({ ok: false, reason: 'not-positive' })
  })

  test('every quantity survives the way to the wire and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9_999_000 }), (quantity) => {
        expect(parseQuantity(unitsFromThousandths(quantity))).toEqual({ ok: true, quantity })
      }),
    )
  })
})

test('computed quantities are rounded to three decimals [quantity-8]', () => {
  expect(thousandthsFromUnits(0.1 + 0.2)).toBe(300)
  expect(thousandthsFromUnits(1.0005)).toBe(1001)
})
