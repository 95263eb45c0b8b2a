import { cartAdd, cartUpdateCartInfo, cartView } from '@bottega/contract/cart/calls.ts'
import { addressesSelect } from '@bottega/contract/delivery/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chooseSlot, readyShopper } from '../../testing/orders/ready-shopper.ts'
import { openTestShop, type Person, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ DATABASE_POOL: '10' })
})
afterAll(() => shop.close())

const add = (person: Person, productId: number) =>
  person.call(cartAdd, { body: { items: [{ productId, quantity: 1 }] } })
const later = async (person: Person) => (await person.call(cartView, {})).data
const countOf = async (text: string, values: unknown[] = []) => {
  const { rows } = await shop.shop.database.pool.query<{ count: number }>(text, values)
  return rows[0]?.count
}

test('two tabs that add to one cart at once lose nothing', async () => {
  const anna = await readyShopper(shop)
  const { pasta, wine } = shop.world.products
  const before = (await later(anna)).version
  await Promise.all(Array.from({ length: 20 }, (_, index) => add(anna, index % 2 === 0 ? pasta : wine)))
  const cart = await later(anna)
  expect(cart.cartItems?.map(({ quantity }) => quantity)).toEqual([10, 10])
  expect(cart.version).toBe(before + 20)
})

test('a customer’s first commands, all at once, make one cart', async () => {
  const anna = await shop.shopper()
  const note = (value: string) => anna.call(cartUpdateCartInfo, { body: { property: 'order_note', value } })
  await Promise.all(Array.from({ length: 10 }, (_, index) => note(`nota ${index}`)))
  expect(await countOf('select count(*)::int from cart where user_id = $1', [anna.userId])).toBe(1)
})

test('one customer choosing two slots at once from two tabs leases one place', async () => {
  const anna = await readyShopper(shop)
  for (let turn = 0; turn < 10; turn++)
    await Promise.all([chooseSlot(shop, anna, 'tomorrowAfternoon'), chooseSlot(shop, anna, 'laterMorning')])
  expect(
    await countOf(`select count(*)::int from slot_hold where user_id = $1 and state = 'live'`, [anna.userId]),
  ).toBe(1)
  const { tomorrowAfternoon, laterMorning } = shop.world.slots
  expect(
    await countOf('select sum(held)::int as count from slot where id = any($1)', [[tomorrowAfternoon, laterMorning]]),
  ).toBe(1)
})

test('of 200 customers at the shop who choose a slot of 10 at once, 10 get it and the rest are told', async () => {
  const people = await Promise.all(Array.from({ length: 200 }, () => shop.shopper({ homeAt: '20122' })))
  await Promise.all(people.map((one) => one.call(addressesSelect, { body: { address_id: one.addressId ?? 0 } })))
  const held = (await countOf('select held as count from slot where id = $1', [shop.world.slots.tomorrowMorning])) ?? 0
  await shop.shop.database.pool.query('update slot set capacity = held + 10 where id = $1', [
    shop.world.slots.tomorrowMorning,
  ])
  const results = await Promise.allSettled(people.map((one) => chooseSlot(shop, one, 'tomorrowMorning')))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(10)
  for (const result of results)
    if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'error.timeslot.full' })
  expect(await countOf('select held as count from slot where id = $1', [shop.world.slots.tomorrowMorning])).toBe(
    held + 10,
  )
})
