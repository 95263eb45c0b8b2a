import { staffProducts } from '@bottega/contract/staff-products/calls.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { product } from '../../trade/catalog/products.tables.ts'
import { stock } from '../../trade/orders/stock/stock.tables.ts'
import { refusal } from '../../testing/refusal.ts'
import { staffMember } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
let keeper: Awaited<ReturnType<typeof staffMember>>
beforeAll(async () => {
  shop = await openTestShop()
  keeper = await staffMember(shop, 'shopkeeper')
})
afterAll(() => shop.close())

test('the table is of one store, narrowed by category and by what is missing, and sorted by price and stock [tabella-2]', async () => {
  const { milk, wine, pasta, water } = shop.world.products
  const { db } = shop.shop
  await db.delete(stock)
  const rows = async (query: object) => (await keeper.call(staffProducts, { query })).data
  const idsOf = async (query: object) => (await rows(query)).products.map(({ productId }) => productId)
  const { products, stores, categories, warehouseId } = await rows({ sort: 'price', warehouse_id: 1 })
  expect([warehouseId, stores[0]?.id]).toEqual([1, 1])
  const prices = products.flatMap(({ price }) => price ?? [])
  expect(prices).toEqual(prices.toSorted((a, b) => a - b))
  const down = (await rows({ sort: 'priceDown', warehouse_id: 1 })).products.flatMap(({ price }) => price ?? [])
  expect(down).toEqual(prices.toReversed())
  const names = (await rows({ sort: 'name' })).products.map(({ name }) => name.toLowerCase())
  expect(names.length).toBe(products.length)
  const shown = products.find(({ productId }) => productId === pasta)
  expect(shown?.price).toBeGreaterThan(0)
  const category = categories.find(({ name }) => name === shown?.category)
  expect(await idsOf({ category_id: category?.id })).toContain(pasta)
  expect(await idsOf({ category_id: 2_000_000_000 })).toEqual([])
  await db
    .insert(stock)
    .values([
      { productId: wine, warehouseId: 1, available: 0 },
      { productId: water, warehouseId: 1, available: 3000 },
    ])
    .onConflictDoUpdate({ target: [stock.productId, stock.warehouseId], set: { available: sql`excluded.available` } })
  expect(await idsOf({ without: 'stock', warehouse_id: 1 })).toEqual([wine])
  expect((await idsOf({ sort: 'stock', warehouse_id: 1 })).slice(0, 2)).toEqual([wine, water])
  expect((await rows({ sort: 'stock', warehouse_id: 1 })).products[1]?.available).toBe(3)
  expect(await idsOf({ without: 'stock', warehouse_id: 2 })).not.toContain(wine)
  await db.delete(stock)
  await db.update(product).set({ image: 'x.webp' }).where(eq(product.id, milk))
  expect(await idsOf({ without: 'picture' })).not.toContain(milk)
  await db.update(product).set({ image: null }).where(eq(product.id, milk))
  expect(await idsOf({ without: 'picture' })).toContain(milk)
  await expect(rows({ warehouse_id: 2_000_000 })).rejects.toEqual(refusal('error.store.notFound'))
  await db.execute(sql`update product_price set valid_to = valid_from where product_id = ${milk} and warehouse_id = 1`)
  expect(await idsOf({ without: 'price', warehouse_id: 1 })).toEqual([milk])
  await db.execute(sql`update product_price set valid_to = null where product_id = ${milk} and warehouse_id = 1`)
  expect(await idsOf({ without: 'price', warehouse_id: 1 })).toEqual([])
})
