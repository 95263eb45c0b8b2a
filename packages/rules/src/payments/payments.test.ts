import { describe, expect, test } from 'vitest'
import {
  unchangedVouchersRefusal,
  type MealVoucherBill,
  type MealVoucherPayment,
  payWithMealVouchers,
} from './meal-vouchers.ts'
import {
  allowsDeliveryDiscount,
  channelOf,
  defaultPaymentType,
  mayPayWith,
  type Payer,
  paymentTypesOf,
  settlementOf,
} from './payment-types.ts'

describe('who may pay with what [payments-9]', () => {
  const person: Payer = { isCompany: false, wantsInvoice: false, isAttended: true, site: 'coop', agreements: [] }
  const company: Payer = { ...person, isCompany: true, wantsInvoice: true, agreements: [11, 101] }

  test.each<[string, Payer, number[]]>([
    ['a private person at home', person, [12, 13, 24, 1, 19, 21, 18, 2]],
    ['at a locker no staff takes money or paper', { ...person, isAttended: false }, [12, 13, 24, 1, 19, 21]],
    ['a private person with an invoice, so no meal vouchers', { ...person, wantsInvoice: true }, [12, 13, 24, 1, 2]],
    ['an agreement without a company is none', { ...person, agreements: [11] }, [12, 13, 24, 1, 19, 21, 18, 2]],
    ['a company with agreements and an invoice', company, [12, 13, 24, 1, 2, 11, 101]],
    ['a company agreed on one of them', { ...company, agreements: [101] }, [12, 13, 24, 1, 2, 101]],
    ['a company without an agreement', { ...company, agreements: [] }, [12, 13, 24, 1, 2]],
    ['no consolidated invoice from click and collect', { ...company, site: 'collect' }, [12, 13, 24, 1, 2, 11]],
  ])('%s', (_, payer, types) => expect(paymentTypesOf(payer)).toEqual(types))

  test('no payment is made with a type that does not exist', () => expect(mayPayWith(99, company)).toBe(false))
})

test('card is the default, and each type says when its money moves [payments-8]', () => {
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
  expect([1, 2, 11, 18, 19, 99].map(channelOf)).toEqual(['provider', 'door', 'account', 'door', 'provider', undefined])
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
    ['none', { voucherCents: [] }],
    ['worth-not-accepted', { voucherCents: [800, 99] }],
    ['worth-not-accepted', { voucherCents: [2001] }],
    ['worth-not-accepted', { voucherCents: [800.5] }],
  ])('is refused: %s', (reason, change) => {
    expect(payWithMealVouchers({ ...payment, ...change })).toEqual({ ok: false, reason })
  })
})

describe('an order that was changed keeps its meal vouchers', () => {
  const bill: MealVoucherBill = { foodCents: 9000, totalCents: 12_000, wantsInvoice: false }

  test.each<[string, number, Partial<MealVoucherBill>, ReturnType<typeof unchangedVouchersRefusal>]>([
    ['when they pay for food and no more', 9000, {}, undefined],
    ['not when they pay a cent more than food', 9001, {}, 'beyond-food'],
    ['one cent above 100 euro', 4000, { totalCents: 10_001 }, undefined],
    ['not at 100 euro', 4000, { totalCents: 10_000 }, 'spending-too-low'],
    ['not with an invoice', 4000, { wantsInvoice: true }, 'invoice-requested'],
    ['not without food', 4000, { foodCents: 0 }, 'no-food'],
    ['when there are none, whatever it becomes', 0, { foodCents: 0, totalCents: 500, wantsInvoice: true }, undefined],
  ])('%s', (_, coveredCents, change, refusal) => {
    expect(unchangedVouchersRefusal(coveredCents, { ...bill, ...change })).toBe(refusal)
  })
})
