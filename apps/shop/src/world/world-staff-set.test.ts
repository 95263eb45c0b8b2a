import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { product, productClass, productPrice } from '@bottega/api/trade/catalog/products.tables.ts'
import { promotion, promotionProduct } from '@bottega/api/trade/catalog/promotions.tables.ts'
import { appUser } from '@bottega/api/kernel/accounts/accounts.tables.ts'
import { warehouse } from '@bottega/api/places/stores/stores.tables.ts'
import { giftCertificate } from '@bottega/api/trade/vouchers/vouchers.tables.ts'
import { applyPrices } from '@bottega/api/staff/price-list/apply-prices.ts'
import { choosePricesOfStaff, choosePricesOfSystem } from '@bottega/api/staff/price-list/price-memory.ts'
import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { useWorldShop } from './testing/world-shop.ts'

/** A Monday morning. */
const now = new Date('2026-11-16T08:00:00Z')
const picker = 'corsia@bottega-del-borgo.example'

const shop = useWorldShop(now)
beforeEach(async () => {
  await shop.bringIn('--overwrite')
})

const db = () => shop.database.db
const keptLines = () => shop.printed.filter((line) => line.startsWith('  ='))

/** A value staff set in the browser, its name in an import, and its value in the shop. */
const cases: readonly {
  readonly what: string
  readonly set: () => Promise<unknown>
  readonly named: string
  readonly is: () => Promise<unknown>
  readonly value: unknown
}[] = [
  {
    what: 'the days of a promotion',
    set: () => db().update(promotion).set({ validTo: '2027-03-01' }).where(eq(promotion.code, 'pasta-3x2')),
    named: '  = pasta-3x2: validTo is 2027-03-01, in the files ',
    is: async () => (await db().select().from(promotion).where(eq(promotion.code, 'pasta-3x2')))[0]?.validTo,
    value: '2027-03-01',
  },
  {
    what: 'a promotion that ends early',
    set: () => db().update(promotion).set({ validTo: '2026-11-15' }).where(eq(promotion.code, 'pasta-3x2')),
    named: '  = pasta-3x2: is in the shop no more',
    is: async () => (await db().select().from(promotion).where(eq(promotion.code, 'pasta-3x2')))[0]?.validTo,
    value: '2026-11-15',
  },
  {
    what: 'a product taken out of a promotion',
    set: () =>
      db()
        .delete(promotionProduct)
        .where(sql`product_id = (select id from ${product} where cod_int = 'BORGO-2')`),
    named: '  = olio-nuovo BORGO-2: is in the shop no more',
    is: () => db().$count(promotionProduct, sql`product_id = (select id from ${product} where cod_int = 'BORGO-2')`),
    value: 0,
  },
  {
    what: 'the most of a class one cart may hold',
    set: () => db().update(productClass).set({ maximumQuantity: 12_000 }).where(eq(productClass.id, 2)),
    named: '  = 2: maximumQuantity is 12000, in the files ',
    is: async () => (await db().select().from(productClass).where(eq(productClass.id, 2)))[0]?.maximumQuantity,
    value: 12_000,
  },
  {
    what: 'a product taken out of a class',
    set: () => db().update(product).set({ classIds: [] }).where(eq(product.codInt, 'BORGO-3')),
    named: '  = 2 BORGO-3: is in the shop no more',
    is: async () => (await db().select().from(product).where(eq(product.codInt, 'BORGO-3')))[0]?.classIds,
    value: [],
  },
  {
    what: 'the role of a colleague',
    set: () => db().update(appUser).set({ role: 'admin' }).where(eq(appUser.email, picker)),
    named: `  = ${picker}: role is admin, in the files picker`,
    is: async () => (await db().select().from(appUser).where(eq(appUser.email, picker)))[0]?.role,
    value: 'admin',
  },
  {
    what: 'the last day of a voucher',
    set: () =>
      db().update(giftCertificate).set({ validUntil: '2027-12-31' }).where(eq(giftCertificate.code, 'BENVENUTO')),
    named: '  = BENVENUTO: validUntil is 2027-12-31, in the files ',
    is: async () =>
      (await db().select().from(giftCertificate).where(eq(giftCertificate.code, 'BENVENUTO')))[0]?.validUntil,
    value: '2027-12-31',
  },
  {
    what: 'special days of a store',
    set: () => db().update(warehouse).set({ customHours: [] }),
    named: '  = borgo: customHours is [], in the files ',
    is: async () => (await db().select().from(warehouse))[0]?.customHours,
    value: [],
  },
]

describe('what staff set since the files were read', () => {
  test.each(cases)('stays and is named: $what [world-64]', async ({ set, named, is, value }) => {
    await set()
    await shop.bringIn()
    expect(shop.changes).toEqual([])
    expect(keptLines().join('\n')).toContain(named)
    expect(await is()).toEqual(value)
    await shop.bringIn()
    expect(keptLines().join('\n')).toContain(named)
    await shop.bringIn('--overwrite')
    expect(await is()).not.toEqual(value)
    expect(keptLines()).toEqual([])
  })

  test('stays beside another field of its row that the files changed', async () => {
    await db().update(warehouse).set({ customHours: [] })
    await shop.edit('stores/borgo.yaml', (text) => text.replace(/^phone: .*$/m, "phone: '02 1234567'"))
    await shop.bringIn()
    const [row] = await db().select().from(warehouse)
    expect(row).toMatchObject({ phone: '02 1234567', customHours: [] })
  })

  test('is what an export writes, and that export changes nothing', async () => {
    for (const { set } of cases) await set()
    const fresh = join(shop.folder, '../fresh')
    await mkdir(fresh)
    expect(await shop.run('export', fresh)).toBe(0)
    expect(await shop.run('import', fresh)).toBe(0)
    expect(shop.changes).toEqual([])
    expect(keptLines()).toEqual([])
    for (const { is, value } of cases.slice(1)) expect(await is()).toEqual(value)
  })
})

describe('a price staff set', () => {
  const today = shopDate(now)
  const set = async (code: string, cents: number) => {
    const [one] = await db().select({ id: product.id }).from(product).where(eq(product.codInt, code))
    const [place] = await db().select({ id: warehouse.id }).from(warehouse)
    const line = { productId: one?.id ?? 0, warehouseId: place?.id ?? 0, line: 0, from: today, to: null, cents }
    await db().transaction((tx) => applyPrices(tx, [line], today, () => undefined, choosePricesOfStaff(tx)))
  }
  const price = async (code: string) => {
    const rows = await db()
      .select({ from: productPrice.validFrom, cents: productPrice.priceCents })
      .from(productPrice)
      .innerJoin(product, eq(product.id, productPrice.productId))
      .where(eq(product.codInt, code))
    return rows.toSorted((one, other) => (one.from < other.from ? 1 : -1))[0]?.cents
  }
  const edit = (line: string, instead: string) => shop.edit('prices.csv', (text) => text.replace(line, instead))

  test('stays and is named, also where another line of the file changes [world-65]', async () => {
    await set('BORGO-1', 199)
    await edit('BORGO-3,borgo,0.45', 'BORGO-3,borgo,0.55')
    await shop.bringIn()
    expect(keptLines().join('\n')).toMatch(/BORGO-1 borgo: price is 1\.99 from 2026-11-16, in the files 1\.29 from /)
    expect([await price('BORGO-1'), await price('BORGO-3')]).toEqual([199, 55])
    await shop.bringIn('--overwrite')
    expect(await price('BORGO-1')).toBe(129)
  })

  test('and changed in the files as well stops the import with both values [world-66]', async () => {
    await set('BORGO-1', 199)
    await edit('BORGO-1,borgo,1.29', 'BORGO-1,borgo,1.39')
    expect(await shop.run('import', shop.folder)).toBe(1)
    expect(shop.printed.join('\n')).toMatch(/ {2}! BORGO-1 borgo: price is 1\.99 from 2026-11-16, in the files 1\.39/)
    expect(shop.printed.at(-1)).toBe('Nothing was written to the shop.')
    expect(await price('BORGO-1')).toBe(199)
    await edit('BORGO-1,borgo,1.39', 'BORGO-1,borgo,1.99')
    await shop.bringIn()
    await edit('BORGO-1,borgo,1.99', 'BORGO-1,borgo,1.49')
    await shop.bringIn()
    expect(await price('BORGO-1')).toBe(149)
  })
})

describe('the prices an export writes', () => {
  const today = shopDate(now)
  const priceFile = (folder: string) => readFile(join(folder, 'prices.csv'), 'utf8')
  const set = async (code: string, cents: number, choose = choosePricesOfStaff) => {
    const [one] = await db().select({ id: product.id }).from(product).where(eq(product.codInt, code))
    const [place] = await db().select({ id: warehouse.id }).from(warehouse)
    const line = { productId: one?.id ?? 0, warehouseId: place?.id ?? 0, line: 0, from: today, to: null, cents }
    await db().transaction((tx) => applyPrices(tx, [line], today, () => undefined, choose(tx)))
  }

  test('are the file itself where staff set none, comments and order as they were [world-76]', async () => {
    const before = await priceFile(shop.folder)
    expect(await shop.run('export', shop.folder)).toBe(0)
    expect(shop.printed.join('\n')).not.toContain('  prices.csv')
    expect(await priceFile(shop.folder)).toBe(before)
  })

  test('are those staff set, and the next import of the file finds nothing to keep and nothing to change [world-77]', async () => {
    await set('BORGO-1', 199)
    await shop.bringIn()
    expect(keptLines()).toHaveLength(1)
    expect(await shop.run('export', shop.folder)).toBe(0)
    expect(shop.printed).toContain('  prices.csv')
    const text = await priceFile(shop.folder)
    expect(text).toContain('BORGO-1,borgo,1.99,2026-11-16,\n')
    expect(text).toContain('BORGO-2,borgo,8.90,2026-01-01,\n')
    await shop.bringIn()
    expect([keptLines(), shop.changes]).toEqual([[], []])
    expect(await shop.run('export', shop.folder)).toBe(0)
    expect(shop.printed).not.toContain('  prices.csv')
  })

  test('are not those only the operator’s own system sends [world-78]', async () => {
    await db().execute(sql`delete from file_value where part = 'prices'`)
    await set('BORGO-2', 777, choosePricesOfSystem)
    await set('BORGO-3', 66)
    const fresh = join(shop.folder, '../fresh-prices')
    await mkdir(fresh)
    expect(await shop.run('export', fresh)).toBe(0)
    expect(await priceFile(fresh)).toBe('code,warehouse,price,valid_from,valid_to\nBORGO-3,borgo,0.66,2026-11-16,\n')
  })
})

test('an offer whose time is over is not brought back, and not named', async () => {
  await shop.edit('promotions.yaml', (text) => text.replaceAll(/to: .*/g, "to: '2026-11-16'"))
  await shop.bringIn()
  shop.now = new Date('2026-11-18T08:00:00Z')
  await shop.bringIn()
  expect(shop.printed.filter((line) => /promotion|pasta-3x2/.test(line))).toEqual([])
})
