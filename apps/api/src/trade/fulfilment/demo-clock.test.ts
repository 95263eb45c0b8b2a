import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { orderEvent, orderLine, shopOrder } from '../orders/orders.tables.ts'
import { attemptsOf, atTheDoor, byCard, buyerWith, later, result, statusOf } from '../../testing/orders/buying.ts'
import { onBankPage, openShopWithBank, type ShopWithBank } from '../../testing/servers/shop-with-bank.ts'
import { testNow } from '../../testing/world.ts'
import { deliverDue } from '../../testing/deliver-due.ts'
import { advanceDemoOrders } from './demo-clock.ts'
import { outboxHandlers } from '../../modules.ts'

let shop: ShopWithBank
beforeAll(async () => {
  shop = await openShopWithBank()
})
beforeEach(() => {
  shop.clock.now = testNow
})
afterAll(() => shop.close())

const anonymousVisitor = { send: () => Promise.resolve(), close: () => undefined }
const deliver = () => deliverDue(shop.shop, outboxHandlers(shop.shop, anonymousVisitor))

async function totalOf(orderId: number): Promise<number> {
  const [order] = await shop.shop.db.select().from(shopOrder).where(eq(shopOrder.id, orderId))
  return order?.totalCents ?? 0
}

async function passThrough(orderId: number, minutes: number): Promise<number | undefined> {
  await later(shop, minutes)
  await advanceDemoOrders(shop.shop)
  await deliver()
  return statusOf(shop, orderId)
}

/** Minutes from now to the moment that lies so many minutes before the slot of tomorrow morning. */
const untilBeforeSlot = (minutes: number) =>
  (new Date('2026-11-17T09:00:00Z').getTime() - shop.clock.now.getTime()) / 60_000 - minutes

test('an order stays ordered until the day before its slot, and leaves when its slot is near', async () => {
  const { orderId } = await atTheDoor(await buyerWith(shop))
  expect(await passThrough(orderId, untilBeforeSlot(24 * 60 + 1))).toBe(3)
  expect(await passThrough(orderId, 1)).toBe(4)
  expect(await passThrough(orderId, 3)).toBe(6)
  expect(await passThrough(orderId, untilBeforeSlot(61))).toBe(6)
  expect(await passThrough(orderId, 1)).toBe(7)
  expect(await passThrough(orderId, untilBeforeSlot(1))).toBe(7)
  expect(await passThrough(orderId, 1)).toBe(8)
})

test('what is collected waits in the store until its slot and is never on the road', async () => {
  const buyer = await buyerWith(shop)
  const { orderId } = await atTheDoor(buyer)
  await shop.shop.db.update(shopOrder).set({ deliveryServiceId: 1 }).where(eq(shopOrder.id, orderId))
  expect(await passThrough(orderId, untilBeforeSlot(23 * 60))).toBe(4)
  expect(await passThrough(orderId, 3)).toBe(6)
  expect(await passThrough(orderId, untilBeforeSlot(1))).toBe(6)
  expect(await passThrough(orderId, 1)).toBe(8)
})

test('an order of the demo is packed, charged and delivered by itself [jobs-1]', async () => {
  const buyer = await buyerWith(shop, { wine: 2, apples: 1 })
  const { orderId, redirectUrl } = await byCard(buyer)
  await onBankPage(redirectUrl, 'accepted')
  await result(buyer, { orderId })
  expect(await passThrough(orderId, 2)).toBe(3)
  expect(await passThrough(orderId, untilBeforeSlot(24 * 60))).toBe(4)
  expect(await passThrough(orderId, 3)).toBe(6)
  // 22.41 were held, and what was packed is charged: the apples weigh a little more or less than a kilogram.
  const capturedCents = await totalOf(orderId)
  expect(Math.abs(capturedCents - 2149)).toBeLessThanOrEqual(9)
  expect(await attemptsOf(shop, orderId)).toMatchObject([{ state: 'captured', amountCents: 2241, capturedCents }])
  const atBank = shop.bank.payments().find(({ order }) => order === String(orderId))
  expect(atBank).toMatchObject({ status: 'captured', captured: capturedCents })
  expect(await passThrough(orderId, untilBeforeSlot(60))).toBe(7)
  expect(await passThrough(orderId, untilBeforeSlot(0))).toBe(8)
  const lines = await shop.shop.db.select().from(orderLine).where(eq(orderLine.orderId, orderId))
  const apples = lines[1]?.quantityPrepared ?? 0
  expect(lines[0]?.quantityPrepared).toBe(2000)
  expect(apples >= 970 && apples <= 1040).toBe(true)
  const events = await shop.shop.db
    .select()
    .from(orderEvent)
    .where(eq(orderEvent.orderId, orderId))
    .orderBy(orderEvent.id)
  expect(events.map(({ statusId }) => statusId)).toEqual([1, 3, 4, 5, 6, 18, 7, 7, 8])
})

test('what is paid at the door is paid when it is delivered', async () => {
  const { orderId } = await atTheDoor(await buyerWith(shop))
  for (const minutesBefore of [24 * 60, 23 * 60, 60]) await passThrough(orderId, untilBeforeSlot(minutesBefore))
  expect(await attemptsOf(shop, orderId)).toMatchObject([{ state: 'pending', capturedCents: 0 }])
  expect(await passThrough(orderId, untilBeforeSlot(0))).toBe(8)
  expect(await attemptsOf(shop, orderId)).toMatchObject([{ state: 'captured', capturedCents: await totalOf(orderId) }])
})

test('the past the demo was seeded with stays as it was told', async () => {
  const buyer = await buyerWith(shop)
  const { orderId } = await atTheDoor(buyer)
  await shop.shop.database.pool.query(`update shop_order set infos = infos || '{"seeded":"true"}' where id = $1`, [
    orderId,
  ])
  expect(await passThrough(orderId, untilBeforeSlot(0))).toBe(3)
})

test('an order that cannot go on keeps none waiting behind it', async () => {
  const stuck = await atTheDoor(await buyerWith(shop))
  const other = await atTheDoor(await buyerWith(shop))
  const { pool } = shop.shop.database
  await pool.query(`create function stay() returns trigger language plpgsql as $$ begin raise 'stuck'; end $$`)
  await pool.query(`create trigger stay before update on shop_order
    for each row when (old.id = ${stuck.orderId} and new.status_id <> old.status_id) execute function stay()`)
  expect(await passThrough(other.orderId, untilBeforeSlot(24 * 60))).toBe(4)
  expect(await statusOf(shop, stuck.orderId)).toBe(3)
  await pool.query('drop trigger stay on shop_order')
  expect(await passThrough(stuck.orderId, 1)).toBe(4)
})
