import { cartAdd, cartPurchaseRestriction, cartView } from '@bottega/contract/cart/calls.ts'
import { productsList, productsSuggest } from '@bottega/contract/catalog/calls.ts'
import { ordersDelete } from '@bottega/contract/orders/calls.ts'
import { sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { catalogueChanged } from '../../testing/database/catalogue-changed.ts'
import { atTheDoor } from '../../testing/orders/buying.ts'
import { readyShopper } from '../../testing/orders/ready-shopper.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import type { Visitor } from '../../kernel/visitor.ts'
import { readSession } from '../../kernel/sessions/sessions.service.ts'

let shop: TestShop
let goods: number[]
const query = vi.spyOn(Client.prototype, 'query')
beforeAll(async () => {
  shop = await openTestShop()
  // A hundred more products, all like the pasta.
  const { rows } = await shop.shop.db.execute<{ id: number }>(sql`
    insert into product (cod_int, slug, vendor_id, category_id, category_path, name, brand, pack, selling_mode, vat_percent)
    select 'S' || n, 'pasta-' || n, vendor_id, category_id, category_path, name, brand, pack, selling_mode, vat_percent
    from product, generate_series(1, 100) n where slug = 'pasta' returning id`)
  goods = rows.map(({ id }) => id)
  await shop.shop.db.execute(sql`
    insert into product_price (product_id, warehouse_id, valid_from, price_cents)
    select id, 1, '2026-01-01', 99 from product where slug like 'pasta-%'`)
  await shop.shop.db.execute(sql`
    insert into stock (product_id, warehouse_id, available)
    select id, 1, 9000000 from product where slug like 'pasta-%'`)
  await catalogueChanged(shop)
})
afterAll(async () => {
  query.mockRestore()
  await shop.close()
})

/** Reads the name of the shop and its sellers: all people together do so once in two seconds. */
const isOfIdentity = (asked: unknown) => {
  const text = typeof asked === 'string' ? asked : String((asked as { text?: unknown }).text)
  return /from "(?:shop_state|cooperative)"/.test(text)
}

/** Round trips to the database while something is done, but for those of the shop's identity. */
async function roundTrips(what: () => Promise<unknown>): Promise<number> {
  query.mockClear()
  await what()
  return query.mock.calls.filter(([asked]) => !isOfIdentity(asked)).length
}

async function shopperWith(lines: number) {
  const person = await readyShopper(shop)
  const items = goods.slice(0, lines).map((productId) => ({ productId, quantity: 12 }))
  const add = () => person.call(cartAdd, { body: { items: items.slice(0, 1) } })
  const { data } = await person.call(cartAdd, { body: { items } })
  expect(data.totalItems).toBe(lines)
  return { person, add }
}

test('adding asks the database as often with one line in the cart as with a hundred, and seldom', async () => {
  const one = await shopperWith(1)
  const hundred = await shopperWith(100)
  const counts = [await roundTrips(one.add), await roundTrips(hundred.add)]
  expect(counts).toEqual([6, 6])
})

test('looking at a cart does too', async () => {
  const one = await shopperWith(1)
  const hundred = await shopperWith(100)
  const viewCart = (person: typeof one.person) => roundTrips(() => person.call(cartView, {}))
  expect([await viewCart(one.person), await viewCart(hundred.person)]).toEqual([2, 2])
})

test('products that are not cached yet cost one statement more, however many', async () => {
  const { person, add } = await shopperWith(100)
  await catalogueChanged(shop)
  expect(await roundTrips(add)).toBe(7)
  await catalogueChanged(shop)
  expect(await roundTrips(() => person.call(cartView, {}))).toBe(3)
})

test('an order of a hundred lines is bought and cancelled with as many questions as one of two', async () => {
  // The terms of sale are read for the first order and known from then on.
  await atTheDoor((await shopperWith(2)).person)
  const few = await shopperWith(2)
  const many = await shopperWith(100)
  const bought = async ({ person }: typeof few) => {
    const orders: number[] = []
    const buying = await roundTrips(async () => orders.push((await atTheDoor(person)).orderId))
    const cancelling = await roundTrips(() => person.call(ordersDelete, { body: { order_id: orders[0] ?? 0 } }))
    return [buying, cancelling]
  }
  expect(await bought(many)).toEqual(await bought(few))
})

test('the reading calls of one page read the cart and its place once [cart-80]', async () => {
  const { person } = await shopperWith(2)
  const visitor: Visitor = {
    sessionHash: undefined,
    sessionExpiresAt: undefined,
    sessionEndsAt: undefined,
    rememberToken: undefined,
    user: (await readSession(shop.shop.db, person.token, shop.clock.now))?.user,
    language: 'it',
    site: 'coop',
    address: '127.0.0.1',
    requestId: 'page',
  }
  const read = async (page: object) => {
    const context = { shop: shop.shop, visitor, now: shop.clock.now, log: shop.shop.log, page }
    await shop.dispatch(cartView, {}, context)
    await shop.dispatch(cartPurchaseRestriction, {}, context)
    await shop.dispatch(productsSuggest, { query: { q: 'pasta' } }, context)
    await shop.dispatch(productsList, { query: { q: 'pasta' } }, context)
  }
  await read({})
  query.mockClear()
  const page = {}
  await read(page)
  const texts = query.mock.calls.map(([first]) => (first as unknown as { text?: string }).text ?? '')
  const readsCart = texts.filter((text) => /from (\(select \* from )?"?cart"?\b/.test(text))
  expect(readsCart).toHaveLength(1)
  query.mockClear()
  await read({})
  expect(query.mock.calls.length).toBe(texts.length)
})
