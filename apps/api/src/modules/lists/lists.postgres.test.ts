import { listsAddProducts, listsInsert, listsList } from '@bottega/contract/lists/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type Person, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
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
