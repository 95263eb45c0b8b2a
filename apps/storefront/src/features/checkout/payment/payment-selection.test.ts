import type { PaymentTypeView } from '@bottega/contract/checkout/checkout.ts'
import { describe, expect, test } from 'vitest'
import { initialSelection, planOf, queryOf, restTypes, withType } from './payment-selection.ts'

const type = (paymentTypeId: number, more: Partial<PaymentTypeView> = {}): PaymentTypeView => ({
  paymentTypeId,
  name: '',
  description: '',
  redirect: true,
  selected: paymentTypeId === 12,
  mealVoucher: false,
  userPaymentAuths: [],
  ...more,
})
const saved = { userPaymentAuthId: 7, brand: 'Visa', lastDigits: '1111', expires: '12/2031' }
const types = [type(12, { userPaymentAuths: [saved] }), type(13), type(19, { mealVoucher: true }), type(2)]
const amounts = { prebilledAmount: 130, total: 120, variableWeightAmount: 20, bagFee: 0, mealVoucherAmount: 90 }

describe('a payment selection', () => {
  test('begins with the usual type and its saved card', () => {
    expect(initialSelection(types)).toMatchObject({ paymentTypeId: 12, userPaymentAuthId: 7 })
    expect(queryOf(types, initialSelection(types))).toEqual({ payment_type_id: 12, user_payment_auth_id: 7 })
  })

  test('leaves the saved card behind with its type', () => {
    const selection = withType(types, initialSelection(types), 13)
    expect(queryOf(types, selection)).toEqual({ payment_type_id: 13 })
    expect(withType(types, selection, 12).userPaymentAuthId).toBe(7)
  })

  test('with meal vouchers says how many, what each is worth, and how the rest is paid', () => {
    const selection = { ...withType(types, initialSelection(types), 19), voucherCount: 2, voucherWorth: ' 7,50 ' }
    expect(queryOf(types, selection)).toEqual({
      payment_type_id: 19,
      payment_data: '{"mealVouchers":[7.5,7.5],"restPaymentTypeId":12}',
    })
    expect(planOf(selection, amounts)).toMatchObject({
      ok: true,
      parts: [
        { paymentTypeId: 19, cents: 1500 },
        { paymentTypeId: 12, cents: 11_500 },
      ],
    })
  })

  test('with a worth that is no number is refused as such', () => {
    const selection = { ...withType(types, initialSelection(types), 19), voucherWorth: 'otto' }
    expect(planOf(selection, amounts)).toEqual({ ok: false, reason: 'worth-not-accepted' })
  })
})

test('meal vouchers do not pay what meal vouchers leave', () => {
  expect(restTypes(types).map(({ paymentTypeId }) => paymentTypeId)).toEqual([12, 13, 2])
})
