import { paymentTypesList } from '@bottega/contract/checkout/calls.ts'
import { ordersDelete } from '@bottega/contract/orders/calls.ts'
import { paymentType } from '@bottega/rules/payments/payment-types.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { shopOrder } from '../../orders/orders.tables.ts'
import {
  attemptsOf,
  buyerWith,
  byCard,
  deliver,
  later,
  limitStock,
  payingWith,
  placesIn,
  put,
  result,
  stockOf,
  usualShopping,
} from '../../../testing/orders/buying.ts'
import {
  cartOf,
  changesOf,
  confirm,
  leave,
  modify,
  orderByCard,
  setTo,
  viewOrder,
} from '../../../testing/orders/changing.ts'
import { chooseSlot } from '../../../testing/orders/ready-shopper.ts'
import { refusal } from '../../../testing/refusal.ts'
import { onBankPage, openShopWithBank, type ShopWithBank } from '../../../testing/servers/shop-with-bank.ts'
import { actingFor } from '../../../testing/staff.ts'
import { testNow } from '../../../testing/world.ts'
import { reapPayments } from '../payment/payment-reaper.ts'
import { advanceOrder } from '../../fulfilment/advance-order.service.ts'
import { lockOrder } from '../../orders/orders.service.ts'
import type { PaymentProvider } from '../../payments/payment-provider.ts'

let shop: ShopWithBank
beforeAll(async () => {
  shop = await openShopWithBank()
})
beforeEach(() => {
  shop.clock.now = testNow
  shop.noticesArrive = false
})
afterAll(() => shop.close())

const atBank = (orderId: number) => shop.bank.payments().filter(({ order }) => order === String(orderId))

/** An order of 22.41 held on a card, being changed to 29.39 in its draft: 6.90 more to hold. */
async function dearer() {
  const { buyer, orderId } = await orderByCard(shop)
  await modify(buyer, orderId)
  await setTo(shop, buyer, 'wine', 3)
  return { buyer, orderId }
}

async function advanceTo(orderId: number, ...statusIds: number[]): Promise<void> {
  for (const statusId of statusIds)
    await shop.shop.db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId)
      if (order !== undefined)
        await advanceOrder(shop.shop, tx, order, { toStatusId: statusId, actor: 'shop' }, shop.clock.now)
    })
  await deliver(shop)
}

describe('an order that becomes dearer', () => {
  test('asks the card for the difference only, and changes once it is held [checkout-17]', async () => {
    const { buyer, orderId } = await dearer()
    expect(await changesOf(buyer, orderId)).toMatchObject({ totalBefore: 21.49, totalAfter: 28.39, furtherHold: 6.9 })
    const { data, response } = await confirm(buyer, orderId)
    expect(response.infos).toEqual([])
    expect(data.redirectUrl).toContain(shop.bank.url)
    expect(await viewOrder(buyer, orderId)).toMatchObject({ status: { orderStatusId: 3 }, grossTotal: 21.49 })
    await onBankPage(data.redirectUrl, 'accepted')
    expect(await result(buyer, { orderId })).toMatchObject({ orderId, orderStatusId: 3, change: 'applied' })
    expect(await viewOrder(buyer, orderId)).toMatchObject({ grossTotal: 28.39 })
    expect(await attemptsOf(shop, orderId)).toMatchObject([
      { state: 'authorised', amountCents: 2241 },
      { state: 'authorised', amountCents: 690 },
    ])
    expect((await cartOf(buyer)).cartStatusId).toBe(1)
    // The two payments are charged in the end for exactly what the order then costs.
    await advanceTo(orderId, 4, 6)
    expect(await attemptsOf(shop, orderId)).toMatchObject([
      { state: 'captured', capturedCents: 2241 },
      { state: 'captured', capturedCents: 598 },
    ])
  })

  test('refused by the bank, the order and the draft stay as they were [checkout-24]', async () => {
    await limitStock(shop, 'lastOne', 5000)
    const { buyer, orderId } = await dearer()
    await put(shop, buyer, { lastOne: 2 })
    await chooseSlot(shop, buyer, 'laterMorning')
    const places = await placesIn(shop, shop.world.slots.laterMorning)
    const { data } = await confirm(buyer, orderId)
    // Everything is reserved before any money is asked for.
    expect(await stockOf(shop, shop.world.products.lastOne)).toBe(3000)
    await onBankPage(data.redirectUrl, 'declined')
    expect(await result(buyer, { orderId })).toMatchObject({ orderStatusId: 3, change: 'refused' })
    expect(await stockOf(shop, shop.world.products.lastOne)).toBe(5000)
    expect(await placesIn(shop, shop.world.slots.laterMorning)).toEqual(places)
    expect(await viewOrder(buyer, orderId)).toMatchObject({ grossTotal: 21.49, deliveryDate: '2026-11-17' })
    expect(await cartOf(buyer)).toMatchObject({
      cartStatusId: 7,
      totalItems: 3,
      timeslot: { timeslotId: shop.world.slots.laterMorning, holdExpired: false },
    })
    // A second try is a new authorisation of the same difference.
    const again = await confirm(buyer, orderId)
    await onBankPage(again.data.redirectUrl, 'accepted')
    expect(await result(buyer, { orderId })).toMatchObject({ change: 'applied' })
    expect(await viewOrder(buyer, orderId)).toMatchObject({ deliveryDate: '2026-11-18' })
  })

  test('does not charge the customer’s saved card when staff confirm it for them [checkout-78]', async () => {
    const buyer = await buyerWith(shop)
    const first = await byCard(buyer)
    await onBankPage(first.redirectUrl, 'accepted and remembered')
    await result(buyer, first)
    const { data } = await buyer.call(paymentTypesList, { query: { payment_type_id: paymentType.card } })
    const [card] = data.paymentTypes.flatMap(({ userPaymentAuths }) => userPaymentAuths)
    await chooseSlot(shop, buyer, 'laterMorning')
    await put(shop, buyer, usualShopping)
    const { orderId } = await payingWith(buyer, paymentType.card, undefined, card?.userPaymentAuthId)
    const acting = await actingFor(shop, buyer.userId)
    await modify(acting, orderId)
    await setTo(shop, acting, 'wine', 3)
    expect((await confirm(acting, orderId)).data.redirectUrl).toContain(shop.bank.url)
    expect(await attemptsOf(shop, orderId)).toMatchObject([
      { state: 'authorised', userPaymentAuthId: card?.userPaymentAuthId },
      { state: 'pending', userPaymentAuthId: null },
    ])
  })

  test('confirmed twice while the bank waits is one authorisation on one page', async () => {
    const { buyer, orderId } = await dearer()
    const { version } = await cartOf(buyer)
    const [first, second] = [await confirm(buyer, orderId, version), await confirm(buyer, orderId, version)]
    expect(second.data.redirectUrl).toBe(first.data.redirectUrl)
    expect(atBank(orderId)).toHaveLength(2)
    await onBankPage(first.data.redirectUrl, 'accepted')
    await Promise.all([result(buyer, { orderId }), result(buyer, { orderId })])
    expect((await viewOrder(buyer, orderId)).events.filter(({ change }) => change !== undefined)).toHaveLength(1)
  })

  test('changed again while the bank waits, the first page is closed before another is opened', async () => {
    const { buyer, orderId } = await dearer()
    const first = await confirm(buyer, orderId)
    await setTo(shop, buyer, 'wine', 4)
    const second = await confirm(buyer, orderId)
    expect(second.data.redirectUrl).not.toBe(first.data.redirectUrl)
    expect(
      atBank(orderId)
        .map(({ status }) => status)
        .toSorted(),
    ).toEqual(['authorised', 'open', 'voided'])
    await onBankPage(second.data.redirectUrl, 'accepted')
    await result(buyer, { orderId })
    expect(await viewOrder(buyer, orderId)).toMatchObject({ grossTotal: 35.29 })
  })

  test('paid at last while the draft went on, the draft stays over the order as it now is', async () => {
    const { buyer, orderId } = await dearer()
    const { data } = await confirm(buyer, orderId)
    await setTo(shop, buyer, 'wine', 4)
    await onBankPage(data.redirectUrl, 'accepted')
    await result(buyer, { orderId })
    expect(await viewOrder(buyer, orderId)).toMatchObject({ grossTotal: 28.39 })
    expect(await cartOf(buyer)).toMatchObject({ cartStatusId: 7, orderId })
    expect(await changesOf(buyer, orderId)).toMatchObject({ totalBefore: 28.39, totalAfter: 35.29, furtherHold: 6.9 })
  })

  test('left while the bank waits, the page is closed and nothing changed', async () => {
    const { buyer, orderId } = await dearer()
    await confirm(buyer, orderId)
    const left = await leave(buyer, orderId)
    expect(left.response.infos[0]?.code).toBe('info.order.left')
    expect(
      atBank(orderId)
        .map(({ status }) => status)
        .toSorted(),
    ).toEqual(['authorised', 'voided'])
    expect(await viewOrder(buyer, orderId)).toMatchObject({ grossTotal: 21.49, can: { modify: true } })
  })

  test('left after the bank said yes and before the shop knew, the order has changed, for it is paid', async () => {
    const { buyer, orderId } = await dearer()
    const { data } = await confirm(buyer, orderId)
    await onBankPage(data.redirectUrl, 'accepted')
    expect((await leave(buyer, orderId)).response.infos[0]?.code).toBe('info.order.changed')
    expect(atBank(orderId).map(({ status }) => status)).toEqual(['authorised', 'authorised'])
    expect(await viewOrder(buyer, orderId)).toMatchObject({ grossTotal: 28.39 })
  })

  test('authorised once the pickers have the order, it is let go of, and the draft is closed', async () => {
    await limitStock(shop, 'formula', 5000)
    const { buyer, orderId } = await dearer()
    await put(shop, buyer, { formula: 1 })
    const { data } = await confirm(buyer, orderId)
    await onBankPage(data.redirectUrl, 'accepted')
    await advanceTo(orderId, 5)
    expect(await result(buyer, { orderId })).toMatchObject({ orderStatusId: 5, change: 'refused' })
    await deliver(shop)
    expect(
      atBank(orderId)
        .map(({ status }) => status)
        .toSorted(),
    ).toEqual(['authorised', 'voided'])
    expect(await stockOf(shop, shop.world.products.formula)).toBe(5000)
    expect((await cartOf(buyer)).cartStatusId).toBe(1)
    expect(await viewOrder(buyer, orderId)).toMatchObject({ grossTotal: 21.49 })
  })

  test('cancelled while the bank waits, everything goes back once', async () => {
    await limitStock(shop, 'formula', 5000)
    const { buyer, orderId } = await dearer()
    await put(shop, buyer, { formula: 1 })
    const { data } = await confirm(buyer, orderId)
    await buyer.call(ordersDelete, { body: { order_id: orderId } })
    expect(await stockOf(shop, shop.world.products.formula)).toBe(5000)
    await onBankPage(data.redirectUrl, 'accepted').catch(() => undefined)
    await result(buyer, { orderId })
    await deliver(shop)
    expect(atBank(orderId).map(({ status }) => status)).toEqual(['voided', 'voided'])
    expect(await stockOf(shop, shop.world.products.formula)).toBe(5000)
    expect(await viewOrder(buyer, orderId)).toMatchObject({ status: { orderStatusId: 10 } })
  })
})

describe('an order that becomes cheaper, or is covered by what is held', () => {
  test('asks no provider, and charges less in the end', async () => {
    const { buyer, orderId } = await orderByCard(shop)
    await modify(buyer, orderId)
    await setTo(shop, buyer, 'wine', 1)
    await put(shop, buyer, { pasta: 1 })
    expect(await changesOf(buyer, orderId)).toMatchObject({ furtherHold: 0 })
    const { data } = await confirm(buyer, orderId)
    expect(data.redirectUrl).toBeUndefined()
    expect(atBank(orderId)).toHaveLength(1)
    await advanceTo(orderId, 4, 6)
    expect(await attemptsOf(shop, orderId)).toMatchObject([
      { state: 'captured', amountCents: 2241, capturedCents: Math.round(data.order.grossTotal * 100) },
    ])
  })
})

describe('housekeeping', () => {
  test('settles a change whose process died between the bank’s yes and storing it', async () => {
    const { buyer, orderId } = await dearer()
    const { data } = await confirm(buyer, orderId)
    await onBankPage(data.redirectUrl, 'accepted')
    await later(shop, 1.1)
    await reapPayments(shop.shop)
    expect(await viewOrder(buyer, orderId)).toMatchObject({ grossTotal: 28.39 })
  })

  test('gives up a change that was not paid for, and the order stays', async () => {
    const { buyer, orderId } = await dearer()
    await confirm(buyer, orderId)
    await later(shop, 16)
    await reapPayments(shop.shop)
    expect(await viewOrder(buyer, orderId)).toMatchObject({ grossTotal: 21.49, status: { orderStatusId: 3 } })
    expect(
      atBank(orderId)
        .map(({ status }) => status)
        .toSorted(),
    ).toEqual(['authorised', 'voided'])
    expect(await cartOf(buyer)).toMatchObject({ cartStatusId: 7, orderId })
  })

  test.each([
    ['asked', 'pending'],
    ['was about to ask', 'created'],
  ])('gives up, after two minutes, a change whose process died as it %s the bank [checkout-64]', async (_, state) => {
    const { buyer, orderId } = await dearer()
    const payments = shop.shop.payments as Map<string, PaymentProvider>
    const sandbox = payments.get('sandbox')
    if (sandbox === undefined) throw new Error('the shop has no sandbox')
    payments.set('sandbox', { ...sandbox, authorise: () => Promise.reject(new Error('killed')) })
    await expect(confirm(buyer, orderId)).rejects.toEqual(refusal('error.general'))
    payments.set('sandbox', sandbox)
    const left = `update payment_attempt set state = $2 where order_id = $1 and state = 'pending'`
    await shop.shop.database.pool.query(left, [orderId, state])
    await later(shop, 1.5)
    await reapPayments(shop.shop)
    expect(await attemptsOf(shop, orderId)).toMatchObject([{ state: 'authorised' }, { state }])
    await later(shop, 1)
    await reapPayments(shop.shop)
    expect(await attemptsOf(shop, orderId)).toMatchObject([{ state: 'authorised' }, { state: 'declined' }])
    expect(await leave(buyer, orderId)).toBeDefined()
    expect(await viewOrder(buyer, orderId)).toMatchObject({ grossTotal: 21.49, status: { orderStatusId: 3 } })
  })

  test('gives up a change that never reached the bank', async () => {
    await limitStock(shop, 'lastOne', 5000)
    const { buyer, orderId } = await dearer()
    await put(shop, buyer, { lastOne: 1 })
    await shop.bank.close()
    await confirm(buyer, orderId).catch(() => undefined)
    expect(await stockOf(shop, shop.world.products.lastOne)).toBe(4000)
    expect(await viewOrder(buyer, orderId)).toMatchObject({ grossTotal: 21.49, status: { orderStatusId: 3 } })
    await expect(leave(buyer, orderId)).rejects.toEqual(refusal('error.checkout.paymentPending'))
    expect(await shop.shop.db.$count(shopOrder, eq(shopOrder.id, orderId))).toBe(1)
  })
})
