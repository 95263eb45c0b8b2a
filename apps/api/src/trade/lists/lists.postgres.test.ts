import {
  listsAddLeafletProducts,
  listsAddProducts,
  listsDeleteProducts,
  listsInsert,
  listsList,
  listsShare,
  listsUnshare,
} from '@bottega/contract/lists/calls.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { openTestShop, type Person, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ DATABASE_POOL: '10' })
})
afterAll(() => shop.close())

const make = async (person: Person, name: string) =>
  (await person.call(listsInsert, { body: { name } })).data.list.listId

const codesOf = (results: PromiseSettledResult<unknown>[]) =>
  results.flatMap((one) => (one.status === 'rejected' ? [(one.reason as { code?: string }).code] : []))

test('a list with one place left takes one of ten products put on it at once [lists-10]', async () => {
  const { pool } = shop.shop.database
  await pool.query(`insert into product select (jsonb_populate_record(p, jsonb_build_object('id', 10000 + n,
      'cod_int', 'L' || n, 'barcode', 'L' || n, 'slug', 'list-' || n))).* from product p, generate_series(1, 309) n
      where p.id = 1`)
  const anna = await shop.shopper()
  const wishlistId = await make(anna, 'Quasi piena')
  await pool.query(
    'insert into wishlist_item (list_id, product_id) select $1, 10000 + n from generate_series(1, 299) n',
    [wishlistId],
  )
  const adding = Array.from({ length: 10 }, (_, index) =>
    anna.call(listsAddProducts, { body: { wishlistId, items: [{ productId: 10_300 + index }] } }),
  )
  const refused = codesOf(await Promise.allSettled(adding))
  expect(refused).toEqual(Array.from({ length: 9 }, () => 'error.list.full'))
  expect((await anna.call(listsList)).data.lists).toMatchObject([{ size: 300 }])
})

test('who has room for one more list makes one of ten at once [lists-11]', async () => {
  const anna = await shop.shopper()
  for (let number = 1; number <= 29; number++) await make(anna, `Lista ${number}`)
  const refused = codesOf(
    await Promise.allSettled(Array.from({ length: 10 }, (_, index) => make(anna, `Ultima ${index}`))),
  )
  expect(refused).toEqual(Array.from({ length: 9 }, () => 'error.list.tooMany'))
})

test('two tabs that put the same product on and take it off again and again leave it there once or not at all [lists-35]', async () => {
  const anna = await shop.shopper()
  const wishlistId = await make(anna, 'Due schede')
  const items = [{ productId: shop.world.products.milk }]
  const tabs = Array.from({ length: 20 }, (_, index) =>
    anna.call(index % 2 === 0 ? listsAddProducts : listsDeleteProducts, { body: { wishlistId, items } }),
  )
  expect(codesOf(await Promise.allSettled(tabs))).toEqual([])
  const [list] = (await anna.call(listsList)).data.lists
  expect(list?.productIds).toEqual(list?.size === 0 ? [] : [shop.world.products.milk])
})

test('ten tabs that begin the list of one leaflet make one list with everything on it [lists-36]', async () => {
  const anna = await shop.shopper()
  const names = ['milk', 'pasta', 'fish', 'apples', 'soldOut'] as const
  const adding = [...names, ...names].map((name) =>
    anna.call(listsAddLeafletProducts, {
      body: { leafletId: 3, name: 'Volantino', items: [{ productId: shop.world.products[name] }] },
    }),
  )
  expect(codesOf(await Promise.allSettled(adding))).toEqual([])
  expect((await anna.call(listsList)).data.lists).toMatchObject([{ leafletId: 3, size: names.length }])
})

test('a guest who edits while the access is taken away writes nothing once the owner has the answer [lists-37]', async () => {
  const { milk, pasta } = shop.world.products
  for (let round = 0; round < 10; round++) {
    const [anna, bruno] = [await shop.shopper(), await shop.shopper()]
    const wishlistId = await make(anna, 'Di due')
    const { db } = shop.shop
    const [user] = await db.select({ email: appUser.email }).from(appUser).where(eq(appUser.id, bruno.userId))
    const email = user?.email ?? ''
    await anna.call(listsShare, { body: { list_id: wishlistId, email, permission: 'WRITE' } })
    const edits = Array.from({ length: 6 }, (_, index) =>
      bruno.call(listsAddProducts, { body: { wishlistId, items: [{ productId: index % 2 === 0 ? milk : pasta }] } }),
    )
    const ends = Promise.allSettled(edits)
    await anna.call(listsUnshare, { body: { list_id: wishlistId, email } })
    const afterwards = async () => (await anna.call(listsList)).data.lists[0]?.productIds
    const known = await afterwards()
    for (const code of codesOf(await ends)) expect(code).toBe('error.list.notFound')
    expect(await afterwards()).toEqual(known)
  }
})

test('one address shared with by ten tabs at once is shared with once, and gets one mail [lists-38]', async () => {
  const anna = await shop.shopper()
  const listId = await make(anna, 'Dieci volte')
  const body = { list_id: listId, email: 'dieci@bottega.example', permission: 'READ' as const }
  await Promise.allSettled(Array.from({ length: 10 }, () => anna.call(listsShare, { body })))
  const { rows } = await shop.shop.database.pool.query(
    `select id from outbox where kind = 'mail.listShared' and (payload ->> 'shareId')::int in
      (select id from wishlist_share where list_id = $1)`,
    [listId],
  )
  expect(rows).toHaveLength(1)
})
