import { ordersDelete } from '@bottega/contract/orders/calls.ts'
import { cartView } from '@bottega/contract/cart/calls.ts'
import { ordersModifyPaymentType } from '@bottega/contract/checkout/calls.ts'
import { paymentType } from '@bottega/rules/payments/payment-types.ts'
import { eq } from 'drizzle-orm'
import { atThisSpeed } from '@bottega/rules/testing/at-this-speed.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderChange } from '../../orders/order-changes.tables.ts'
import { slot } from '../../delivery/slots.tables.ts'
import { stockMovement } from '../../orders/stock/stock.tables.ts'
import { creditAgreement } from '../../payments/credit/credit.tables.ts'
import {
  attemptsOf,
  buyerWith,
  byCard,
  limitStock,
  payingWith,
  placesIn,
  put,
  result,
  stockOf,
  usualShopping,
} from '../../../testing/orders/buying.ts'
import {
  confirm,
  leave,
  modify,
  orderAtTheDoor,
  orderByCard,
  type OwnOrder,
  setTo,
  viewOrder,
} from '../../../testing/orders/changing.ts'
import { deadlocksIn } from '../../../testing/database/deadlocks.ts'
import { chooseSlot } from '../../../testing/orders/ready-shopper.ts'
import { onBankPage, openShopWithBank, type ShopWithBank } from '../../../testing/servers/shop-with-bank.ts'
import { advanceOrder } from '../../fulfilment/advance-order.service.ts'
import { lockOrder } from '../../orders/orders.service.ts'
import { findOwed } from '../../payments/credit/credit.repository.ts'

let shop: ShopWithBank
beforeAll(async () => {
  shop = await openShopWithBank({ DATABASE_POOL: '40' })
})
afterAll(() => shop.close())

const fulfilled = (results: PromiseSettledResult<unknown>[]) => results.filter(({ status }) => status === 'fulfilled')
const codesOf = (results: PromiseSettledResult<unknown>[]) =>
  new Set(results.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code?: string }).code] : [])))
const cancel = ({ buyer, orderId }: OwnOrder) => buyer.call(ordersDelete, { body: { order_id: orderId } })

async function make(count: number, one: () => Promise<OwnOrder>): Promise<OwnOrder[]> {
  const made: OwnOrder[] = []
  while (made.length < count) made.push(...(await Promise.all(Array.from({ length: Math.min(10, count) }, one))))
  return made
}

async function pick({ orderId }: OwnOrder): Promise<void> {
  await shop.shop.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order?.statusId === 3)
      await advanceOrder(shop.shop, tx, order, { toStatusId: 5, actor: 'shop' }, shop.clock.now)
  })
}

/** Goods and places as they are for what the order now holds. */
async function heldBy({ orderId }: OwnOrder): Promise<number> {
  const rows = await shop.shop.db.select().from(stockMovement).where(eq(stockMovement.orderId, orderId))
  return rows.reduce((sum, { delta }) => sum - delta, 0)
}

test(
  'of 20 orders changed into a slot with 5 places, exactly 5 are [checkout-18]',
  { timeout: atThisSpeed(120_000) },
  async () => {
    const { laterMorning, tomorrowAfternoon } = shop.world.slots
    const orders = await make(20, () => orderAtTheDoor(shop, { wine: 2 }, {}, 'laterMorning'))
    const { booked: before = 0 } = await placesIn(shop, laterMorning)
    await shop.shop.db.update(slot).set({ capacity: 5 }).where(eq(slot.id, tomorrowAfternoon))
    const results = await Promise.allSettled(
      orders.map(async ({ buyer, orderId }) => {
        await modify(buyer, orderId)
        await chooseSlot(shop, buyer, 'tomorrowAfternoon')
        return confirm(buyer, orderId)
      }),
    )
    expect(fulfilled(results)).toHaveLength(5)
    expect(codesOf(results)).toEqual(new Set(['error.timeslot.full']))
    expect(await placesIn(shop, tomorrowAfternoon)).toEqual({ held: 0, booked: 5 })
    expect((await placesIn(shop, laterMorning)).booked).toBe(before - 5)
  },
)

test(
  'of 20 drafts that each add one of the last 10, exactly 10 do [checkout-19]',
  { timeout: atThisSpeed(120_000) },
  async () => {
    await limitStock(shop, 'lastOne', 100_000)
    const orders = await make(20, () => orderAtTheDoor(shop, { wine: 2 }))
    for (const { buyer, orderId } of orders) {
      await modify(buyer, orderId)
      await put(shop, buyer, { lastOne: 1 })
    }
    await limitStock(shop, 'lastOne', 10_000)
    const results = await Promise.allSettled(orders.map(({ buyer, orderId }) => confirm(buyer, orderId)))
    expect(fulfilled(results)).toHaveLength(10)
    for (const code of codesOf(results))
      expect(code).toBeOneOf(['error.product.notAvailable', 'error.icsmallcart.error.product.not.available'])
    expect(await stockOf(shop, shop.world.products.lastOne)).toBe(0)
    const held = await Promise.all(orders.map(heldBy))
    expect(held.toSorted((one, other) => one - other)).toEqual([
      ...Array.from({ length: 10 }, () => 0),
      ...Array.from({ length: 10 }, () => 1000),
    ])
  },
)

test('confirmed in ten tabs at once, a change happens once [checkout-77]', async () => {
  await limitStock(shop, 'formula', 20_000)
  const order = await orderAtTheDoor(shop, { wine: 2 })
  const { data } = await modify(order.buyer, order.orderId)
  await put(shop, order.buyer, { formula: 2 })
  const replies = await Promise.allSettled(
    Array.from({ length: 10 }, () => confirm(order.buyer, order.orderId, data.version + 1)),
  )
  expect(fulfilled(replies)).toHaveLength(10)
  expect(await heldBy(order)).toBe(2000)
  expect(await shop.shop.db.$count(orderChange, eq(orderChange.orderId, order.orderId))).toBe(1)
})

test('confirming against cancelling: whichever comes first, nothing is held for a cancelled order [checkout-44]', async () => {
  await limitStock(shop, 'formula', 100_000)
  const orders = await make(10, () => orderAtTheDoor(shop, { wine: 2, formula: 1 }))
  for (const { buyer, orderId } of orders) {
    await modify(buyer, orderId)
    await setTo(shop, buyer, 'formula', 2)
    await chooseSlot(shop, buyer, 'laterMorning')
  }
  const { laterMorning, tomorrowMorning } = shop.world.slots
  const deadlocks = await deadlocksIn(shop)
  await Promise.allSettled(orders.flatMap((order) => [confirm(order.buyer, order.orderId), cancel(order)]))
  expect(await deadlocksIn(shop)).toBe(deadlocks)
  for (const order of orders) {
    expect(await viewOrder(order.buyer, order.orderId)).toMatchObject({ status: { orderStatusId: 10 } })
    expect(await heldBy(order)).toBe(0)
  }
  expect(await stockOf(shop, shop.world.products.formula)).toBe(100_000)
  const { rows } = await shop.shop.database.pool.query<{ count: number }>(
    `select count(*)::int as count from slot_hold h where h.state <> 'released' and h.user_id = any($1)`,
    [orders.map(({ buyer }) => buyer.userId)],
  )
  expect(rows[0]?.count).toBe(0)
  for (const slotId of [laterMorning, tomorrowMorning]) {
    const { rows: held } = await shop.shop.database.pool.query<{ live: number; booked: number }>(
      `select count(*) filter (where state = 'live')::int as live, count(*) filter (where state = 'booked')::int as booked
         from slot_hold where slot_id = $1`,
      [slotId],
    )
    expect(await placesIn(shop, slotId)).toEqual({ held: held[0]?.live, booked: held[0]?.booked })
  }
})

test('confirming against picking: an order is changed before it is picked, or not at all', async () => {
  const orders = await make(10, () => orderAtTheDoor(shop, { wine: 2 }))
  for (const { buyer, orderId } of orders) {
    await modify(buyer, orderId)
    await setTo(shop, buyer, 'wine', 3)
  }
  const results = await Promise.allSettled(
    orders.map(async (order) => {
      const [confirmed] = await Promise.allSettled([confirm(order.buyer, order.orderId), pick(order)])
      return { order, isConfirmed: confirmed.status === 'fulfilled' }
    }),
  )
  for (const one of results) {
    if (one.status === 'rejected') throw one.reason
    const { order, isConfirmed } = one.value
    const { orderItems, events } = await viewOrder(order.buyer, order.orderId)
    expect(orderItems.map(({ quantityOrdered }) => quantityOrdered)).toEqual([isConfirmed ? 3 : 2])
    // Never changed after it was picked.
    const story = events.map(({ orderStatusId, change }) => (change === undefined ? orderStatusId : 'changed'))
    expect(story).toEqual(isConfirmed ? [1, 3, 'changed', 5] : [1, 3, 5])
    const { data } = await order.buyer.call(cartView, { query: {} })
    expect(data.cartStatusId).toBe(1)
  }
})

test('the bank’s yes, the person’s return and leaving at once end in one of two ways, and money agrees', async () => {
  const orders = await make(6, () => orderByCard(shop, { wine: 2 }))
  for (const { buyer, orderId } of orders) {
    await modify(buyer, orderId)
    await setTo(shop, buyer, 'wine', 3)
    const { data } = await confirm(buyer, orderId)
    await onBankPage(data.redirectUrl, 'accepted')
    await Promise.allSettled([result(buyer, { orderId }), leave(buyer, orderId), result(buyer, { orderId })])
    const order = await viewOrder(buyer, orderId)
    const live = (await attemptsOf(shop, orderId)).filter(({ state }) => state === 'authorised')
    const held = live.reduce((sum, { amountCents }) => sum + amountCents, 0)
    expect(held).toBe(Math.round(order.prebilledAmount * 100))
  }
})

test(
  'a change and another order at once: only one of them gets what is left of the limit [checkout-69]',
  { timeout: atThisSpeed(120_000) },
  async () => {
    for (let round = 0; round < 5; round += 1) {
      const buyer = await buyerWith(shop, usualShopping, { customerType: 'company' })
      const agreement = { userId: buyer.userId, paymentTypeId: paymentType.deferred, limitCents: 60_00 }
      await shop.shop.db.insert(creditAgreement).values(agreement)
      const { orderId } = await payingWith(buyer, paymentType.deferred)
      // Another order, which its card did not pay; on account it would.
      await chooseSlot(shop, buyer, 'laterMorning')
      await put(shop, buyer, usualShopping)
      const unpaid = await byCard(buyer)
      await onBankPage(unpaid.redirectUrl, 'declined')
      await result(buyer, unpaid)
      await modify(buyer, orderId)
      await setTo(shop, buyer, 'wine', 6)
      const body = { order_id: unpaid.orderId, payment_type_id: paymentType.deferred }
      const results = await Promise.allSettled([confirm(buyer, orderId), buyer.call(ordersModifyPaymentType, { body })])
      expect(fulfilled(results)).toHaveLength(1)
      for (const code of codesOf(results))
        expect(code).toBeOneOf(['error.order.creditLimit', 'error.checkout.creditLimit'])
      expect(await findOwed(shop.shop.db, buyer.userId, paymentType.deferred)).toBeLessThanOrEqual(60_00)
    }
  },
)
