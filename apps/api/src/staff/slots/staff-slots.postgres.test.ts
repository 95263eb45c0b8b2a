import { slotChange } from '@bottega/contract/staff-slots/calls.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { slot } from '../../trade/delivery/slots.tables.ts'
import { atTheDoor, buyerWith } from '../../testing/orders/buying.ts'
import { aShopkeeper } from '../../testing/orders/pickers.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ DATABASE_POOL: '10' })
})
afterAll(() => shop.close())

test('of a capacity that shrinks and orders that are booked meanwhile none is lost, and it never falls below them [slots-8]', async () => {
  const keeper = await aShopkeeper(shop)
  const slotId = shop.world.slots.tomorrowMorning
  const buyers = await Promise.all(Array.from({ length: 4 }, () => buyerWith(shop)))
  const rowOf = async () => (await shop.shop.db.select().from(slot).where(eq(slot.id, slotId)))[0]
  const shrink = (capacity: number) => keeper.call(slotChange, { body: { timeslot_id: slotId, version: 0, capacity } })
  const results = await Promise.allSettled([
    ...buyers.map((buyer) => atTheDoor(buyer)),
    ...[1, 2, 3, 5].map((capacity) => shrink(capacity)),
  ])
  expect(results.slice(0, 4).map(({ status }) => status)).toEqual(Array.from({ length: 4 }, () => 'fulfilled'))
  expect(await rowOf()).toMatchObject({ booked: 4, held: 0, capacity: 5 })
})
