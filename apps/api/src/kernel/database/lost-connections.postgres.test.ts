import { authTest } from '@bottega/contract/auth/calls.ts'
import { textOf } from '@bottega/contract/texts/text-of.ts'
import { paymentType } from '@bottega/rules/payments/payment-types.ts'
import { sql } from 'drizzle-orm'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  atTheDoor,
  type Buyer,
  buyerWith,
  limitStock,
  ordersOf,
  placesIn,
  stockOf,
} from '../../testing/orders/buying.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { isDatabaseUnreachable } from './database-unreachable.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ DATABASE_POOL: '10' })
  await shop.shop.database.pool.query(`create function end_this_connection() returns trigger language plpgsql as
    'begin perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(1); return new; end'`)
})
afterAll(() => shop.close())

/** While `work` runs, the connection that writes to the table is ended by the database, as at its restart. */
async function endingAt<Result>(trigger: string, work: () => Promise<Result>): Promise<Result> {
  const { pool } = shop.shop.database
  await pool.query(`create ${trigger} for each row execute function end_this_connection()`)
  try {
    return await work()
  } finally {
    const [, name, table] = /trigger (\w+) \w+ \w+ on (\w+)/.exec(trigger) ?? []
    await pool.query(`drop trigger ${name ?? ''} on ${table ?? ''}`)
  }
}

/** Buys, as a program that reads status and headers. */
async function submit(buyer: Buyer) {
  const reply = await shop.app.inject({
    method: 'POST',
    url: `/ebsn/api/checkout/buy?payment_type_id=${paymentType.onDelivery}`,
    headers: { 'x-ebsn-account': buyer.token, 'x-ebsn-client': 'site' },
    payload: {},
  })
  const { errorsMessage } = reply.json<{ response: { errorsMessage: string[] } }>().response
  return { status: reply.statusCode, retryAfter: reply.headers['retry-after'], errorsMessage }
}

const moments = [
  ['the order is written', 'trigger gone before insert on shop_order'],
  ['its lines are written', 'trigger gone before insert on order_line'],
  ['the goods are taken from the shelf', 'trigger gone before insert on stock_movement'],
  ['the place is booked', 'trigger gone before update on slot'],
  ['its mail is put in the outbox', 'trigger gone before insert on outbox'],
  ['all of it is committed', 'constraint trigger gone after insert on order_event deferrable initially deferred'],
] as const

describe('the connection to the database is lost in the middle of an order, when', () => {
  test.each(moments)(
    '%s: nothing of it is there, and the same submit is one order [database-21]',
    async (_when, trigger) => {
      await limitStock(shop, 'wine', 100_000)
      const buyer = await buyerWith(shop)
      const { tomorrowMorning } = shop.world.slots
      const before = [await stockOf(shop, shop.world.products.wine), await placesIn(shop, tomorrowMorning)]
      const lost = endingAt(trigger, () => submit(buyer))
      expect(await lost).toMatchObject({
        status: 503,
        retryAfter: '10',
        errorsMessage: [textOf('error.service.unavailable', 'it')],
      })
      expect(await ordersOf(shop, buyer)).toEqual([])
      expect([await stockOf(shop, shop.world.products.wine), await placesIn(shop, tomorrowMorning)]).toEqual(before)

      const { orderId } = await atTheDoor(buyer)
      expect(await ordersOf(shop, buyer)).toMatchObject([{ id: orderId }])
    },
  )
})

// Nothing asks the database at that moment, so nothing hears the error: it would end the process.
test('a connection lost between two statements of a transaction costs that transaction alone [database-22]', async () => {
  const { db, database } = shop.shop
  const cut = db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    await database.pool.query('select pg_terminate_backend($1)', [rows[0]?.pid])
    await pause(200)
    return tx.execute(sql`select 1`)
  })
  const error: unknown = await cut.catch((reason: unknown) => reason)
  expect([error instanceof Error, isDatabaseUnreachable(error)]).toEqual([true, true])
  expect((await shop.anonymous().call(authTest)).response.status).toBe(0)
})

// The error that statement_timeout gives a buyer who waited too long for a row, without the wait: the same SQLSTATE,
// 57014.
test('a statement that the server cancels is told as a shop too busy, and the same submit is one order [database-25]', async () => {
  const { tomorrowMorning } = shop.world.slots
  const buyer = await buyerWith(shop)
  const { pool } = shop.shop.database
  const holder = await pool.connect()
  try {
    await holder.query('begin')
    await holder.query('select 1 from slot where id = $1 for update', [tomorrowMorning])
    const cancelled = submit(buyer)
    const cancel = async () => {
      const { rowCount } = await pool.query(
        "select pg_cancel_backend(pid) from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
      )
      return rowCount
    }
    await expect.poll(cancel).toBeGreaterThan(0)
    expect(await cancelled).toMatchObject({ status: 503, retryAfter: '10' })
  } finally {
    await holder.query('rollback')
    holder.release()
  }
  const { orderId } = await atTheDoor(buyer)
  expect(await ordersOf(shop, buyer)).toMatchObject([{ id: orderId }])
})
