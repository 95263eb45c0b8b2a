import { cartAdd, cartView } from '@bottega/contract/cart/calls.ts'
import { listsAddProducts, listsInsert, listsList } from '@bottega/contract/lists/calls.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readyShopper } from '../../../testing/orders/ready-shopper.ts'
import { openTestShop, type Person, type TestShop } from '../../../testing/test-shop.ts'
import type { Visitor } from '../../../kernel/visitor.ts'
import type { OpenSession } from '../../../kernel/sessions/sessions.service.ts'
import { type OwnReading, ownReading, readSessionWithOwn } from './own-reading.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

function visitorOf({ idHash, expiresAt, endsAt, user }: OpenSession): Visitor {
  const session = { sessionHash: idHash, sessionExpiresAt: expiresAt, sessionEndsAt: endsAt, user }
  const request = {
    rememberToken: undefined,
    language: 'it',
    site: 'coop',
    address: '127.0.0.1',
    requestId: 'p',
  } as const
  return { ...session, ...request }
}

/** A page of this customer: what was read for it, and the calls that answer from that. */
async function pageOf(person: Person, known?: OwnReading, now = shop.clock.now) {
  const found = await readSessionWithOwn(shop.shop.db, person.token, now, known)
  if (found === undefined) throw new Error('the session has ended')
  const page = {}
  const context = { shop: shop.shop, visitor: visitorOf(found.session), now, log: shop.shop.log, page }
  const reading = ownReading(context, found.read)
  return {
    reading,
    cart: async () => (await shop.dispatch(cartView, {}, context)).envelope.data,
    lists: async () => (await shop.dispatch(listsList, {}, context)).envelope.data.lists,
  }
}

async function shopperWithPasta() {
  const person = await readyShopper(shop)
  await person.call(cartAdd, { body: { items: [{ productId: shop.world.products.pasta, quantity: 1 }] } })
  const { reading } = await pageOf(person)
  if (reading === undefined) throw new Error('nothing was read')
  return { person, reading }
}

const execute = (statement: ReturnType<typeof sql>) => shop.shop.db.execute(statement)

test('a page that finds nothing changed is given the reading it knows', async () => {
  const { person, reading } = await shopperWithPasta()
  expect((await pageOf(person, reading)).reading).toBe(reading)
})

test('what a page shows of its customer is what the calls answer by themselves', async () => {
  const { person } = await shopperWithPasta()
  const page = await pageOf(person)
  const { data } = await person.call(cartView, {})
  expect(await page.cart()).toEqual(data)
  expect(await page.lists()).toEqual((await person.call(listsList, {})).data.lists)
})

test.each<[string, (person: Person) => Promise<unknown>]>([
  [
    'a line',
    ({ userId }) =>
      execute(sql`with changed as (update cart set version = version + 1 where user_id = ${userId} returning id)
        update cart_line set quantity = 5000 where cart_id in (select id from changed)`),
  ],
  [
    'the stock of a line',
    () =>
      execute(sql`
    insert into stock (product_id, warehouse_id, available)
    values (${shop.world.products.pasta}, 1, 7000) on conflict (product_id, warehouse_id) do update set available = stock.available + 1000`),
  ],
  ['the name', ({ userId }) => execute(sql`update app_user set first_name = 'Nina' where id = ${userId}`)],
  [
    'the address of the cart',
    ({ userId }) => execute(sql`update address set street = 'Via Nuova' where user_id = ${userId}`),
  ],
  [
    'a list',
    async (person) => {
      const { data } = await person.call(listsInsert, { body: { name: `Lista ${person.userId}` } })
      const items = [{ productId: shop.world.products.pasta }]
      await person.call(listsAddProducts, { body: { wishlistId: data.list.listId, items } })
    },
  ],
])('a page reads again what another process has changed: %s [cart-92]', async (_, change) => {
  const { person, reading } = await shopperWithPasta()
  await change(person)
  const page = await pageOf(person, reading)
  expect(page.reading).not.toBe(reading)
  expect(await page.cart()).toEqual((await person.call(cartView, {})).data)
})

test('the lines of a changed cart are the new ones', async () => {
  const { person, reading } = await shopperWithPasta()
  await person.call(cartAdd, { body: { items: [{ productId: shop.world.products.pasta, quantity: 2 }] } })
  expect(await (await pageOf(person, reading)).cart()).toMatchObject({ cartItems: [{ quantity: 3 }] })
})

test('the reading of one customer is never that of another [cart-93]', async () => {
  const { reading } = await shopperWithPasta()
  const { person: other } = await shopperWithPasta()
  const page = await pageOf(other, reading)
  expect(page.reading).not.toBe(reading)
  expect(await page.cart()).toMatchObject({ user: { userId: other.userId } })
})

test('a reading is not used after the time it is good for [cart-94]', async () => {
  const { person, reading } = await shopperWithPasta()
  const page = await pageOf(person, reading, new Date(reading.goodUntil))
  expect(page.reading).not.toBe(reading)
})

test('a page of a customer without a cart reads by itself', async () => {
  const person = await shop.shopper({})
  expect((await pageOf(person)).reading).toBeUndefined()
})
