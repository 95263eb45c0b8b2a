import { stockWishAdd, stockWishList } from '@bottega/contract/stock-wishes/calls.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { outbox } from '../../kernel/outbox/outbox.tables.ts'
import { runJob } from '../../testing/run-job.ts'
import { openTestShop, type Person, type TestShop } from '../../testing/test-shop.ts'
import type { ProductName } from '../../testing/world.ts'
import { stock } from '../orders/stock/stock.tables.ts'
import { stockWish } from './stock-wishes.tables.ts'

let shop: TestShop
let other: TestShop
beforeAll(async () => {
  shop = await openTestShop({ DATABASE_POOL: '10' })
  other = await openTestShop({ DATABASE_POOL: '10' }, { beside: shop })
})
afterAll(async () => {
  await other.close()
  await shop.close()
})

const wish = (person: Person, name: ProductName) =>
  person.call(stockWishAdd, { body: { product_id: shop.world.products[name] } })

const setStock = (name: ProductName, available: number) =>
  shop.shop.db.update(stock).set({ available }).where(eq(stock.productId, shop.world.products[name]))

test('two processes that tell at once tell each customer once, in one mail, and no more than the stock serves [stockwish-12]', async () => {
  for (let round = 0; round < 8; round++) {
    await shop.shop.db.delete(stockWish)
    await shop.shop.db.delete(outbox)
    await setStock('soldOut', 0)
    await setStock('lastOne', 0)
    const persons = await Promise.all(Array.from({ length: 6 }, () => shop.shopper()))
    for (const person of persons) {
      await wish(person, 'soldOut')
      await wish(person, 'lastOne')
    }
    await setStock('soldOut', 3000)
    await setStock('lastOne', 6000)
    const processes = [shop, other, shop, other]
    await Promise.all(processes.map((process) => runJob(process, 'tell-stock-wishes')))
    const mails = await shop.shop.db.select({ payload: outbox.payload }).from(outbox)
    const told = mails.map(({ payload }) => payload as { userId: number; wishIds: number[] })
    expect(new Set(told.map(({ userId }) => userId)).size).toBe(6)
    expect(told).toHaveLength(6)
    expect(told.flatMap(({ wishIds }) => wishIds)).toHaveLength(9)
  }
})

test('ten presses at once are one wish, and the last place is taken once [stockwish-13]', async () => {
  const { pool } = shop.shop.database
  await setStock('soldOut', 0)
  await setStock('lastOne', 0)
  await pool.query(`insert into product select (jsonb_populate_record(p, jsonb_build_object('id', 20000 + n,
      'cod_int', 'W' || n, 'barcode', null, 'slug', 'wished-' || n))).* from product p, generate_series(1, 49) n
      where p.id = 1`)
  const anna = await shop.shopper()
  const presses = Array.from({ length: 10 }, () => wish(anna, 'soldOut'))
  expect((await Promise.allSettled(presses)).map(({ status }) => status)).not.toContain('rejected')
  expect((await anna.call(stockWishList, {})).data.wishes).toHaveLength(1)
  await pool.query(
    `insert into stock_wish (user_id, store_id, product_id) select $1, 1, 20000 + n from generate_series(1, 48) n`,
    [anna.userId],
  )
  await pool.query('insert into stock (product_id, warehouse_id, available) values (1, 1, 0)')
  const last = await Promise.allSettled([wish(anna, 'lastOne'), wish(anna, 'milk')])
  expect(last.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
})
