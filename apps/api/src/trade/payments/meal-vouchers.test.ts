import { cartUpdateCartInfo, cartView } from '@bottega/contract/cart/calls.ts'
import { checkoutBuy, checkoutPrebilledAmount, ordersModifyPaymentType } from '@bottega/contract/checkout/calls.ts'
import { ordersPayment, ordersView } from '@bottega/contract/orders/calls.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { product } from '../catalog/products.tables.ts'
import {
  attemptsOf,
  atTheDoor,
  buyerWith,
  byCard,
  deliver,
  ordersOf,
  payingWith,
  result,
  statusOf,
} from '../../testing/orders/buying.ts'
import { onBankPage, openShopWithBank, type ShopWithBank } from '../../testing/servers/shop-with-bank.ts'
import type { Person } from '../../testing/test-shop.ts'
import { testNow } from '../../testing/world.ts'
import { advanceOrder } from '../fulfilment/advance-order.service.ts'
import { lockOrder } from '../orders/orders.service.ts'
import { reapPayments } from '../checkout/payment/payment-reaper.ts'
import { later } from '../../testing/orders/buying.ts'
import { refusal } from '../../testing/refusal.ts'

let shop: ShopWithBank
beforeAll(async () => {
  shop = await openShopWithBank()
})
beforeEach(() => {
  shop.clock.now = testNow
  shop.noticesArrive = true
})
afterAll(() => shop.close())

/** Eighteen bottles at 6.90: above 100 euro. */
const muchFood = () => buyerWith(shop, { wine: 18 })
const eights = (count: number) => ({ mealVouchers: Array.from({ length: count }, () => 8) })
const atBank = (orderId: number) => shop.bank.payments().filter(({ order }) => order === String(orderId))
const statesOf = async (orderId: number) =>
  (await attemptsOf(shop, orderId)).map(({ part, paymentTypeId, state }) => [part, paymentTypeId, state])

/** Paid with five vouchers of 8 euro on the card, the rest by card; both pages still to be visited. */
async function splitOrder(): Promise<{ buyer: Person; orderId: number; redirectUrl: string | undefined }> {
  const buyer = await muchFood()
  const { orderId, redirectUrl } = await payingWith(buyer, 19, { ...eights(5), restPaymentTypeId: 12 })
  return { buyer, orderId, redirectUrl }
}

describe('meal vouchers are refused [payments-30]', () => {
  test.each([
    ['nine of them', 'error.checkout.mealVouchers.tooMany', eights(9)],
    ['none of them', 'error.checkout.mealVouchers.worth', {}],
    ['worth more than any is', 'error.checkout.mealVouchers.worth', { mealVouchers: [50] }],
    [
      'with the rest by meal vouchers again',
      'error.checkout.paymentTypeNotAllowed',
      { ...eights(2), restPaymentTypeId: 21 },
    ],
    [
      'with the rest on an account without an agreement',
      'error.checkout.paymentTypeNotAllowed',
      { ...eights(2), restPaymentTypeId: 11 },
    ],
  ])('%s', async (_, code, data) => {
    const buyer = await muchFood()
    await expect(payingWith(buyer, 19, data)).rejects.toEqual(refusal(code))
    expect(await ordersOf(shop, buyer)).toEqual([])
  })

  test('for spending that is not above 100 euro', async () => {
    await expect(payingWith(await buyerWith(shop), 19, eights(2))).rejects.toEqual(
      refusal('error.checkout.mealVouchers.spending'),
    )
  })

  test('where an invoice is wanted', async () => {
    const buyer = await muchFood()
    await buyer.call(cartUpdateCartInfo, { body: { property: 'need_invoice', value: 'true' } })
    await expect(payingWith(buyer, 19, eights(2))).rejects.toEqual(refusal('error.checkout.paymentTypeNotAllowed'))
  })

  test('for what is no food', async () => {
    const buyer = await muchFood()
    await shop.shop.db
      .update(product)
      .set({ mealVoucherEligible: false })
      .where(eq(product.id, shop.world.products.wine))
    await expect(payingWith(buyer, 19, eights(2))).rejects.toEqual(refusal('error.checkout.mealVouchers.noFood'))
    await shop.shop.db
      .update(product)
      .set({ mealVoucherEligible: true })
      .where(eq(product.id, shop.world.products.wine))
  })

  test.each(['{', '[]', '{"mealVouchers":["8"]}', 'null'])('when payment_data is %s', async (text) => {
    const buyer = await muchFood()
    await expect(buyer.call(checkoutBuy, { query: { payment_type_id: 19, payment_data: text } })).rejects.toEqual(
      refusal('error.request.invalid'),
    )
  })
})

test('other keys of payment_data are taken, ignored and not stored [payments-176]', async () => {
  const buyer = await muchFood()
  const data = { ...eights(5), restPaymentTypeId: 12, browser: { width: 390 }, installments: null }
  const { orderId } = await payingWith(buyer, 19, data)
  expect(atBank(orderId)).toMatchObject([{ kind: 'meal-card', amount: 4000 }])
  const [order] = await ordersOf(shop, buyer)
  expect(order?.paymentChoice).toEqual({ mealVoucherCents: [800, 800, 800, 800, 800], restPaymentTypeId: 12 })
  const query = { payment_type_id: 2, payment_data: '{"installments":3}' }
  expect((await (await muchFood()).call(checkoutBuy, { query })).data.orderId).toBeGreaterThan(0)
})

describe('meal vouchers and a card', () => {
  test('are two pages, one after the other, and one order that stands after the second [payments-6]', async () => {
    const { buyer, orderId, redirectUrl } = await splitOrder()
    expect(atBank(orderId)).toMatchObject([{ kind: 'meal-card', amount: 4000 }])
    await onBankPage(redirectUrl, 'accepted')
    const next = await result(buyer, { orderId })
    expect(next).toMatchObject({ orderStatusId: 1, isNext: true })
    expect(await result(buyer, { orderId })).toMatchObject({ redirectUrl: next.redirectUrl, isNext: false })
    await onBankPage(next.redirectUrl, 'accepted')
    expect((await result(buyer, { orderId })).orderStatusId).toBe(3)
    expect(await statesOf(orderId)).toEqual([
      [0, 19, 'authorised'],
      [1, 12, 'authorised'],
    ])
    const [order] = await ordersOf(shop, buyer)
    const paid = atBank(orderId).reduce((sum, { amount }) => sum + amount, 0)
    expect(paid).toBe(order?.prebilledCents)
  })

  test('pay the whole delivery: vouchers do not go with a discount on it', async () => {
    const buyer = await muchFood()
    const amountFor = async (type: number) =>
      (await buyer.call(checkoutPrebilledAmount, { query: { payment_type_id: type } })).data
    const [card, vouchers] = [await amountFor(12), await amountFor(19)]
    expect(vouchers.total).toBeGreaterThan(card.total)
    expect(vouchers.mealVoucherAmount).toBe(124.2)
    const { orderId } = await payingWith(buyer, 19, eights(5))
    const { data } = await buyer.call(ordersView, { query: { order_id: orderId } })
    expect(data.order.grossTotal).toBe(vouchers.total)
  })

  test('when the card says no, the vouchers are let go of and the order is unpaid', async () => {
    const { buyer, orderId, redirectUrl } = await splitOrder()
    await onBankPage(redirectUrl, 'accepted')
    const next = await result(buyer, { orderId })
    await onBankPage(next.redirectUrl, 'declined')
    expect((await result(buyer, { orderId })).orderStatusId).toBe(11)
    await deliver(shop)
    expect(atBank(orderId).map(({ status }) => status)).toEqual(['voided', 'declined'])
  })

  test('are tried again whole, the same way or another', async () => {
    const { buyer, orderId, redirectUrl } = await splitOrder()
    await onBankPage(redirectUrl, 'declined')
    expect((await result(buyer, { orderId })).orderStatusId).toBe(11)
    expect(await statesOf(orderId)).toEqual([
      [0, 19, 'declined'],
      [1, 12, 'voided'],
    ])
    const again = await buyer.call(ordersPayment, { body: { order_id: orderId } })
    expect(again.data.redirectUrl).toContain('/pay/')
    await onBankPage(again.data.redirectUrl, 'declined')
    await result(buyer, { orderId })
    const other = await buyer.call(ordersModifyPaymentType, { body: { order_id: orderId, payment_type_id: 2 } })
    expect(other.data.order.status.orderStatusId).toBe(3)
    expect((await statesOf(orderId)).at(-1)).toEqual([1, 2, 'pending'])
  })

  test('are paid in another way by the JSON of payment_data [payments-29]', async () => {
    const { buyer, orderId, redirectUrl } = await splitOrder()
    await onBankPage(redirectUrl, 'declined')
    await result(buyer, { orderId })
    const payment_data = JSON.stringify({ ...eights(3), restPaymentTypeId: 2 })
    const body = { order_id: orderId, payment_type_id: 18, payment_data }
    const { order } = (await buyer.call(ordersModifyPaymentType, { body })).data
    expect(order.status.orderStatusId).toBe(3)
    expect(await statesOf(orderId)).toEqual(
      expect.arrayContaining([
        [0, 18, 'pending'],
        [1, 2, 'pending'],
      ]),
    )
    expect(order.payments.find(({ paymentTypeId }) => paymentTypeId === 18)).toMatchObject({ amount: 24 })
  })

  test('the reaper leaves the second page its time, and ends what was not continued', async () => {
    const { orderId, redirectUrl } = await splitOrder()
    await later(shop, 5)
    await reapPayments(shop.shop)
    expect(await statusOf(shop, orderId)).toBe(1)
    await onBankPage(redirectUrl, 'accepted')
    await later(shop, 5)
    await reapPayments(shop.shop)
    expect(await statusOf(shop, orderId)).toBe(1)
    await later(shop, 30)
    await reapPayments(shop.shop)
    expect(await statusOf(shop, orderId)).toBe(11)
    await deliver(shop)
    expect(atBank(orderId)).toMatchObject([{ status: 'voided' }])
  })

  test('are charged the vouchers first and the card for what is left [payments-12]', async () => {
    const { buyer, orderId, redirectUrl } = await splitOrder()
    await onBankPage(redirectUrl, 'accepted')
    await onBankPage((await result(buyer, { orderId })).redirectUrl, 'accepted')
    await result(buyer, { orderId })
    await shop.shop.db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId)
      if (order === undefined) throw new Error('no order')
      const picking = await advanceOrder(shop.shop, tx, order, { toStatusId: 4, actor: 'shop' }, shop.clock.now)
      await advanceOrder(shop.shop, tx, picking, { toStatusId: 6, actor: 'shop' }, shop.clock.now)
    })
    await deliver(shop)
    const [order] = await ordersOf(shop, buyer)
    expect(atBank(orderId).map(({ status, captured }) => [status, captured])).toEqual([
      ['captured', 4000],
      ['captured', (order?.totalCents ?? 0) - 4000],
    ])
  })
})

test('paper vouchers and the rest at the door need no bank [payments-13]', async () => {
  const buyer = await muchFood()
  const reply = await payingWith(buyer, 18, { ...eights(3), restPaymentTypeId: 2 })
  expect(reply.orderStatusId).toBe(3)
  expect(await statesOf(reply.orderId)).toEqual([
    [0, 18, 'pending'],
    [1, 2, 'pending'],
  ])
})

test('going over to meal vouchers after a card was declined is another order, at the undiscounted delivery', async () => {
  const buyer = await muchFood()
  const first = await byCard(buyer)
  await onBankPage(first.redirectUrl, 'declined')
  await result(buyer, first)
  const second = await payingWith(buyer, 18, { ...eights(3), restPaymentTypeId: 2 })
  expect(second.orderId).not.toBe(first.orderId)
  expect(await statusOf(shop, first.orderId)).toBe(10)
  const [one, other] = (await ordersOf(shop, buyer)).toSorted((a, b) => a.id - b.id)
  expect(other?.totalCents).toBeGreaterThan(one?.totalCents ?? 0)
})

test('and back again from a meal voucher page to the card', async () => {
  const { buyer, orderId } = await splitOrder()
  // As the page sends it: with the version and the mark of what was seen.
  const { version, quote } = (await buyer.call(cartView)).data
  const query = { payment_type_id: 12, cart_version: version, cart_quote: quote }
  const { data: second } = await buyer.call(checkoutBuy, { query, idempotencyKey: 'another press' })
  expect(second.orderId).not.toBe(orderId)
  expect(await statusOf(shop, orderId)).toBe(10)
  await expect(atTheDoor(buyer)).resolves.toMatchObject({ orderId: second.orderId, orderStatusId: 3 })
})
