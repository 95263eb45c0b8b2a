import { staffChangeLines, staffOrder } from '@bottega/contract/staff-orders/calls.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deadlocksIn } from '../../testing/database/deadlocks.ts'
import { attemptsOf, limitStock, stockOf } from '../../testing/orders/buying.ts'
import { confirm, modify, orderAtTheDoor, setTo, viewOrder } from '../../testing/orders/changing.ts'
import { orderOfLoaves, sellLoaves } from '../../testing/orders/loaves.ts'
import { aShopkeeper } from '../../testing/orders/pickers.ts'
import { openTestShop, type Person, type TestShop } from '../../testing/test-shop.ts'
import { orderChange } from '../../trade/orders/order-changes.tables.ts'

let shop: TestShop
let keeper: Person
let colleague: Person
beforeAll(async () => {
  shop = await openTestShop({ DATABASE_POOL: '20' })
  keeper = await aShopkeeper(shop)
  colleague = await aShopkeeper(shop)
})
afterAll(() => shop.close())

const codesOf = (results: PromiseSettledResult<unknown>[]) =>
  results.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code?: string }).code] : []))

async function bodyFor(orderId: number, quantity: number) {
  const { version } = (await keeper.call(staffOrder, { query: { order_id: orderId } })).data.order
  const add = [{ product_id: shop.world.products.lastOne, quantity }]
  return { order_id: orderId, version, reason: 'Chiesto al telefono', add }
}

test('of eight presses of two staff members at one order one is done, and the others are told [desk-77]', async () => {
  await limitStock(shop, 'lastOne', 50_000)
  const { orderId } = await orderAtTheDoor(shop, { wine: 2 })
  const body = await bodyFor(orderId, 1)
  const results = await Promise.allSettled(
    [keeper, colleague, keeper, colleague, keeper, colleague, keeper, colleague].map((one) =>
      one.call(staffChangeLines, { body }),
    ),
  )
  expect(codesOf(results)).toEqual(Array.from({ length: 7 }, () => 'error.staff.changedMeanwhile'))
  expect(await stockOf(shop, shop.world.products.lastOne)).toBe(49_000)
})

test('by one key, pressed at once, an order changes once and every press is answered with it [desk-78]', async () => {
  await limitStock(shop, 'lastOne', 50_000)
  const { orderId } = await orderAtTheDoor(shop, { wine: 2 })
  const body = await bodyFor(orderId, 1)
  const presses = Array.from({ length: 6 }, () => keeper.call(staffChangeLines, { body, idempotencyKey: 'press' }))
  expect(codesOf(await Promise.allSettled(presses))).toEqual([])
  expect(await stockOf(shop, shop.world.products.lastOne)).toBe(49_000)
})

test('of two staff members, one dividing a line and one taking it out, one is done and nothing is there twice [desk-131]', async () => {
  await limitStock(shop, 'milk', 50_000)
  const loaf = await sellLoaves(shop)
  const { buyer, orderId } = await orderOfLoaves(shop, 3)
  const { version, lines } = (await keeper.call(staffOrder, { query: { order_id: orderId } })).data.order
  const order_item_id = lines[1]?.orderItemId ?? 0
  const seen = { order_id: orderId, version, reason: 'Chiesto al telefono' }
  const split = [{ order_item_id, quantity: 1, params: { taglio: 'fette' } }]
  const out = [{ order_item_id, quantity: 0 }]
  const results = await Promise.allSettled([
    keeper.call(staffChangeLines, { body: { ...seen, split } }),
    colleague.call(staffChangeLines, { body: { ...seen, lines: out } }),
    keeper.call(staffChangeLines, { body: { ...seen, split } }),
    colleague.call(staffChangeLines, { body: { ...seen, lines: out } }),
  ])
  expect(codesOf(results)).toEqual(Array.from({ length: 3 }, () => 'error.staff.changedMeanwhile'))
  const { orderItems, grossTotal } = await viewOrder(buyer, orderId)
  const left = orderItems.filter(({ productId }) => productId === loaf).map((one) => one.quantityOrdered)
  expect([[], [2, 1]]).toContainEqual(left)
  expect(await stockOf(shop, loaf)).toBe(left.length === 0 ? 50_000 : 47_000)
  expect(await attemptsOf(shop, orderId)).toMatchObject([{ amountCents: Math.round(grossTotal * 100) }])
})

test('while customers open, confirm and staff change: every order is as its last change says, its money too, and nobody waits in a circle [desk-79]', async () => {
  await limitStock(shop, 'lastOne', 90_000)
  const orders = await Promise.all(Array.from({ length: 8 }, () => orderAtTheDoor(shop, { wine: 2 })))
  const before = await deadlocksIn(shop)
  const results = await Promise.allSettled(
    orders.flatMap(({ buyer, orderId }) => [
      (async () => {
        await modify(buyer, orderId)
        await setTo(shop, buyer, 'wine', 3)
        return confirm(buyer, orderId)
      })(),
      (async () => keeper.call(staffChangeLines, { body: await bodyFor(orderId, 1) }))(),
    ]),
  )
  for (const code of codesOf(results))
    expect(code).toBeOneOf([
      'error.staff.changedMeanwhile',
      'error.desk.customerChanging',
      'error.checkout.cartChanged',
      'error.order.noChanges',
    ])
  let sold = 0
  for (const { buyer, orderId } of orders) {
    const changes = await shop.shop.db.select().from(orderChange).where(eq(orderChange.orderId, orderId))
    const last = changes.toSorted((one, other) => one.id - other.id).at(-1)
    const { grossTotal, orderItems } = await viewOrder(buyer, orderId)
    expect(changes.length).toBeGreaterThan(0)
    expect(Math.round(grossTotal * 100)).toBe(last?.toTotalCents)
    expect(await attemptsOf(shop, orderId)).toMatchObject([{ amountCents: last?.toTotalCents }])
    sold += orderItems.filter(({ productId }) => productId === shop.world.products.lastOne).length
  }
  expect(await stockOf(shop, shop.world.products.lastOne)).toBe(90_000 - sold * 1000)
  expect(await deadlocksIn(shop)).toBe(before)
})
