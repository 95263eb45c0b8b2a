import { staffOrder, staffReschedule } from '@bottega/contract/staff-orders/calls.ts'
import { ordersDelete } from '@bottega/contract/orders/calls.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { slot } from '../../trade/delivery/slots.tables.ts'
import { shopOrder } from '../../trade/orders/orders.tables.ts'
import { placesIn } from '../../testing/orders/buying.ts'
import { confirm, modify, orderAtTheDoor, type OwnOrder } from '../../testing/orders/changing.ts'
import { aShopkeeper } from '../../testing/orders/pickers.ts'
import { chooseSlot } from '../../testing/orders/ready-shopper.ts'
import { deadlocksIn } from '../../testing/database/deadlocks.ts'
import { openTestShop, type Person, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
let keeper: Person
beforeAll(async () => {
  shop = await openTestShop({ DATABASE_POOL: '20' })
  keeper = await aShopkeeper(shop)
})
afterAll(() => shop.close())

async function reschedule({ orderId }: OwnOrder, timeslot_id: number) {
  const { version } = (await keeper.call(staffOrder, { query: { order_id: orderId } })).data.order
  return keeper.call(staffReschedule, {
    body: { order_id: orderId, version, timeslot_id, reason: 'Strade ghiacciate' },
  })
}

const some = (count: number) => Promise.all(Array.from({ length: count }, () => orderAtTheDoor(shop, { wine: 2 })))

/** How many open orders have their time in a slot; its count of places must be the same. */
const ordersIn = async (slotId: number) =>
  (await shop.shop.db.select().from(shopOrder).where(eq(shopOrder.slotId, slotId))).filter(
    ({ statusId }) => statusId !== 10,
  ).length

test('of eight orders moved at once into a slot with three places, three are, and the others keep theirs [desk-33]', async () => {
  const orders = await some(8)
  const { tomorrowMorning, tomorrowAfternoon } = shop.world.slots
  await shop.shop.db.update(slot).set({ capacity: 3 }).where(eq(slot.id, tomorrowAfternoon))
  const results = await Promise.allSettled(orders.map((order) => reschedule(order, tomorrowAfternoon)))
  const refused = results.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code?: string }).code] : []))
  expect(refused).toEqual(Array.from({ length: 5 }, () => 'error.timeslot.full'))
  expect(await placesIn(shop, tomorrowAfternoon)).toEqual({ held: 0, booked: 3 })
  expect((await placesIn(shop, tomorrowMorning)).booked).toBe(await ordersIn(tomorrowMorning))
})

test('moved by staff while customers confirm another time or cancel: every slot counts the orders it has, and nobody waits in a circle [desk-34]', async () => {
  const orders = await some(12)
  const { tomorrowMorning, tomorrowAfternoon, laterMorning } = shop.world.slots
  await shop.shop.db.update(slot).set({ capacity: 100 })
  for (const { buyer, orderId } of orders.slice(0, 6)) {
    await modify(buyer, orderId)
    await chooseSlot(shop, buyer, 'tomorrowAfternoon')
  }
  const before = await deadlocksIn(shop)
  const results = await Promise.allSettled([
    ...orders.map((order) => reschedule(order, laterMorning)),
    ...orders.slice(0, 6).map(({ buyer, orderId }) => confirm(buyer, orderId)),
    ...orders.slice(6).map(({ buyer, orderId }) => buyer.call(ordersDelete, { body: { order_id: orderId } })),
  ])
  const codes = new Set(
    results.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code?: string }).code] : [])),
  )
  for (const code of codes) expect(code).toBeOneOf(['error.desk.notReschedulable', 'error.staff.changedMeanwhile'])
  for (const slotId of [tomorrowMorning, tomorrowAfternoon, laterMorning])
    expect(await placesIn(shop, slotId)).toEqual({ held: 0, booked: await ordersIn(slotId) })
  expect(await deadlocksIn(shop)).toBe(before)
})
