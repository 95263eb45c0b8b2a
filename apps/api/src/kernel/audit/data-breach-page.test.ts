import { staffActAs } from '@bottega/contract/backoffice/calls.ts'
import { staffCustomer } from '@bottega/contract/staff-customers/calls.ts'
import { staffOrder } from '@bottega/contract/staff-orders/calls.ts'
import { eq, sql } from 'drizzle-orm'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderAtTheDoor } from '../../testing/orders/changing.ts'
import { staffMember } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { appUser } from '../accounts/accounts.tables.ts'
import { session } from '../sessions/sessions.tables.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const page = readFileSync(new URL('../../../../../docs/data-breach.md', import.meta.url), 'utf8')
/** The statements of the page, in its order. */
const statements = [...page.matchAll(/```sql\n([\s\S]*?)```/g)].flatMap(([, block = '']) =>
  block.split(';').filter((one) => one.trim() !== ''),
)

/** Asks what the page asks, with another login and number in the place of those written there. */
async function ask(beginning: string, { login = 'nobody', userId = 0 } = {}) {
  const found = statements.filter((one) => one.trim().startsWith(beginning))
  expect(found, `statements that begin with ${beginning}`).toHaveLength(1)
  const text = (found[0] ?? '').replaceAll('mario.rossi', login).replaceAll(/\b42\b/g, String(userId))
  return (await shop.shop.db.execute(sql.raw(text))).rows
}

test('the page about breaches of data answers whose data staff looked at, and who looked at whom [breach-1]', async () => {
  const { buyer, orderId } = await orderAtTheDoor(shop)
  const [other, unseen, olga] = [await shop.shopper(), await shop.shopper(), await staffMember(shop)]
  await olga.call(staffOrder, { query: { order_id: orderId } })
  await olga.call(staffCustomer, { query: { user_id: other.userId } })
  const [staff] = await shop.shop.db.select().from(appUser).where(eq(appUser.id, olga.userId))
  const login = staff?.login ?? ''

  expect(await ask('select e.action, e.subject', { login })).toMatchObject([
    { action: 'read.order', subject_id: String(orderId) },
    { action: 'read.customer', subject_id: String(other.userId) },
  ])
  const seen = (await ask('select distinct c.id', { login })).map(({ id }) => id)
  expect(new Set(seen)).toEqual(new Set([buyer.userId, other.userId]))
  expect(await ask('select e.at, e.staff_name', { userId: buyer.userId })).toMatchObject([{ action: 'read.order' }])
  expect(await ask('select e.at, e.staff_name', { userId: unseen.userId })).toEqual([])
  const toTell = (await ask('select email, first_name')).map(({ email }) => email)
  expect(toTell).toHaveLength(3)
  expect(toTell).not.toContain(staff?.email)

  await olga.call(staffActAs, { query: { user_id: buyer.userId, reason: 'Telefonata' } })
  expect(await ask('select a.started_at')).toMatchObject([{ login, customer_id: buyer.userId, reason: 'Telefonata' }])
})

test('every statement of the page about breaches of data runs, and its first two end every login [breach-2]', async () => {
  expect(statements.length).toBeGreaterThan(10)
  const { db } = shop.shop
  for (const one of statements) await db.execute(sql.raw(one))
  expect(await db.$count(session, sql`${session.userId} is not null`)).toBe(0)
})
