import {
  staffCount,
  staffGoodsIn,
  staffTransfer,
  staffTransferReceive,
  staffTransfers,
  staffWaste,
} from '@bottega/contract/staff-stock/calls.ts'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { stock, stockMovement, stockTransfer } from '../../trade/orders/stock/stock.tables.ts'
import { deadlocksIn } from '../../testing/database/deadlocks.ts'
import { atTheDoor, buyerWith, limitStock, stockOf } from '../../testing/orders/buying.ts'
import { refusal } from '../../testing/refusal.ts'
import { staffMember } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
let anna: Awaited<ReturnType<typeof staffMember>>
let berta: Awaited<ReturnType<typeof staffMember>>
let wine: number
beforeAll(async () => {
  shop = await openTestShop({ DATABASE_POOL: '20' })
  anna = await staffMember(shop, 'shopkeeper')
  berta = await staffMember(shop, 'shopkeeper')
  ;({ wine } = shop.world.products)
})
afterAll(() => shop.close())

const inTorino = () => and(eq(stock.productId, wine), eq(stock.warehouseId, 2))
beforeEach(async () => {
  await shop.shop.db.delete(stockMovement)
  await shop.shop.db.delete(stockTransfer)
  await limitStock(shop, 'wine', 10_000)
  await shop.shop.db
    .insert(stock)
    .values({ productId: wine, warehouseId: 2, available: 10_000 })
    .onConflictDoUpdate({ target: [stock.productId, stock.warehouseId], set: { available: 10_000 } })
})

const here = () => ({ product_id: wine, warehouse_id: 1 })
const both = async () => [
  await stockOf(shop, wine),
  (await shop.shop.db.select().from(stock).where(inTorino()))[0]?.available,
]
const moved = () => shop.shop.db.$count(stockMovement)

test('of two who count one shelf at once the second hears of the first [scorte-40]', async () => {
  const count = (who: typeof anna, counted: number) =>
    who.call(staffCount, { body: { ...here(), counted, seen: 0 } }).then(() => counted)
  const counts = await Promise.allSettled([count(anna, 7), count(berta, 8)])
  const stands = counts.flatMap((one) => (one.status === 'fulfilled' ? [one.value * 1000] : []))
  expect(counts.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))).toEqual([
    refusal('error.staff.changedMeanwhile'),
  ])
  expect([await stockOf(shop, wine)]).toEqual(stands)
  expect(await moved()).toBe(1)
})

test('a double click is one movement, also where both presses arrive at once [scorte-41]', async () => {
  const press = () =>
    anna.call(staffGoodsIn, { body: { ...here(), quantity: 5 }, idempotencyKey: 'one' }).then(({ data }) => data)
  const [first, ...others] = await Promise.all([press(), press(), press(), press()])
  for (const other of others) expect(other).toEqual(first)
  expect([await stockOf(shop, wine), await moved()]).toEqual([15_000, 1])
})

test('goods sent on a connection that is lost are not on the way, and sent again they are once [scorte-42]', async () => {
  const { pool } = shop.shop.database
  await pool.query(`create function end_this_connection() returns trigger language plpgsql as
    'begin perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(1); return new; end'`)
  await pool.query(`create trigger gone before update on stock for each row when (new.warehouse_id = 1)
    execute function end_this_connection()`)
  const send = () =>
    anna.call(staffTransfer, { body: { ...here(), to_warehouse_id: 2, quantity: 4 }, idempotencyKey: 'van' })
  try {
    await expect(send()).rejects.toThrow()
  } finally {
    await pool.query('drop trigger gone on stock')
  }
  const sent = () => shop.shop.db.$count(stockTransfer)
  expect([await both(), await moved(), await sent()]).toEqual([[10_000, 10_000], 0, 0])
  await send()
  await send()
  expect([await both(), await moved(), await sent()]).toEqual([[6000, 10_000], 1, 1])
})

test('goods sent both ways and received, waste and orders at once neither lose goods nor wait in a circle [scorte-43]', async () => {
  await limitStock(shop, 'wine', 20_000)
  const send = (from: number, to: number) =>
    anna.call(staffTransfer, { body: { product_id: wine, warehouse_id: from, to_warehouse_id: to, quantity: 1 } })
  for (let at = 0; at < 6; at += 1) await (at % 2 === 0 ? send(1, 2) : send(2, 1))
  const { open } = (await anna.call(staffTransfers, { query: {} })).data
  const deadlocks = await deadlocksIn(shop)
  const buyers = await Promise.all(Array.from({ length: 3 }, () => buyerWith(shop, { wine: 2 })))
  await Promise.all([
    ...buyers.map((buyer) => atTheDoor(buyer)),
    ...open.map(({ transferId }) =>
      berta.call(staffTransferReceive, { body: { coming_transfer_id: transferId, received: 1 } }),
    ),
    send(1, 2),
    send(2, 1),
    berta.call(staffWaste, { body: { ...here(), quantity: 1, reason: 'damaged' } }),
  ])
  // Six were bought, one was thrown away and one of each is still on the way.
  expect([open.length, await both()]).toEqual([6, [12_000, 9000]])
  expect(await deadlocksIn(shop)).toBe(deadlocks)
})

test('of more waste at once than there is, only so much is taken [scorte-44]', async () => {
  const press = () => anna.call(staffWaste, { body: { ...here(), quantity: 4, reason: 'expired' } })
  const presses = await Promise.allSettled([press(), press(), press()])
  expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  expect(await stockOf(shop, wine)).toBe(2000)
})

test('orders while a shelf is counted are sold once: what is left is the count without them [scorte-45]', async () => {
  const buyers = await Promise.all(Array.from({ length: 3 }, () => buyerWith(shop, { wine: 2 })))
  const promised = await shop.shop.db.execute<{ quantity: number }>(sql`
    select coalesce(sum(quantity_ordered), 0)::int as quantity from order_line where product_id = ${wine}`)
  await Promise.all([
    ...buyers.map((buyer) => atTheDoor(buyer)),
    anna.call(staffCount, { body: { ...here(), counted: 30, seen: 0 } }),
  ])
  const before = promised.rows[0]?.quantity ?? 0
  expect(await stockOf(shop, wine)).toBe(30_000 - before - 6000)
})
