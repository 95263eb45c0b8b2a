import { assert, integer, array, property } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkCredit } from './credit.ts'
import { type Bill, planPayment, shareAmount } from './payment-plan.ts'

const bill: Bill = { totalCents: 120_00, prebilledCents: 130_00, foodCents: 90_00, wantsInvoice: false }
const eights = (count: number) => Array.from({ length: count }, () => 8_00)

describe('who is asked for how much', () => {
  test.each([
    ['a card holds what weighing may add', { paymentTypeId: 12 }, [[1, 12, 130_00]]],
    ['the door takes the total', { paymentTypeId: 2 }, [[1, 2, 120_00]]],
    ['the account is charged the total', { paymentTypeId: 11 }, [[1, 11, 120_00]]],
    [
      'meal vouchers pay their part, a card holds the rest',
      { paymentTypeId: 19, mealVoucherCents: eights(5) },
      [
        [0, 19, 40_00],
        [1, 12, 90_00],
      ],
    ],
    [
      'paper vouchers at the door, the rest there too',
      { paymentTypeId: 18, mealVoucherCents: eights(2), restPaymentTypeId: 2 },
      [
        [0, 18, 16_00],
        [1, 2, 104_00],
      ],
    ],
  ])('%s', (_, choice, parts) => {
    expect(planPayment(choice, bill)).toEqual({
      ok: true,
      parts: parts.map(([part, paymentTypeId, cents]) => ({ part, paymentTypeId, cents })),
    })
  })

  test.each([12, 2, 11])('with type %i no payment is asked for what gift vouchers have paid whole', (paymentTypeId) => {
    const nothing = { totalCents: 0, prebilledCents: 0, foodCents: 0, wantsInvoice: false }
    expect(planPayment({ paymentTypeId }, nothing)).toEqual({ ok: true, parts: [] })
  })

  test('food that vouchers pay whole leaves nothing to ask for elsewhere', () => {
    const whole = { totalCents: 101_00, prebilledCents: 101_00, foodCents: 101_00, wantsInvoice: false }
    const choice = { paymentTypeId: 21, mealVoucherCents: Array.from({ length: 8 }, () => 20_00) }
    expect(planPayment(choice, whole)).toEqual({ ok: true, parts: [{ part: 0, paymentTypeId: 21, cents: 101_00 }] })
  })

  test.each([
    ['rest-not-allowed', { paymentTypeId: 19, mealVoucherCents: eights(2), restPaymentTypeId: 18 }],
    ['too-many', { paymentTypeId: 19, mealVoucherCents: eights(9) }],
    ['none', { paymentTypeId: 18 }],
  ])('is refused: %s', (reason, choice) => expect(planPayment(choice, bill)).toEqual({ ok: false, reason }))
})

describe('what each part pays of what was picked', () => {
  const parts = [
    { part: 1, cents: 90_00 },
    { part: 0, cents: 40_00 },
  ]
  test.each([
    [120_00, [40_00, 80_00], 0],
    [30_00, [30_00, 0], 0],
    [131_00, [40_00, 90_00], 1_00],
  ])('%i cents', (amount, shares, uncoveredCents) => {
    const shared = shareAmount(parts, amount)
    expect(shared.shares.map(({ cents }) => cents)).toEqual(shares)
    expect(shared.uncoveredCents).toBe(uncoveredCents)
  })

  test('shares and what is uncovered are the amount, and no part pays more than it holds', () => {
    assert(
      property(array(integer({ min: 0, max: 1_000_000 })), integer({ min: 0, max: 3_000_000 }), (held, amount) => {
        const { shares, uncoveredCents } = shareAmount(
          held.map((cents, part) => ({ part, cents })),
          amount,
        )
        expect(shares.reduce((sum, { cents }) => sum + cents, uncoveredCents)).toBe(amount)
        expect(shares.every(({ part, cents }) => cents >= 0 && cents <= part.cents)).toBe(true)
      }),
    )
  })
})

test('a company may owe up to its limit, the last cent included', () => {
  expect(checkCredit({ limitCents: 500_00, owedCents: 380_00 }, 120_00)).toEqual({ ok: true })
  expect(checkCredit({ limitCents: 500_00, owedCents: 380_01 }, 120_00)).toEqual({ ok: false, leftCents: 119_99 })
  expect(checkCredit({ limitCents: 500_00, owedCents: 600_00 }, 1)).toEqual({ ok: false, leftCents: 0 })
})
