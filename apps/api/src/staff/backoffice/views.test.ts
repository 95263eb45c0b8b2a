import {
  staffAccountChange,
  staffAccounts,
  staffViewDelete,
  staffViews,
  staffViewStore,
} from '@bottega/contract/backoffice/calls.ts'
import { mostViews } from '@bottega/rules/people/named-views.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aPicker, aShopkeeper } from '../../testing/orders/pickers.ts'
import { refusal } from '../../testing/refusal.ts'
import { staffMember } from '../../testing/staff.ts'
import { openTestShop, type Person, type TestShop } from '../../testing/test-shop.ts'
import { namedView } from './views.tables.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const store = async (person: Person, name: string, query = 'stage=toPick', table: 'orders' | 'products' = 'orders') =>
  (await person.call(staffViewStore, { body: { table, name, query } })).data.views
const viewsOf = async (person: Person, table: 'orders' | 'products' = 'orders') =>
  (await person.call(staffViews, { query: { table } })).data.views

test('a staff member stores the filters of a table under a name, finds them by name, and deletes them', async () => {
  const keeper = await aShopkeeper(shop)
  await store(keeper, 'vini', 'q=vino&page=3&colour=red', 'products')
  await store(keeper, 'Senza foto', '?without=picture', 'products')
  const views = await viewsOf(keeper, 'products')
  expect(views).toMatchObject([
    { name: 'Senza foto', query: 'without=picture' },
    { name: 'vini', query: 'q=vino' },
  ])
  expect(await viewsOf(keeper)).toEqual([])
  const body = { table: 'products', view_id: views[0]?.viewId ?? 0 } as const
  expect((await keeper.call(staffViewDelete, { body })).data.views).toMatchObject([{ name: 'vini' }])
  expect((await keeper.call(staffViewDelete, { body })).data.views).toHaveLength(1)
})

test('views of a colleague are neither seen nor deleted, and who has no such table has no views [desk-92]', async () => {
  const [keeper, other] = [await aShopkeeper(shop), await aShopkeeper(shop)]
  const [view] = await store(keeper, 'Da preparare')
  expect(await viewsOf(other)).toEqual([])
  await other.call(staffViewDelete, { body: { table: 'orders', view_id: view?.viewId ?? 0 } })
  expect(await viewsOf(keeper)).toHaveLength(1)
  expect(await store(other, 'Da preparare')).toHaveLength(1)
  const picker = await aPicker(shop)
  await expect(viewsOf(picker)).rejects.toEqual(refusal('error.request.notFound'))
})

test('a view has a filter and a name of its own, and there are twenty of a table at most [desk-93]', async () => {
  const keeper = await aShopkeeper(shop)
  await expect(store(keeper, 'Tutti', 'q=Agata&page=2')).rejects.toEqual(refusal('error.staff.viewEmpty'))
  await expect(store(keeper, '   ')).rejects.toEqual(refusal('error.staff.viewEmpty'))
  await store(keeper, 'Domani')
  await expect(store(keeper, ' DOMANI ')).rejects.toEqual(refusal('error.staff.viewNameTaken'))
  for (let count = 1; count < mostViews; count++) await store(keeper, `Vista ${count}`)
  await expect(store(keeper, 'Una di troppo')).rejects.toEqual(refusal('error.staff.tooManyViews'))
  expect(await store(keeper, 'Vini', 'q=vino', 'products')).toHaveLength(1)
})

test('the views of a staff member whose account is disabled are deleted [desk-94]', async () => {
  const [admin, keeper] = [await staffMember(shop, 'admin'), await aShopkeeper(shop)]
  await store(keeper, 'Da preparare')
  const userId = keeper.userId
  const change = async (disabled: boolean) => {
    const { accounts } = (await admin.call(staffAccounts)).data
    const version = accounts.find((one) => one.userId === userId)?.version ?? 0
    await admin.call(staffAccountChange, { body: { user_id: userId, version, disabled } })
  }
  await change(true)
  await change(false)
  expect(await shop.shop.db.select().from(namedView).where(eq(namedView.userId, userId))).toEqual([])
})
