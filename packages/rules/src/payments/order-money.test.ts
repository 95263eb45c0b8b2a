import { expect, test } from 'vitest'
import { orderMoney } from './order-money.ts'
import { paymentType } from './payment-types.ts'

const part = (paymentTypeId: number, state: string, amountCents = 1000) => ({ paymentTypeId, state, amountCents })

test.each([
  ['a card holds it', paymentType.card, 'authorised', 'held'],
  ['it is handed over at the door', paymentType.onDelivery, 'pending', 'door'],
  ['it is owed on the account', paymentType.deferred, 'authorised', 'account'],
  ['it is owed once the goods are picked', paymentType.consolidatedInvoice, 'captured', 'account'],
  ['meal vouchers pay it', paymentType.mealVoucherCard, 'authorised', 'meal-voucher'],
  ['paper vouchers are handed over', paymentType.mealVoucherPaper, 'pending', 'meal-voucher'],
])('%s', (_what, paymentTypeId, state, kind) => {
  expect(orderMoney([part(paymentTypeId, state)])).toEqual([{ kind, paymentTypeId, cents: 1000 }])
})

test.each([
  ['a card the bank still decides on', paymentType.card, 'pending'],
  ['a card that was charged', paymentType.card, 'captured'],
  ['cash that was taken', paymentType.onDelivery, 'captured'],
])('nothing is said of %s', (_what, paymentTypeId, state) => {
  expect(orderMoney([part(paymentTypeId, state)])).toEqual([])
})

test('parts of one way of paying are one sum, others stand beside it', () => {
  const { card, mealVoucherApp } = paymentType
  const parts = [part(mealVoucherApp, 'authorised', 800), part(card, 'authorised', 1500), part(card, 'authorised', 250)]
  expect(orderMoney(parts)).toEqual([
    { kind: 'meal-voucher', paymentTypeId: mealVoucherApp, cents: 800 },
    { kind: 'held', paymentTypeId: card, cents: 1750 },
  ])
})
