import { ordersDelete } from '@bottega/contract/orders/calls.ts'
import { checkoutPaymentResult } from '@bottega/contract/checkout/calls.ts'
import { eq, sql } from 'drizzle-orm'
import { atThisSpeed } from '@bottega/rules/testing/at-this-speed.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { stock, stockMovement } from '../orders/stock/stock.tables.ts'
import { slot } from '../delivery/slots.tables.ts'
import { paymentAttempt } from '../payments/payments.tables.ts'
import { shopOrder } from '../orders/orders.tables.ts'
import {
  type Buyer,
  atTheDoor,
  byCard,
  buyerWith,
  limitStock,
  ordersOf,
  placesIn,
  put,
  stockOf,
} from '../../testing/orders/buying.ts'
import { deadlocksIn } from '../../testing/database/deadlocks.ts'
import { chooseSlot } from '../../testing/orders/ready-shopper.ts'
import { onBankPage, openShopWithBank, type ShopWithBank } from '../../testing/servers/shop-with-bank.ts'
import { reapPayments } from './payment/payment-reaper.ts'

let shop: ShopWithBank
beforeAll(async () => {
  shop = await openShopWithBank({ DATABASE_POOL: '40' })
})
afterAll(() => shop.close())

const crowd = 200
const fulfilled = (results: PromiseSettledResult<unknown>[]) => results.filter(({ status }) => status === 'fulfilled')
const codesOf = (results: PromiseSettledResult<unknown>[]) =>
  new Set(results.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code?: string }).code] : [])))

/** Makes them a few at a time: making customers is not what is tested here. */
async function people(make: () => Promise<Buyer>, count = crowd): Promise<Buyer[]> {
  const made: Buyer[] = []
  while (made.length < count) made.push(...(await Promise.all(Array.from({ length: 10 }, make))))
  return made
}

test(
  'of 200 people who choose a slot of 10 and buy, exactly 10 get an order [checkout-27]',
  { timeout: atThisSpeed(240_000) },
  async () => {
    const { tomorrowAfternoon, laterMorning } = shop.world.slots
    const buyers = await people(() => buyerWith(shop, { wine: 2 }, {}, 'laterMorning'))
    const results = await Promise.allSettled(
      buyers.map(async (buyer) => {
        await chooseSlot(shop, buyer, 'tomorrowAfternoon')
        return atTheDoor(buyer)
      }),
    )
    expect(fulfilled(results)).toHaveLength(10)
    expect(codesOf(results)).toEqual(new Set(['error.timeslot.full']))
    expect(await placesIn(shop, tomorrowAfternoon)).toEqual({ held: 0, booked: 10 })
    expect(await shop.shop.db.$count(shopOrder, eq(shopOrder.slotId, tomorrowAfternoon))).toBe(10)
    // The others still have the place they had.
    expect(await placesIn(shop, laterMorning)).toEqual({ held: crowd - 10, booked: 0 })
  },
)

test(
  'of 200 people who buy the last 10, exactly 10 get one [checkout-28]',
  { timeout: atThisSpeed(240_000) },
  async () => {
    const { lastOne } = shop.world.products
    await limitStock(shop, 'lastOne', 200_000)
    const buyers = await people(() => buyerWith(shop, { lastOne: 1 }))
    await limitStock(shop, 'lastOne', 10_000)
    const results = await Promise.allSettled(buyers.map((buyer) => atTheDoor(buyer)))
    expect(fulfilled(results)).toHaveLength(10)
    for (const code of codesOf(results))
      expect(code).toBeOneOf(['error.product.notAvailable', 'error.icsmallcart.error.product.not.available'])
    expect(await stockOf(shop, lastOne)).toBe(0)
    const movements = await shop.shop.db.select().from(stockMovement).where(eq(stockMovement.productId, lastOne))
    expect(movements.reduce((sum, { delta }) => sum + delta, 0)).toBe(-10_000)
  },
)

test('20 submits of one cart are one order, one booking and one authorisation [checkout-12]', async () => {
  const buyer = await buyerWith(shop)
  const { booked = 0 } = await placesIn(shop, shop.world.slots.tomorrowMorning)
  const replies = await Promise.all(Array.from({ length: 20 }, () => byCard(buyer)))
  expect(new Set(replies.map(({ orderId }) => orderId)).size).toBe(1)
  expect(new Set(replies.map(({ redirectUrl }) => redirectUrl)).size).toBe(1)
  const orderId = replies[0]?.orderId ?? 0
  expect(await ordersOf(shop, buyer)).toHaveLength(1)
  expect((await placesIn(shop, shop.world.slots.tomorrowMorning)).booked).toBe(booked + 1)
  expect(shop.bank.payments().filter(({ order }) => order === String(orderId))).toHaveLength(1)
  expect(await shop.shop.db.$count(paymentAttempt, eq(paymentAttempt.orderId, orderId))).toBe(1)
})

test('20 submits, each with a key of its own, are one order all the same', async () => {
  const buyer = await buyerWith(shop)
  const replies = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      shop.app.inject({
        method: 'POST',
        url: '/ebsn/api/checkout/buy?payment_type_id=12',
        headers: { 'x-ebsn-account': buyer.token, 'x-ebsn-client': 'site', 'idempotency-key': `tab-${index}` },
        payload: {},
      }),
    ),
  )
  const ids = replies.map((reply) => reply.json<{ data: { orderId: number } }>().data.orderId)
  expect(new Set(ids).size).toBe(1)
  expect(await ordersOf(shop, buyer)).toHaveLength(1)
})

test('an order cancelled ten times at once gives everything back once [checkout-29]', async () => {
  await limitStock(shop, 'formula', 10_000)
  const buyer = await buyerWith(shop, { formula: 3 })
  const { booked = 0 } = await placesIn(shop, shop.world.slots.tomorrowMorning)
  const { orderId } = await atTheDoor(buyer)
  const results = await Promise.allSettled(
    Array.from({ length: 10 }, () => buyer.call(ordersDelete, { body: { order_id: orderId } })),
  )
  expect(fulfilled(results)).toHaveLength(1)
  expect(codesOf(results)).toEqual(new Set(['error.order.notCancellable']))
  expect(await stockOf(shop, shop.world.products.formula)).toBe(10_000)
  expect((await placesIn(shop, shop.world.slots.tomorrowMorning)).booked).toBe(booked)
})

test(
  'notice, payer coming back and housekeeping at once settle a payment once',
  { timeout: atThisSpeed(60_000) },
  async () => {
    shop.noticesArrive = false
    const buyer = await buyerWith(shop)
    const { orderId, redirectUrl } = await byCard(buyer)
    await onBankPage(redirectUrl, 'accepted')
    const ofOrder = () => shop.notices.filter(({ body }) => body.includes(`"order":"${orderId}"`))
    await expect.poll(() => ofOrder().length).toBe(1)
    const [notice] = ofOrder()
    if (notice === undefined) throw new Error('the bank said nothing')
    await shop.shop.database.pool.query(`update payment_attempt set updated_at = updated_at - interval '5 minutes'`)
    await Promise.all([
      ...Array.from({ length: 5 }, () => shop.notify(notice)),
      ...Array.from({ length: 5 }, () => buyer.call(checkoutPaymentResult, { body: { order_id: orderId } })),
      ...Array.from({ length: 3 }, () => reapPayments(shop.shop)),
    ])
    const { rows } = await shop.shop.database.pool.query<{ events: number; mails: number }>(
      `select (select count(*)::int from order_event where order_id = $1 and status_id = 3) as events,
       (select count(*)::int from outbox where kind = 'mail.orderConfirmation' and payload->>'orderId' = $1::text) as mails`,
      [orderId],
    )
    expect(rows).toEqual([{ events: 1, mails: 1 }])
    shop.noticesArrive = true
  },
)

test(
  'many baskets of the same goods in any order never block one another [checkout-45]',
  { timeout: atThisSpeed(120_000) },
  async () => {
    const goods = ['lastOne', 'formula', 'pasta', 'milk', 'wine'] as const
    for (const name of goods) await limitStock(shop, name, 1_000_000)
    const buyers = await people(() => buyerWith(shop, { wine: 2 }), 40)
    await Promise.all(
      buyers.map(async (buyer, index) => {
        const order = index % 2 === 0 ? goods : goods.toReversed()
        for (const name of order.filter((one) => one !== 'wine')) await put(shop, buyer, { [name]: 1 })
      }),
    )
    const results = await Promise.allSettled(buyers.map((buyer) => atTheDoor(buyer)))
    expect(codesOf(results)).toEqual(new Set())
    const orders = fulfilled(results) as PromiseFulfilledResult<{ orderId: number }>[]
    const cancelled = await Promise.allSettled(
      orders.map(({ value }, index) =>
        (buyers[index] ?? shop.anonymous()).call(ordersDelete, { body: { order_id: value.orderId } }),
      ),
    )
    expect(codesOf(cancelled)).toEqual(new Set())
    const left = await shop.shop.db.select().from(stock)
    expect(left.filter(({ available }) => available === 1_000_000)).toHaveLength(goods.length)
    expect(await deadlocksIn(shop)).toBe(0)
  },
)

test('after everything no slot holds more than it can, and every booked place has its order', async () => {
  const { rows } = await shop.shop.db.execute<{ id: number; booked: number; orders: number }>(sql`
    select s.id, s.booked, count(o.id)::int as orders from slot s
    left join shop_order o on o.slot_id = s.id and o.status_id not in (10)
    where s.id <> ${shop.world.slots.full} group by s.id having s.booked <> count(o.id) or s.held + s.booked > s.capacity`)
  expect(rows).toEqual([])
  expect(await shop.shop.db.$count(slot)).toBeGreaterThan(0)
})
