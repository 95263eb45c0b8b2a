import { describe, expect, test } from 'vitest'
import { type MealVoucherPayment, payWithMealVouchers } from './meal-vouchers.ts'
import { allowsDeliveryDiscount, defaultPaymentType, mayPayWith, paymentType, settlementOf } from './payment-types.ts'

describe('who may pay with what', () => {
  const person = { isCompany: false, wantsInvoice: false }
  const company = { isCompany: true, wantsInvoice: true }
  const everything = Object.values(paymentType)

  test('a private person pays now or at the door, meal vouchers included', () => {
    expect(everything.filter((id) => mayPayWith(id, person))).toEqual([1, 2, 12, 13, 18, 19, 21, 24])
  })

  test('a company may also pay later, but not with meal vouchers when it wants an invoice', () => {
    expect(everything.filter((id) => mayPayWith(id, company))).toEqual([1, 2, 11, 12, 13, 24, 101])
  })

  test('nobody pays with a type that does not exist', () => expect(mayPayWith(99, company)).toBe(false))
})

test('card is the default, and each type says when its money moves', () => {
  expect(defaultPaymentType).toBe(12)
  expect([1, 2, 11, 12, 13, 18, 24, 101, 99].map(settlementOf)).toEqual([
    'online',
    'on-delivery',
    'later',
    'online',
    'online',
    'meal-voucher',
    'online',
    'later',
    undefined,
  ])
  expect([12, 18, 19, 21].map(allowsDeliveryDiscount)).toEqual([true, false, false, false])
})

describe('payWithMealVouchers', () => {
  const payment: MealVoucherPayment = {
    voucherCents: [800, 800],
    foodCents: 9000,
    totalCents: 12_000,
    wantsInvoice: false,
  }

  test.each([
    ['covers what the vouchers are worth', {}, { coveredCents: 1600, remainingCents: 10_400, forfeitedCents: 0 }],
    [
      'covers food only and gives no change',
      { foodCents: 1000 },
      { coveredCents: 1000, remainingCents: 11_000, forfeitedCents: 600 },
    ],
    [
      'takes eight',
      { voucherCents: Array.from({ length: 8 }, () => 800) },
      { coveredCents: 6400, remainingCents: 5600, forfeitedCents: 0 },
    ],
    [
      'takes one cent above 100 euro',
      { totalCents: 10_001 },
      { coveredCents: 1600, remainingCents: 8401, forfeitedCents: 0 },
    ],
  ])('%s', (_, change, outcome) => {
    expect(payWithMealVouchers({ ...payment, ...change })).toEqual({ ok: true, ...outcome })
  })

  test.each([
    ['too-many', { voucherCents: Array.from({ length: 9 }, () => 800) }],
    ['spending-too-low', { totalCents: 10_000 }],
    ['invoice-requested', { wantsInvoice: true }],
    ['no-food', { foodCents: 0 }],
  ])('is refused: %s', (reason, change) => {
    expect(payWithMealVouchers({ ...payment, ...change })).toEqual({ ok: false, reason })
  })
})
