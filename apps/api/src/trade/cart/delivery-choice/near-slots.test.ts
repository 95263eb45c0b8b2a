import { addressesSelect, timeslotsList } from '@bottega/contract/delivery/calls.ts'
import { ordersDelete } from '@bottega/contract/orders/calls.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shopOrder } from '../../orders/orders.tables.ts'
import { address } from '../../../places/stores/addresses.tables.ts'
import { atTheDoor, type Buyer, put } from '../../../testing/orders/buying.ts'
import { chooseSlot } from '../../../testing/orders/ready-shopper.ts'
import { openTestShop, type Person, type TestShop } from '../../../testing/test-shop.ts'
import type { SlotName } from '../../../testing/world.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await shop.shop.database.pool.query('update slot set capacity = 50 where capacity > 1')
})
afterAll(() => shop.close())

const door = { latitude: 45.4611, longitude: 9.1912 }
const nextDoor = { latitude: 45.4615, longitude: 9.1921 }
const otherQuarter = { latitude: 45.4915, longitude: 9.2312 }

async function living(position: typeof door | undefined, homeAt = '20122'): Promise<Buyer> {
  const person = await shop.shopper({ homeAt, consents: true })
  if (position !== undefined)
    await shop.shop.db
      .update(address)
      .set(position)
      .where(eq(address.id, person.addressId ?? 0))
  await person.call(addressesSelect, { body: { address_id: person.addressId ?? 0 } })
  return person
}

async function orderFor(slot: SlotName, position = nextDoor, homeAt?: string) {
  const buyer = await living(position, homeAt)
  await chooseSlot(shop, buyer, slot)
  await put(shop, buyer, { wine: 4 })
  return { buyer, orderId: (await atTheDoor(buyer)).orderId }
}

const marked = async (person: Person) => {
  const { days } = (await person.call(timeslotsList, { query: {} })).data
  return days.flatMap(({ timeslots }) => timeslots.flatMap(({ nearby, timeslotId }) => (nearby ? [timeslotId] : [])))
}

test('a slot is marked once three other customers near the address have ordered for it, and no more once one cancels [slotgrid-5]', async () => {
  const anna = await living(door)
  const afternoon = shop.world.slots.tomorrowAfternoon
  await orderFor('tomorrowAfternoon')
  await orderFor('tomorrowAfternoon')
  await orderFor('tomorrowAfternoon', otherQuarter)
  expect(await marked(anna)).toEqual([])
  const { buyer, orderId } = await orderFor('tomorrowAfternoon')
  expect(await marked(anna)).toEqual([afternoon])
  // To one of the three, only two others are near.
  expect(await marked(buyer)).toEqual([])
  await buyer.call(ordersDelete, { body: { order_id: orderId } })
  expect(await marked(anna)).toEqual([])
  await orderFor('tomorrowAfternoon')
  expect(await marked(anna)).toEqual([afternoon])
})

test('nothing is marked for an address whose place is not known, far from them, or where goods are collected [slotgrid-6]', async () => {
  expect(await marked(await living(undefined))).toEqual([])
  expect(await marked(await living(otherQuarter))).toEqual([])
  const collecting = await living(door)
  await collecting.call(addressesSelect, { body: { address_id: shop.world.addresses.milanoPickup } })
  expect(await marked(collecting)).toEqual([])
})

test('orders of another store mark nothing in this one [slotgrid-7]', async () => {
  const torino = { latitude: 45.0703, longitude: 7.6869 }
  const bruno = await living(torino, '10123')
  expect(await marked(bruno)).toEqual([])
  for (let count = 0; count < 3; count += 1) await orderFor('torinoHome', torino, '10123')
  expect(await marked(bruno)).toEqual([shop.world.slots.torinoHome])
  // As if a van of Torino came to the street of Anna.
  await shop.shop.db
    .update(shopOrder)
    .set({ address: sql`jsonb_set(${shopOrder.address}, '{position}', ${JSON.stringify(nextDoor)}::jsonb)` })
    .where(eq(shopOrder.storeId, shop.world.stores.torino))
  const anna = await living(door)
  expect(await marked(anna)).toEqual([shop.world.slots.tomorrowAfternoon])
})
