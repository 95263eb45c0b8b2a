import { ordersSpending } from '@bottega/contract/orders/calls.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { shopOrder } from '../orders.tables.ts'
import { orderAtTheDoor, setStatus, viewOrder } from '../../../testing/orders/changing.ts'
import { openTestShop, type Person, type TestShop } from '../../../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const spending = (person: Person, months?: number) =>
  person.call(ordersSpending, { query: months === undefined ? {} : { months } }).then(({ data }) => data.spending)

test('what delivered orders came to stands in its month and department, and adds up [history-22]', async () => {
  const { buyer, orderId } = await orderAtTheDoor(shop)
  expect((await spending(buyer)).total).toBe(0)
  await setStatus(shop, orderId, 8)
  const { months, departments, total } = await spending(buyer)
  expect(months.map(({ month }) => month)).toEqual(['2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'])
  const { grossTotal, orderItems } = await viewOrder(buyer, orderId)
  expect([total, months.at(-1)?.total, months.at(-1)?.orders]).toEqual([grossTotal, grossTotal, 1])
  const sum = (parts: readonly { total: number }[]) =>
    parts.reduce((cents, part) => cents + Math.round(part.total * 100), 0)
  expect(sum(departments)).toBe(Math.round(grossTotal * 100))
  const ofGoods = departments.filter(({ categoryId }) => categoryId !== 0)
  expect(sum(ofGoods)).toBe(sum(orderItems))
  expect(departments.at(-1)).toMatchObject({ categoryId: 0, name: 'Consegna, sacchetti e buoni', total: 5.4 })
})

test('months before those asked for, and orders of others, do not count [history-23]', async () => {
  const { buyer, orderId } = await orderAtTheDoor(shop)
  const other = await orderAtTheDoor(shop)
  for (const id of [orderId, other.orderId]) await setStatus(shop, id, 9)
  expect((await spending(buyer, 2)).months.map(({ orders }) => orders)).toEqual([0, 1])
  await shop.shop.db
    .update(shopOrder)
    .set({ slotDay: sql`${shopOrder.slotDay} - 31` })
    .where(eq(shopOrder.id, orderId))
  expect((await spending(buyer, 2)).months.map(({ orders }) => orders)).toEqual([1, 0])
  expect((await spending(buyer, 1)).total).toBe(0)
})
