import {
  staffCustomer,
  staffCustomers,
  staffTagCustomer,
  staffUntagCustomer,
} from '@bottega/contract/staff-customers/calls.ts'
import { staffOrder } from '@bottega/contract/staff-orders/calls.ts'
import { mostTags } from '@bottega/rules/people/customer-tags.ts'
import { text } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditEntry } from '../../kernel/audit/audit.tables.ts'
import { tagsOfCustomer } from '../../people/profile/customer-tags.queries.ts'
import { orderAtTheDoor } from '../../testing/orders/changing.ts'
import { aShopkeeper } from '../../testing/orders/pickers.ts'
import { refusal } from '../../testing/refusal.ts'
import { openTestShop, type Person, type TestShop } from '../../testing/test-shop.ts'
import { erasePerson } from '../../trade/account/erasure.repository.ts'
import { exportOf } from '../../trade/account/export.service.ts'

let shop: TestShop
let keeper: Person
beforeAll(async () => {
  shop = await openTestShop()
  keeper = await aShopkeeper(shop)
})
afterAll(() => shop.close())

const putOn = async (userId: number, tag: string) =>
  (await keeper.call(staffTagCustomer, { body: { user_id: userId, tag } })).data.customer

test('a tag is on the page of the customer, in the list, which it filters, and on their orders, as it was first written', async () => {
  const [{ buyer, orderId }, other] = [await orderAtTheDoor(shop, { wine: 2 }), await shop.shopper()]
  await putOn(buyer.userId, 'Piano alto')
  const { tags, tagsInUse } = await putOn(other.userId, '  PIANO ALTO ')
  expect(tags).toEqual(['Piano alto'])
  expect(tagsInUse).toContain('Piano alto')
  await putOn(other.userId, 'Ristorante')
  const listed = (await keeper.call(staffCustomers, { query: { tag: 'Ristorante' } })).data
  expect(listed.customers).toMatchObject([{ userId: other.userId, tags: ['Piano alto', 'Ristorante'] }])
  expect(listed.page.totItems).toBe(1)
  expect((await keeper.call(staffOrder, { query: { order_id: orderId } })).data.order.customer.tags).toEqual([
    'Piano alto',
  ])
  await keeper.call(staffUntagCustomer, { body: { user_id: other.userId, tag: 'Ristorante' } })
  const page = (await keeper.call(staffCustomer, { query: { user_id: other.userId } })).data.customer
  expect(page.tags).toEqual(['Piano alto'])
  expect(page.tagsInUse).not.toContain('Ristorante')
})

test('a customer has ten tags at most, also where many are put on at once, and one that is there already counts once [desk-96]', async () => {
  const { userId } = await shop.shopper()
  for (let count = 1; count < mostTags; count++) await putOn(userId, `Etichetta ${count}`)
  expect((await putOn(userId, 'etichetta 1')).tags).toHaveLength(mostTags - 1)
  const results = await Promise.allSettled(['a', 'b', 'c', 'd', 'e'].map((tag) => putOn(userId, tag)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(putOn(userId, 'Una di troppo')).rejects.toEqual(refusal('error.desk.tooManyTags'))
})

test('tags stand in a copy of the data and go with the account; the log has no word of them [desk-97]', async () => {
  const { userId } = await shop.shopper()
  await putOn(userId, 'Reclama spesso')
  expect(await text(exportOf(shop.shop, userId, shop.clock.now))).toContain('Reclama spesso')
  await shop.shop.db.transaction((tx) => erasePerson(tx, userId))
  expect(await tagsOfCustomer(shop.shop.db, userId)).toEqual([])
  const entries = await shop.shop.db
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.subjectId, String(userId)))
  expect(entries.map(({ action }) => action)).toContain('customer.tagged')
  expect(JSON.stringify(entries)).not.toContain('Reclama')
})
