import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { product } from '@bottega/api/trade/catalog/products.tables.ts'
import { stock } from '@bottega/api/trade/orders/stock/stock.tables.ts'
import { fileValue } from '@bottega/api/staff/world/imports.tables.ts'
import { shopState } from '@bottega/api/kernel/database/shop-state.tables.ts'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { useWorldShop } from './testing/world-shop.ts'

/** A Monday morning. */
const now = new Date('2026-11-16T08:00:00Z')

const shop = useWorldShop(now)
/** The counts of the example: 240, 60, 600 and 80.5. */
beforeEach(async () => {
  await shop.database.db.delete(stock)
  await shop.database.db.delete(fileValue)
  await shop.bringIn()
})

const idOf = (code: string) => sql`(select id from ${product} where cod_int = ${code})`
const setCount = (code: string, pieces: number) =>
  shop.database.db
    .update(stock)
    .set({ available: pieces * 1000 })
    .where(eq(stock.productId, idOf(code)))
const counts = async () => {
  const rows = await shop.database.db
    .select({ code: product.codInt, available: stock.available })
    .from(stock)
    .innerJoin(product, eq(product.id, stock.productId))
  return Object.fromEntries(rows.map(({ code, available }) => [code, available / 1000]))
}
const write = (line: string, instead: string) => shop.edit('stock.csv', (text) => text.replace(line, instead))

test('a changed line sets its own count, and what was sold of the others stays sold [world-60]', async () => {
  await setCount('BORGO-1', 177)
  await setCount('BORGO-3', 12)
  await write('BORGO-2,borgo,60', 'BORGO-2,borgo,90')
  await shop.bringIn()
  expect(await counts()).toEqual({ 'BORGO-1': 177, 'BORGO-2': 90, 'BORGO-3': 12, 'BORGO-4': 80.5 })
  expect(shop.changes).toEqual(['stock: 0 added, 1 changed, 0 closed, 0 as before.'])
})

test('lines in another order, or gone and there again, are no new counts', async () => {
  await setCount('BORGO-1', 177)
  const moved = 'BORGO-1,borgo,240\n'
  await shop.edit('stock.csv', (text) => `${text.replace(moved, '')}${moved}`)
  await shop.bringIn()
  await write(moved, '')
  await shop.bringIn()
  await shop.edit('stock.csv', (text) => `${text}${moved}`)
  await shop.bringIn()
  expect(await counts()).toMatchObject({ 'BORGO-1': 177 })
})

test('a new count of goods the shop has sold is named with both, and taken by who says so [world-61]', async () => {
  await setCount('BORGO-1', 177)
  await setCount('BORGO-4', 3.5)
  await write('BORGO-1,borgo,240', 'BORGO-1,borgo,250')
  const isNamed = async () => {
    await shop.bringIn()
    expect(shop.printed).toContain('  = BORGO-1 borgo: available is 177, in the files 250')
    expect(shop.changes).toEqual([])
  }
  await isNamed()
  await isNamed()
  await shop.bringIn('--overwrite')
  expect(await counts()).toEqual({ 'BORGO-1': 250, 'BORGO-2': 60, 'BORGO-3': 600, 'BORGO-4': 3.5 })
})

test('goods that staff count no more stay uncounted, and a line that names them anew is told', async () => {
  await shop.database.db.delete(stock).where(eq(stock.productId, idOf('BORGO-2')))
  await shop.bringIn()
  expect(await counts()).not.toHaveProperty('BORGO-2')
  await write('BORGO-2,borgo,60', 'BORGO-2,borgo,61')
  await shop.bringIn()
  expect(shop.printed).toContain('  = BORGO-2 borgo: available is none, in the files 61')
  expect(await counts()).not.toHaveProperty('BORGO-2')
})

test('a count the shop had before the files named it is the shop’s', async () => {
  await write('BORGO-2,borgo,60\n', '')
  await shop.database.db.delete(fileValue).where(sql`value = '60000'`)
  await setCount('BORGO-2', 5)
  await shop.edit('stock.csv', (text) => `${text}BORGO-2,borgo,9\n`)
  await shop.bringIn()
  expect(shop.printed).toContain('  = BORGO-2 borgo: available is 5, in the files 9')
})

test('a shop that remembers its stock file as a whole keeps its counts and learns the lines [world-62]', async () => {
  await shop.database.db.delete(fileValue)
  await shop.database.db.insert(shopState).values({ key: 'world.stock', value: 'a digest' })
  await setCount('BORGO-1', 177)
  await shop.bringIn()
  expect(shop.printed).toContain('  = BORGO-1 borgo: available is 177, in the files 240')
  await setCount('BORGO-3', 599)
  await shop.bringIn()
  expect(shop.printed.filter((line) => line.startsWith('  ='))).toEqual([])
  expect(await counts()).toMatchObject({ 'BORGO-1': 177, 'BORGO-3': 599 })
})

test('an export has the counts of the shop, and imported again it changes none', async () => {
  await setCount('BORGO-1', 177)
  const fresh = join(shop.folder, '../fresh')
  await mkdir(fresh)
  expect(await shop.run('export', fresh)).toBe(0)
  expect(await shop.run('import', fresh)).toBe(0)
  expect(shop.changes).toEqual([])
  await setCount('BORGO-1', 170)
  expect(await shop.run('import', fresh)).toBe(0)
  expect(await counts()).toMatchObject({ 'BORGO-1': 170 })
})
