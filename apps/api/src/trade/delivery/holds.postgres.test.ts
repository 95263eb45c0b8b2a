import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { slot } from './slots.tables.ts'
import { slotHold } from './holds.tables.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { bookHold, releaseExpiredHolds, takeHold } from './holds.service.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ DATABASE_POOL: '10' })
})
afterAll(() => shop.close())

const now = new Date('2026-11-16T08:00:00Z')
const inAnHour = new Date(now.getTime() + 3_600_000)
const places = async (slotId: number) => {
  const [row] = await shop.shop.db.select().from(slot).where(eq(slot.id, slotId))
  return { held: row?.held, booked: row?.booked }
}
const live = async (slotId: number) =>
  (await shop.shop.db.select().from(slotHold).where(eq(slotHold.slotId, slotId))).filter(
    ({ state }) => state === 'live',
  )
const everyone = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ cartId: index + 1, userId: index + 1 }))
const fulfilled = (results: PromiseSettledResult<unknown>[]) => results.filter(({ status }) => status === 'fulfilled')

test('of 200 customers who choose a slot of 10 at once, 10 get it [delivery-56]', async () => {
  const slotId = shop.world.slots.tomorrowMorning
  const results = await Promise.allSettled(
    everyone(200).map((owner) => shop.shop.db.transaction((tx) => takeHold(tx, owner, slotId, now, inAnHour))),
  )
  expect(fulfilled(results)).toHaveLength(10)
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'error.timeslot.full' })
  expect(await places(slotId)).toEqual({ held: 10, booked: 0 })
  expect(await live(slotId)).toHaveLength(10)
})

test('customers who change places with each other do not block one another [delivery-58]', async () => {
  const { laterMorning, tomorrowAfternoon } = shop.world.slots
  const owners = everyone(10).map((owner) => ({ cartId: owner.cartId + 1000, userId: owner.userId + 1000 }))
  const move = (index: number, turn: number) => {
    const owner = owners[index] ?? { cartId: 0, userId: 0 }
    const slotId = (index + turn) % 2 === 0 ? laterMorning : tomorrowAfternoon
    return shop.shop.db.transaction((tx) => takeHold(tx, owner, slotId, now, inAnHour))
  }
  for (let turn = 0; turn < 20; turn++) {
    const results = await Promise.allSettled(owners.map((_, index) => move(index, turn)))
    expect(results.filter(({ status }) => status === 'rejected')).toEqual([])
  }
  expect(await places(laterMorning)).toEqual({ held: 5, booked: 0 })
  expect(await places(tomorrowAfternoon)).toEqual({ held: 5, booked: 0 })
})

test('housekeeping, buyers and newcomers at once lose and make no place', async () => {
  const slotId = shop.world.slots.locker
  const early = everyone(10).map((owner) => ({ cartId: owner.cartId + 2000, userId: owner.userId + 2000 }))
  for (const owner of early) await shop.shop.db.transaction((tx) => takeHold(tx, owner, slotId, now, inAnHour))
  const stillHeld = new Date(inAnHour.getTime() - 1)
  const bookings = early.map((owner) => shop.shop.db.transaction((tx) => bookHold(tx, owner, slotId, stillHeld)))
  const cleanings = Array.from({ length: 10 }, () => releaseExpiredHolds(shop.shop.db, inAnHour))
  const later = new Date(inAnHour.getTime() + 3_600_000)
  const newcomers = everyone(30).map(({ cartId, userId }) =>
    shop.shop.db.transaction((tx) =>
      takeHold(tx, { cartId: cartId + 3000, userId: userId + 3000 }, slotId, inAnHour, later),
    ),
  )
  const [booked, cleaned, held] = await Promise.all(
    [bookings, cleanings, newcomers].map((these: Promise<unknown>[]) => Promise.allSettled(these).then(fulfilled)),
  )
  expect(cleaned).toHaveLength(10)
  expect(await places(slotId)).toEqual({ held: held?.length, booked: booked?.length })
  expect((held?.length ?? 0) + (booked?.length ?? 0)).toBe(10)
})
