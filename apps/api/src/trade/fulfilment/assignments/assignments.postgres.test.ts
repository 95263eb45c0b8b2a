import {
  fulfilmentAssign,
  fulfilmentAssignFree,
  fulfilmentOrders,
  fulfilmentStart,
} from '@bottega/contract/fulfilment/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheDoor, buyerWith } from '../../../testing/orders/buying.ts'
import { aPicker, aShopkeeper, pickList } from '../../../testing/orders/pickers.ts'
import { outcome } from '../../../testing/outcome.ts'
import { staffMember } from '../../../testing/staff.ts'
import { openTestShop, type Person, type TestShop } from '../../../testing/test-shop.ts'

let shop: TestShop
let anna: Person
let bea: Person
let keeper: Person
beforeAll(async () => {
  shop = await openTestShop({ DATABASE_POOL: '30' })
  anna = await aPicker(shop)
  bea = await aPicker(shop)
  keeper = await aShopkeeper(shop)
})
afterAll(() => shop.close())

const anOrder = async () => (await atTheDoor(await buyerWith(shop))).orderId
const pickerOf = async (orderId: number) => (await pickList(keeper, orderId)).picker?.staffId
const assign = (person: Person, orderId: number, staffId?: number, seen?: number) =>
  outcome(
    person.call(fulfilmentAssign, {
      body: {
        order_id: orderId,
        ...(staffId !== undefined && { staff_id: staffId }),
        ...(seen !== undefined && { seen_staff_id: seen }),
      },
    }),
  )

test('of pickers who take one order at once one has it, and the others are told', async () => {
  const people = [anna, bea, keeper]
  for (let turn = 0; turn < 4; turn += 1) {
    const orderId = await anOrder()
    const said = await Promise.all(people.map((person) => assign(person, orderId, person.userId)))
    expect(said.toSorted()).toEqual(['done', 'error.fulfilment.takenByAnother', 'error.fulfilment.takenByAnother'])
    expect(await pickerOf(orderId)).toBe(people[said.indexOf('done')]?.userId)
  }
})

test('two who take all free orders of a slot at once share them, and none is with both', async () => {
  const orderIds = [await anOrder(), await anOrder(), await anOrder(), await anOrder()]
  const { timeslotId } = await pickList(keeper, orderIds[0] ?? 0)
  const taken = await Promise.all(
    [anna, bea].map((person) =>
      person
        .call(fulfilmentAssignFree, { body: { timeslot_id: timeslotId, staff_id: person.userId } })
        .then(({ data }) => data.orderIds),
    ),
  )
  expect(taken.flat().toSorted((one, other) => one - other)).toEqual(expect.arrayContaining(orderIds))
  expect(new Set(taken.flat()).size).toBe(taken.flat().length)
  const { data } = await anna.call(fulfilmentOrders, { query: { timeslot_id: timeslotId } })
  const mine = data.orders.filter(({ picker }) => picker?.you === true).map(({ orderId }) => orderId)
  expect(mine).toEqual(expect.arrayContaining(taken[0] ?? []))
})

test('an order is handed over by the one who has it or by staff in charge, to staff of its store, and is theirs who begin it', async () => {
  const orderId = await anOrder()
  expect(await assign(anna, orderId, bea.userId)).toBe('error.fulfilment.notYours')
  expect(await assign(anna, orderId, anna.userId)).toBe('done')
  expect(await assign(bea, orderId, bea.userId, anna.userId)).toBe('error.fulfilment.notYours')
  expect(await assign(anna, orderId, bea.userId, anna.userId)).toBe('done')
  expect(await pickerOf(orderId)).toBe(bea.userId)
  const elsewhere = await staffMember(shop, 'picker', [shop.world.stores.torino])
  expect(await assign(keeper, orderId, elsewhere.userId, bea.userId)).toBe('error.fulfilment.pickerNotThere')
  expect(await assign(keeper, orderId, anna.userId, bea.userId)).toBe('done')
  expect(await assign(anna, orderId, undefined, anna.userId)).toBe('done')
  expect(await pickerOf(orderId)).toBeUndefined()
  await bea.call(fulfilmentStart, { body: { order_id: orderId } })
  expect(await pickerOf(orderId)).toBe(bea.userId)
})
