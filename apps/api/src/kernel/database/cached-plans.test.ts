import { cartUpdateCartInfo } from '@bottega/contract/cart/calls.ts'
import { ordersDelete } from '@bottega/contract/orders/calls.ts'
import { pushRegister } from '@bottega/contract/companies/calls.ts'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { atTheDoor, buyerWith } from '../../testing/orders/buying.ts'
import { confirm, modify, setTo } from '../../testing/orders/changing.ts'
import { chooseSlot } from '../../testing/orders/ready-shopper.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { purgeReleasedHolds, releaseExpiredHolds } from '../../trade/delivery/holds.service.ts'
import { lastPaidChange } from '../../trade/orders/order-changes.service.ts'

let shop: TestShop
const query = vi.spyOn(Client.prototype, 'query')
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(async () => {
  query.mockRestore()
  await shop.close()
})

/** How PostgreSQL does a statement whose plan it keeps, whatever the values; it reads a whole table only if it must. */
async function cachedPlan(statement: string): Promise<string> {
  const values = Array.from(new Set(statement.match(/\$\d+/g)), () => 'null')
  const client = await shop.shop.database.pool.connect()
  try {
    await client.query(`begin; set local plan_cache_mode = force_generic_plan; set local enable_seqscan = off`)
    await client.query(`prepare cached as ${statement}`)
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain execute cached (${values.join(', ')})`)
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  } finally {
    await client.query('rollback; deallocate cached')
    client.release()
  }
}

/** How whatever is done reads a table, statement by statement. */
async function plansOver(table: string, what: () => Promise<unknown>): Promise<string[]> {
  query.mockClear()
  await what()
  const queries = query.mock.calls.map(([first]) => (first as unknown as { text?: string }).text ?? '')
  const readsIt = new RegExp(`\\b(from|update)\\s+"?${table}"?\\b`)
  const plans: string[] = []
  for (const statement of new Set(queries.filter((text) => readsIt.test(text)))) plans.push(await cachedPlan(statement))
  return plans
}

/** `what` reads a table, and each time by an index although all callers share the cached plan. */
async function expectByIndex(table: string, what: () => Promise<unknown>): Promise<void> {
  const plans = await plansOver(table, what)
  expect(plans).not.toEqual([])
  for (const plan of plans) {
    expect(plan).not.toContain(`Seq Scan on ${table}`)
    // An index read from end to end for its order alone has no condition.
    expect(plan).toContain('Index Cond')
  }
}

test('the open cart of one person', async () => {
  const anna = await buyerWith(shop, { pasta: 1 })
  await expectByIndex('cart', () =>
    anna.call(cartUpdateCartInfo, { body: { property: 'order_note', value: 'Al portone verde' } }),
  )
})

test('the places a customer holds, books and gives back', async () => {
  const anna = await buyerWith(shop)
  await expectByIndex('slot_hold', async () => {
    await chooseSlot(shop, anna, 'laterMorning')
    await atTheDoor(anna)
    await releaseExpiredHolds(shop.shop.db, shop.clock.now)
    await purgeReleasedHolds(shop.shop.db, shop.clock.now)
  })
})

test('the changes of an order', async () => {
  const buyer = await buyerWith(shop, { pasta: 12, wine: 2 })
  const { orderId } = await atTheDoor(buyer)
  await modify(buyer, orderId)
  await setTo(shop, buyer, 'pasta', 9)
  await expectByIndex('order_change', async () => {
    await confirm(buyer, orderId)
    await lastPaidChange(shop.shop.db, orderId)
    await buyer.call(ordersDelete, { body: { order_id: orderId } })
  })
})

test('the phones of a person', async () => {
  const anna = await shop.shopper()
  const query = { platform: 'ios', uuid: 'phone-of-anna' } as const
  await expectByIndex('device', () => anna.call(pushRegister, { query }))
})
