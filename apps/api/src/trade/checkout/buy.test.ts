import { checkoutBuy } from '@bottega/contract/checkout/calls.ts'
import { cartUpdateCartInfo, cartView } from '@bottega/contract/cart/calls.ts'
import { paymentType } from '@bottega/rules/payments/payment-types.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cart } from '../cart/cart.tables.ts'
import { orderAdjustment, orderEvent, orderLine } from '../orders/orders.tables.ts'
import { stockMovement } from '../orders/stock/stock.tables.ts'
import { slotHold } from '../delivery/holds.tables.ts'
import { outbox } from '../../kernel/outbox/outbox.tables.ts'
import {
  attemptsOf,
  atTheDoor,
  byCard,
  buyerWith,
  later,
  limitStock,
  ordersOf,
  placesIn,
  put,
  result,
  statusOf,
  stockOf,
} from '../../testing/orders/buying.ts'
import { chooseSlot } from '../../testing/orders/ready-shopper.ts'
import { refusal } from '../../testing/refusal.ts'
import { onBankPage, openShopWithBank, type ShopWithBank } from '../../testing/servers/shop-with-bank.ts'
import type { Person } from '../../testing/test-shop.ts'
import { testNow } from '../../testing/world.ts'
import { loadCart } from '../cart/load-cart.ts'
import { priceLoadedCart } from '../cart/price-loaded-cart.ts'
import { placeOrder } from '../orders/place-order.service.ts'
import { orderDraft } from './order-draft.ts'
import { goOnPaying } from './payment/pay-order.service.ts'

let shop: ShopWithBank
beforeAll(async () => {
  shop = await openShopWithBank()
})
beforeEach(() => {
  shop.clock.now = testNow
})
afterAll(() => shop.close())

const buy = (person: Person, more: Record<string, unknown> = {}) =>
  person.call(checkoutBuy, { query: { payment_type_id: 12, ...more } })
const eventsOf = async (orderId: number) =>
  (await shop.shop.db.select().from(orderEvent).where(eq(orderEvent.orderId, orderId)).orderBy(orderEvent.id)).map(
    ({ statusId }) => statusId,
  )
const mailsOf = async (orderId: number) =>
  (await shop.shop.db.select().from(outbox)).filter(
    ({ kind, payload }) => kind === 'mail.orderConfirmation' && payload['orderId'] === orderId,
  )
const paymentsAtBank = (orderId: number) => shop.bank.payments().filter(({ order }) => order === String(orderId))

describe('buying is refused', () => {
  test('to an anonymous visitor, and without a cart', async () => {
    await expect(buy(shop.anonymous())).rejects.toMatchObject({ httpStatus: 419 })
    await expect(buy(await shop.shopper())).rejects.toEqual(refusal('error.cart.empty'))
  })

  test('when the reservation of the slot has run out, even if the slot is free', async () => {
    const buyer = await buyerWith(shop)
    await later(shop, 60)
    await expect(buy(buyer)).rejects.toEqual(refusal('error.timeslot.holdExpired'))
  })

  test('once the time to order for the slot is over', async () => {
    const buyer = await buyerWith(shop)
    await shop.shop.db
      .update(slotHold)
      .set({ expiresAt: new Date(testNow.getTime() + 86_400_000 * 3) })
      .where(eq(slotHold.userId, buyer.userId))
    await later(shop, 21 * 60)
    await expect(buy(buyer)).rejects.toEqual(refusal('error.timeslot.closed'))
  })

  test('below the smallest order [checkout-33]', async () => {
    await expect(buy(await buyerWith(shop, { wine: 1 }))).rejects.toEqual(refusal('error.checkout.minimumNotReached'))
  })

  test('for a version of the cart that is no longer shown [checkout-30]', async () => {
    const buyer = await buyerWith(shop)
    const { data } = await buyer.call(cartView)
    await put(shop, buyer, { pasta: 1 })
    await expect(buy(buyer, { cart_version: data.version })).rejects.toEqual(refusal('error.checkout.cartChanged'))
  })

  test.each([11, 101, 999])('with payment type %i, which this person may not use [checkout-67]', async (type) => {
    const buyer = await buyerWith(shop)
    await expect(buy(buyer, { payment_type_id: type })).rejects.toEqual(refusal('error.checkout.paymentTypeNotAllowed'))
  })

  test('with something that was sold out meanwhile', async () => {
    await limitStock(shop, 'formula', 2000)
    const [first, second] = [await buyerWith(shop, { formula: 2 }), await buyerWith(shop, { formula: 2 })]
    await atTheDoor(first)
    await expect(buy(second)).rejects.toEqual(refusal('error.icsmallcart.error.product.not.available'))
    expect(await stockOf(shop, shop.world.products.formula)).toBe(0)
  })

  test('and a refusal changes nothing', async () => {
    const buyer = await buyerWith(shop)
    const places = await placesIn(shop, shop.world.slots.tomorrowMorning)
    const before = await buyer.call(cartView)
    await expect(buy(buyer, { payment_type_id: 11 })).rejects.toThrow('error.checkout.paymentTypeNotAllowed')
    expect(await ordersOf(shop, buyer)).toEqual([])
    expect(await placesIn(shop, shop.world.slots.tomorrowMorning)).toEqual(places)
    expect((await buyer.call(cartView)).data).toEqual(before.data)
  })
})

describe('paid at the door', () => {
  test('the order stands at once, and its parts add up', async () => {
    const buyer = await buyerWith(shop, { wine: 2, apples: 1.2 })
    await buyer.call(cartUpdateCartInfo, { body: { property: 'order_note', value: 'Suonare due volte' } })
    const { orderId, orderStatusId, redirectUrl, cart: next } = await atTheDoor(buyer)
    expect({ orderStatusId, redirectUrl }).toEqual({ orderStatusId: 3, redirectUrl: undefined })
    expect(await eventsOf(orderId)).toEqual([1, 3])
    const [order] = await ordersOf(shop, buyer)
    // 13.80 + 1.2 × 2.29 = 16.55, delivery 4.90, bags 0.50; 40 % of 2.75 is 1.10.
    expect(order).toMatchObject({ totalCents: 2195, prebilledCents: 2305, note: 'Suonare due volte' })
    const lines = await shop.shop.db.select().from(orderLine).where(eq(orderLine.orderId, orderId))
    const rows = await shop.shop.db.select().from(orderAdjustment).where(eq(orderAdjustment.orderId, orderId))
    const sum = [...lines.map((line) => line.totalCents), ...rows.map(({ cents }) => cents)].reduce((a, b) => a + b)
    expect(sum).toBe(2195)
    expect(next).toMatchObject({ totalItems: 0, shippingAddress: { addressId: buyer.addressId } })
  })

  test('takes the goods and turns the reservation into a booking', async () => {
    await limitStock(shop, 'lastOne', 5000)
    const buyer = await buyerWith(shop, { lastOne: 2 })
    const before = await placesIn(shop, shop.world.slots.tomorrowMorning)
    const { orderId } = await atTheDoor(buyer)
    expect(await placesIn(shop, shop.world.slots.tomorrowMorning)).toEqual({
      held: (before.held ?? 0) - 1,
      booked: (before.booked ?? 0) + 1,
    })
    expect(await stockOf(shop, shop.world.products.lastOne)).toBe(3000)
    const movements = await shop.shop.db.select().from(stockMovement)
    expect(movements.filter(({ reference }) => reference.startsWith(`order:${orderId}:`))).toMatchObject([
      { delta: -2000, productId: shop.world.products.lastOne },
    ])
  })

  test('sends one confirmation, and asks no bank', async () => {
    const { orderId } = await atTheDoor(await buyerWith(shop))
    expect(await mailsOf(orderId)).toHaveLength(1)
    expect(paymentsAtBank(orderId)).toEqual([])
  })
})

describe('paid by card', () => {
  test('the person is sent to the bank, which holds the prebilled amount', async () => {
    const buyer = await buyerWith(shop)
    const { orderId, orderStatusId, redirectUrl, cart: cartAfterwards } = await byCard(buyer)
    expect(orderStatusId).toBe(1)
    expect(redirectUrl).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/pay\/.{32}$/)
    expect(cartAfterwards.totalItems).toBe(2)
    expect(await mailsOf(orderId)).toEqual([])
    expect(paymentsAtBank(orderId)).toMatchObject([{ amount: 2241, currency: 'EUR', status: 'open' }])
    await onBankPage(redirectUrl, 'accepted')
    expect(await result(buyer, { orderId })).toEqual({ orderId, orderStatusId: 3 })
    expect(await mailsOf(orderId)).toHaveLength(1)
    expect((await buyer.call(cartView)).data.totalItems).toBe(0)
    expect(await attemptsOf(shop, orderId)).toMatchObject([{ state: 'authorised', amountCents: 2241 }])
  })

  test('who comes back while the bank’s notice comes in is told the truth', async () => {
    const buyer = await buyerWith(shop)
    const { orderId, redirectUrl } = await byCard(buyer)
    const [asReadBefore] = await ordersOf(shop, buyer)
    if (asReadBefore === undefined) throw new Error('there is no order')
    await onBankPage(redirectUrl, 'accepted')
    await expect.poll(() => statusOf(shop, orderId)).toBe(3)
    const { order } = await goOnPaying(shop.shop, asReadBefore, 'it')
    expect(order.statusId).toBe(3)
  })

  test('another customer learns nothing of the payment', async () => {
    const { orderId } = await byCard(await buyerWith(shop))
    const otherCustomer = await shop.shopper()
    await expect(result(otherCustomer, { orderId })).rejects.toEqual(refusal('error.order.notFound'))
  })

  test('the way back proves nothing: only the bank says whether it was paid', async () => {
    const buyer = await buyerWith(shop)
    const { orderId, redirectUrl } = await byCard(buyer)
    const reply = await result(buyer, { orderId })
    expect(reply).toEqual({ orderId, orderStatusId: 1, redirectUrl, isNext: false })
  })
})

describe('sent again', () => {
  test('the same version is the same order and the same page', async () => {
    const buyer = await buyerWith(shop)
    const first = await byCard(buyer)
    const second = await byCard(buyer)
    expect(second).toMatchObject({ orderId: first.orderId, redirectUrl: first.redirectUrl })
    expect(paymentsAtBank(first.orderId)).toHaveLength(1)
  })

  test('after the order stands it is answered by its version', async () => {
    const buyer = await buyerWith(shop)
    const { data: seen } = await buyer.call(cartView)
    const send = () => buy(buyer, { payment_type_id: 2, cart_version: seen.version })
    const first = (await send()).data
    const second = (await send()).data
    expect(second).toMatchObject({ orderId: first.orderId, orderStatusId: 3 })
    expect(await ordersOf(shop, buyer)).toHaveLength(1)
  })

  test('and by the key the client gave it [checkout-37]', async () => {
    const buyer = await buyerWith(shop)
    const send = () =>
      shop.app.inject({
        method: 'POST',
        url: '/ebsn/api/checkout/buy?payment_type_id=2',
        headers: { 'x-ebsn-account': buyer.token, 'x-ebsn-client': 'site', 'idempotency-key': `key-${buyer.userId}` },
        payload: {},
      })
    const first = (await send()).json<{ data: { orderId: number } }>()
    const second = (await send()).json<{ data: { orderId: number } }>()
    expect(second.data.orderId).toBe(first.data.orderId)
    expect(await ordersOf(shop, buyer)).toMatchObject([{ idempotencyKey: `key-${buyer.userId}` }])
  })

  test.each([
    ['of the next cart', undefined],
    ['of the next cart, with the version seen', 'seen'],
  ])('a key used again for another cart, %s, is refused, and nothing is ordered [checkout-39]', async (_, says) => {
    const buyer = await buyerWith(shop)
    const send = (cartVersion?: number) =>
      buyer.call(checkoutBuy, {
        query: {
          payment_type_id: paymentType.onDelivery,
          ...(cartVersion === undefined ? {} : { cart_version: cartVersion }),
        },
        idempotencyKey: 'one-press',
      })
    const { data } = await send()
    await chooseSlot(shop, buyer, 'tomorrowMorning')
    await put(shop, buyer, { milk: 20 })
    const next = await buyer.call(cartView)
    await expect(send(says === undefined ? undefined : next.data.version)).rejects.toMatchObject({
      code: 'error.checkout.keyReused',
    })
    expect(await ordersOf(shop, buyer)).toMatchObject([{ id: data.orderId }])
  })

  test('a key used again for a cart that was changed is refused [checkout-40]', async () => {
    const buyer = await buyerWith(shop)
    const send = () =>
      buyer.call(checkoutBuy, { query: { payment_type_id: paymentType.card }, idempotencyKey: 'one-press' })
    const { data } = await send()
    expect((await send()).data.orderId).toBe(data.orderId)
    await put(shop, buyer, { milk: 1 })
    await expect(send()).rejects.toMatchObject({ code: 'error.checkout.keyReused' })
    expect(await ordersOf(shop, buyer)).toHaveLength(1)
  })

  test('another person’s key is their own [checkout-38]', async () => {
    const buyers = [await buyerWith(shop), await buyerWith(shop)]
    for (const buyer of buyers)
      await buyer.call(checkoutBuy, {
        query: { payment_type_id: paymentType.onDelivery },
        idempotencyKey: 'the-same-key',
      })
    for (const buyer of buyers) expect(await ordersOf(shop, buyer)).toMatchObject([{ userId: buyer.userId }])
  })

  test('with another key, the version bought is the same order [checkout-41]', async () => {
    const buyer = await buyerWith(shop)
    const send = (idempotencyKey: string) =>
      buyer.call(checkoutBuy, { query: { payment_type_id: paymentType.card }, idempotencyKey })
    const [first, second] = [await send(`one-${buyer.userId}`), await send(`other-${buyer.userId}`)]
    expect(second.data.orderId).toBe(first.data.orderId)
  })

  test('at once, it is one order and one payment', async () => {
    const buyer = await buyerWith(shop)
    const replies = await Promise.all(Array.from({ length: 5 }, () => byCard(buyer)))
    expect(new Set(replies.map(({ orderId }) => orderId)).size).toBe(1)
    expect(new Set(replies.map(({ redirectUrl }) => redirectUrl)).size).toBe(1)
    expect(paymentsAtBank(replies[0]?.orderId ?? 0)).toHaveLength(1)
  })
})

test('the database itself refuses a second order of one version [checkout-42]', async () => {
  const buyer = await buyerWith(shop)
  await atTheDoor(buyer)
  const [order] = await ordersOf(shop, buyer)
  const again = shop.shop.database.pool.query(
    `insert into shop_order (user_id, cart_id, cart_version, idempotency_key, status_id, store_id, warehouse_id,
       delivery_service_id, address, slot_id, slot_day, slot_begin_at, slot_end_at, goods_cents, total_cents,
       prebilled_cents, payment_type_id)
     select user_id, cart_id, cart_version, 'other', status_id, store_id, warehouse_id, delivery_service_id, address,
       slot_id, slot_day, slot_begin_at, slot_end_at, goods_cents, total_cents, prebilled_cents, payment_type_id
     from shop_order where id = $1`,
    [order?.id],
  )
  await expect(again).rejects.toMatchObject({ constraint: 'shop_order_cart_version' })
})

test('a customer who went on shopping while the bank decided keeps what they added', async () => {
  const buyer = await buyerWith(shop, { wine: 2 })
  const { orderId, redirectUrl } = await byCard(buyer)
  await put(shop, buyer, { wine: 1, milk: 3 })
  await onBankPage(redirectUrl, 'accepted')
  await result(buyer, { orderId })
  expect(await statusOf(shop, orderId)).toBe(3)
  const { data } = await buyer.call(cartView)
  expect(data.cartItems?.map(({ product, quantity }) => [product.productId, quantity])).toEqual([
    [shop.world.products.wine, 1],
    [shop.world.products.milk, 3],
  ])
  expect(data.timeslot).toBeUndefined()
  const [open] = await shop.shop.db.select().from(cart).where(eq(cart.id, data.cartId))
  expect(open?.state).toBe('open')
})

test.each([
  ['a pack made of pieces bought alone leaves pieces', 3, 4, { quantity: 4, isPackage: false }],
  ['a pack bought and topped up leaves the rest as pieces', 6, 2, { quantity: 2, isPackage: false }],
  ['pieces bought and a pack on top leave a pack', 3, 8, { quantity: 8, isPackage: true }],
])('%s', async (_, bought, added, left) => {
  const buyer = await buyerWith(shop, { wine: 2, water: bought })
  const { orderId, redirectUrl } = await byCard(buyer)
  await put(shop, buyer, { water: added })
  await onBankPage(redirectUrl, 'accepted')
  await result(buyer, { orderId })
  const { data } = await buyer.call(cartView)
  expect(data.cartItems).toMatchObject([left])
})

test('and the slot they chose for it', async () => {
  const buyer = await buyerWith(shop, { wine: 2 })
  const { orderId, redirectUrl } = await byCard(buyer)
  await put(shop, buyer, { milk: 3 })
  await chooseSlot(shop, buyer, 'laterMorning')
  await onBankPage(redirectUrl, 'accepted')
  await result(buyer, { orderId })
  const { data } = await buyer.call(cartView)
  expect(data.timeslot).toMatchObject({ timeslotId: shop.world.slots.laterMorning, holdExpired: false })
})

test('an order whose parts do not add up is not written', async () => {
  const buyer = await buyerWith(shop)
  const { now } = shop.clock
  const place = shop.shop.db.transaction(async (tx) => {
    const loaded = await loadCart(tx, { userId: buyer.userId }, { now, site: 'coop', lock: true })
    if (loaded === undefined) throw new Error('no cart')
    const orderData = {
      language: 'it',
      idempotencyKey: 'k',
      paymentTypeId: 2,
      paymentChoice: {},
      foodCents: 0,
      billing: null,
      lotteryCode: null,
      termsVersion: null,
    } as const
    const request = { userId: buyer.userId, ...orderData }
    const draft = orderDraft(loaded, priceLoadedCart(loaded, now), request, now)
    return placeOrder(tx, { ...draft, adjustments: draft.adjustments.slice(1) }, 'customer', now)
  })
  await expect(place).rejects.toThrow('not to 2149')
  expect(await ordersOf(shop, buyer)).toEqual([])
})
