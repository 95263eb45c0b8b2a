import { staffViews, staffViewStore } from '@bottega/contract/backoffice/calls.ts'
import { mostViews } from '@bottega/rules/people/named-views.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aShopkeeper } from '../../testing/orders/pickers.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ DATABASE_POOL: '20' })
})
afterAll(() => shop.close())

test('of more views stored at once than a staff member may have, twenty are, and a name is one [desk-95]', async () => {
  const keeper = await aShopkeeper(shop)
  const store = (name: string) =>
    keeper.call(staffViewStore, { body: { table: 'orders', name, query: 'stage=toPick' } })
  const same = await Promise.allSettled(['Domani', 'DOMANI', 'domani', 'Domani'].map(store))
  expect(same.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await Promise.allSettled(Array.from({ length: mostViews + 6 }, (_, count) => store(`Vista ${count}`)))
  expect((await keeper.call(staffViews, { query: { table: 'orders' } })).data.views).toHaveLength(mostViews)
})
