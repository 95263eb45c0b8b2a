import { staffStock, staffStockFile } from '@bottega/contract/staff-stock/calls.ts'
import { product } from '../../trade/catalog/products.tables.ts'
import { stock } from '../../trade/orders/stock/stock.tables.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { atTheDoor, buyerWith, limitStock } from '../../testing/orders/buying.ts'
import { refusal } from '../../testing/refusal.ts'
import { staffMember } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { findStockRows, stockRows } from '../../trade/orders/stock/stock-cover.queries.ts'

let shop: TestShop
let keeper: Awaited<ReturnType<typeof staffMember>>
beforeAll(async () => {
  shop = await openTestShop()
  keeper = await staffMember(shop, 'shopkeeper')
  for (const name of ['wine', 'apples', 'pasta'] as const) await limitStock(shop, name, 100_000)
  // 14 bottles and 28 kg in 28 days: half a bottle and a kilogram a day.
  await atTheDoor(await buyerWith(shop, { wine: 14, apples: 28 }))
  await limitStock(shop, 'wine', 1000)
  await limitStock(shop, 'apples', 10_000)
})
afterAll(() => shop.close())

const listOf = async (query: object = {}) => (await keeper.call(staffStock, { query })).data
const names = async (query: object = {}) => (await listOf(query)).goods.map(({ name }) => name)

describe('the stock of a store', () => {
  test('begins with what is sold out, then what lasts the fewest days; what is not sold is apart [scorte-1]', async () => {
    const { goods, coverDays, warehouseId } = await listOf()
    expect({ coverDays, warehouseId }).toEqual({ coverDays: 3, warehouseId: 1 })
    expect(goods.map(({ name, available, soldPerDay, cover }) => ({ name, available, soldPerDay, cover }))).toEqual([
      { name: 'Tartufo bianco', available: 0, soldPerDay: 0, cover: 0 },
      { name: 'Barbera d’Asti', available: 1, soldPerDay: 0.5, cover: 2 },
    ])
    expect(await names({ show: 'still' })).toEqual(expect.arrayContaining(['Spaghetti', 'Ultimo panettone']))
    expect(await names({ show: 'still' })).not.toContain('Mele rosse del Trentino')
    const all = await names({ show: 'all' })
    expect(all.slice(0, 3)).toEqual(['Tartufo bianco', 'Barbera d’Asti', 'Mele rosse del Trentino'])
  })

  test('is of one department where one is chosen, and of one store [scorte-2]', async () => {
    const { departments } = await listOf()
    const [fruit] = await shop.shop.db
      .select({ path: product.categoryPath })
      .from(product)
      .where(eq(product.id, shop.world.products.apples))
    const department = departments.find(({ id }) => id === fruit?.path[0])
    expect(await names({ show: 'all', department_id: department?.id })).toEqual(['Mele rosse del Trentino'])
    expect(await names({ show: 'all', warehouse_id: 2 })).toEqual([])
    await expect(listOf({ warehouse_id: 99 })).rejects.toEqual(refusal('error.store.notFound'))
  })

  test('counts no sales of cancelled orders or of more than four weeks ago [scorte-3]', async () => {
    const { now } = shop.clock
    const soldSince = async (since: Date) => {
      const filter = { warehouseId: 1, departmentId: undefined, show: 'all', coverDays: 3, since } as const
      const rows = await findStockRows(shop.shop.db, filter, { limit: 50, offset: 0 })
      return rows.find(({ productId }) => productId === shop.world.products.wine)?.sold
    }
    const hour = 3_600_000
    expect(await soldSince(new Date(now.getTime() - hour))).toBe(14_000)
    expect(await soldSince(new Date(now.getTime() + hour))).toBe(0)
    await shop.shop.db.execute(sql`update shop_order set status_id = 10`)
    expect(await soldSince(new Date(now.getTime() - hour))).toBe(0)
    await shop.shop.db.execute(sql`update shop_order set status_id = 3`)
  })

  test('is a file of what the page shows, all pages of it [scorte-4]', async () => {
    const { data } = await keeper.call(staffStockFile, { query: { warehouse_id: 1 } })
    const text = await (data.content as Blob).text()
    const [head, ...rows] = text.trim().split('\r\n')
    expect(head).toMatch(/code,barcode,name,brand,pack,category,unit,available,sold_per_day,cover_days$/)
    expect(rows.map((row) => row.split(',').slice(-4).join(' '))).toEqual(['pz 0 0 0', 'pz 1 0.5 2'])
  })

  test('is for shopkeepers alone [scorte-5]', async () => {
    for (const role of ['operator', 'picker', 'editor'] as const) {
      const other = await staffMember(shop, role)
      await expect(other.call(staffStock, { query: {} })).rejects.toEqual(refusal('error.request.notFound'))
      await expect(other.call(staffStockFile, { query: { warehouse_id: 1 } })).rejects.toEqual(
        refusal('error.request.notFound'),
      )
    }
  })

  test('reads the rows of its store and the orders of four weeks by index [scorte-6]', async () => {
    const filter = { warehouseId: 1, departmentId: undefined, show: 'low', coverDays: 3, since: new Date() } as const
    const plan = await shop.shop.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`)
      const asked = stockRows(filter, { limit: 50, offset: 0 })
      const { rows } = await tx.execute<Record<string, string>>(sql`explain ${asked}`)
      return rows.flatMap((row) => Object.values(row)).join('\n')
    })
    expect(plan).toContain('shop_order_warehouse')
    expect(plan).toContain('order_line_order')
    expect(plan).toContain('stock_warehouse')
  })
})

test('goods nobody counts stand in no list of stock [scorte-7]', async () => {
  const { milk } = shop.world.products
  expect(await shop.shop.db.$count(stock, eq(stock.productId, milk))).toBe(0)
  expect((await listOf({ show: 'all' })).goods.map(({ productId }) => productId)).not.toContain(milk)
})
