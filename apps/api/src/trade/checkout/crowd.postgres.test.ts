import { listsList } from '@bottega/contract/lists/calls.ts'
import { eq } from 'drizzle-orm'
import { setTimeout as pause } from 'node:timers/promises'
import { atThisSpeed } from '@bottega/rules/testing/at-this-speed.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { slot } from '../delivery/slots.tables.ts'
import { atTheDoor, type Buyer, buyerWith, limitStock, placesIn } from '../../testing/orders/buying.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'

/** Shoppers that a slot opening at noon sends to one process, with the default number of connections. */
const crowd = 199
/** Far more buyers than connections. */
const queue = 40
/** Milliseconds: longer than the pool lets anybody wait for a connection. */
const longerThanThePoolWaits = 5500

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ DATABASE_POOL: '10' })
  await shop.shop.db.update(slot).set({ capacity: 1000 }).where(eq(slot.id, shop.world.slots.tomorrowMorning))
  await limitStock(shop, 'wine', 10_000_000)
})
afterAll(() => shop.close())

async function buyers(): Promise<Buyer[]> {
  const made: Buyer[] = []
  while (made.length < crowd)
    made.push(...(await Promise.all(Array.from({ length: Math.min(10, crowd - made.length) }, () => buyerWith(shop)))))
  return made
}

describe('199 people who buy at the same moment', () => {
  test(
    'each get their order, none is told that the shop is unavailable [checkout-79]',
    { timeout: atThisSpeed(300_000) },
    async () => {
      const crowdOfBuyers = await buyers()
      const { booked = 0 } = await placesIn(shop, shop.world.slots.tomorrowMorning)
      const results = await Promise.allSettled(crowdOfBuyers.map((buyer) => atTheDoor(buyer)))
      const refusals = results.flatMap((one) =>
        one.status === 'rejected' ? [(one.reason as { code?: string }).code] : [],
      )
      expect(refusals).toEqual([])
      expect((await placesIn(shop, shop.world.slots.tomorrowMorning)).booked).toBe(booked + crowd)
    },
  )
})

describe('more buyers than connections, who wait for one row', () => {
  test('leave connections to those who only look [checkout-80]', async () => {
    const looker = await shop.shopper()
    const { buying, release } = await buyersWaiting()
    try {
      await expect.poll(async () => (await waitingForLocks()) >= 5).toBe(true)
      expect((await looker.call(listsList)).response.status).toBe(0)
    } finally {
      await release()
    }
    await Promise.all(buying)
  })

  test('each get their order, though they wait longer than the pool’s own limit [checkout-81]', async () => {
    const { buying, release } = await buyersWaiting()
    await pause(longerThanThePoolWaits)
    await release()
    const outcomes = (await Promise.allSettled(buying)).map(({ status }) => status)
    expect(outcomes).toEqual(outcomes.map(() => 'fulfilled'))
  })
})

async function buyersWaiting() {
  const waiting = await Promise.all(Array.from({ length: queue }, () => buyerWith(shop)))
  const holder = await shop.shop.database.pool.connect()
  await holder.query('begin')
  await holder.query('select 1 from slot where id = $1 for update', [shop.world.slots.tomorrowMorning])
  const release = async () => {
    await holder.query('rollback')
    holder.release()
  }
  return { buying: waiting.map((buyer) => atTheDoor(buyer)), release }
}

async function waitingForLocks(): Promise<number> {
  const { rows } = await shop.shop.database.pool.query<{ count: number }>(
    "select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
  )
  return rows[0]?.count ?? 0
}
