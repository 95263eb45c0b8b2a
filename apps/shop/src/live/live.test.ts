import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Database, openEmbedded } from '@bottega/api/kernel/database/database.ts'
import { migrateDatabase } from '@bottega/api/kernel/database/migrate.ts'
import { product, productPrice } from '@bottega/api/trade/catalog/products.tables.ts'
import { promotion, promotionProduct } from '@bottega/api/trade/catalog/promotions.tables.ts'
import { stock } from '@bottega/api/trade/orders/stock/stock.tables.ts'
import { liveFile } from '@bottega/api/staff/live-figures/live-files.tables.ts'
import { store } from '@bottega/api/places/stores/stores.tables.ts'
import { readCatalogueVersion } from '@bottega/api/kernel/database/catalogue-version.ts'
import type { Shop } from '@bottega/api/kernel/shop.ts'
import { asc, eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { atThisSpeed } from '@bottega/rules/testing/at-this-speed.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { runImportCommand } from '../import/command.ts'
import { furnishShop } from '../import/testing/small-shop.ts'
import { runLiveCommand } from './live-command.ts'
import { followLiveFolder, type LiveFolder } from './live-folder.ts'

const now = new Date('2026-11-16T08:00:00Z')
const products = 40

let database: Database
let folder: string
let printed: string[]
beforeAll(async () => {
  database = await openEmbedded(undefined)
  await migrateDatabase(database)
  await furnishShop(database.db)
  await database.db.insert(store).values([
    { cooperativeId: 1, warehouseId: 1, name: 'Milano' },
    { cooperativeId: 1, warehouseId: 2, name: 'Torino' },
  ])
  folder = await mkdtemp(join(tmpdir(), 'bottega-live-'))
  const codes = Array.from({ length: products }, (_, index) => `P${index + 1},,Pasta di prova ${index + 1},500 g`)
  const file = join(folder, 'products.csv')
  await writeFile(file, ['code,barcode,name,pack', 'MELE,8001234567897,Mele di prova,1 kg', ...codes, ''].join('\n'))
  const context = { db: database.db, print: () => undefined, dataDir: folder, now }
  expect(await runImportCommand(['products', file], context)).toBe(0)
}, atThisSpeed(120_000))
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  await database.pool.query('truncate stock, product_price, promotion, promotion_product, live_file cascade')
  await database.pool.query('update product set published = false')
})

async function fileOf(name: string, text: string | Buffer): Promise<string> {
  const file = join(folder, name)
  await writeFile(file, text)
  return file
}

/** As typed after `import`; answers the exit code. */
function command(...args: string[]): Promise<number> {
  printed = []
  return runLiveCommand(args, {
    db: database.db,
    print: (line) => void printed.push(line),
    dataDir: folder,
    now,
  })
}

const stockOf = async () =>
  database.db
    .select({ code: product.codInt, warehouseId: stock.warehouseId, available: stock.available })
    .from(stock)
    .innerJoin(product, eq(product.id, stock.productId))
    .orderBy(asc(product.id), asc(stock.warehouseId))

describe('import stock FILE', () => {
  test('counts goods by code or barcode and by store, the later line of two holds, and again changes nothing', async () => {
    const text = 'product;store;available\nMELE;1;3\n8001234567897;milano-prova;12,5\np1;torino-prova;7\n'
    const file = await fileOf('stock.csv', text)
    const before = await readCatalogueVersion(database.db)
    expect(await command('stock', file)).toBe(0)
    expect(await stockOf()).toEqual([
      { code: 'MELE', warehouseId: 1, available: 12_500 },
      { code: 'P1', warehouseId: 2, available: 7000 },
    ])
    expect(await readCatalogueVersion(database.db)).toEqual({ ...before, stock: before.stock + 1 })
    expect(await command('stock', file)).toBe(0)
    expect(printed.at(-1)).toBe('3 rows, 0 changed.')
    expect(await readCatalogueVersion(database.db)).toEqual({ ...before, stock: before.stock + 1 })
  })

  test('every error is told by file, line and field, and nothing of such a file is written', async () => {
    const lines = [
      'P1,milano-prova,5',
      'NIE,milano-prova,1',
      'P2,roma,1',
      'P3,milano-prova,-1',
      ',milano-prova',
      'P4,1,2',
    ]
    const file = await fileOf('stock.csv', `product,store,available\n${lines.join('\n')}\n`)
    expect(await command('stock', file)).toBe(1)
    expect(printed.slice(0, -1).toSorted()).toEqual([
      'stock.csv:3 product: is unknown to the shop',
      'stock.csv:4 store: is unknown to the shop',
      'stock.csv:5 available: takes pieces or kilograms with at most three decimals, such as 12.5',
      'stock.csv:6: the line has more or fewer fields than the header',
    ])
    expect(printed.at(-1)).toMatch(/^4 errors: nothing was written/)
    expect(await stockOf()).toEqual([])
  })

  test('a dry run looks at everything and writes nothing', async () => {
    const file = await fileOf('stock.csv', 'product,store,available\nP1,1,5\n')
    expect(await command('stock', file, '--dry-run')).toBe(0)
    expect(printed).toEqual(['1 rows, no errors. Dry run: nothing was written to the shop.'])
    expect(await stockOf()).toEqual([])
  })

  test('what cannot be understood is answered with the usage', async () => {
    expect(await command('stock')).toBe(2)
    expect(await command('prices', 'x.csv')).toBe(2)
    expect(await command('stock', 'x.csv', '--rules', 'y')).toBe(2)
  })

  test('a file that is not there is told in a sentence', async () => {
    expect(await command('stock', join(folder, 'nowhere.csv'))).toBe(1)
    expect(printed.join()).toContain('nowhere.csv')
  })
})

describe('import promotions FILE', () => {
  const header = 'promotion,product,store,price,percent,from,to,name_it,name_de,name_en\n'
  const promotionsOf = () =>
    database.db
      .select({
        warehouseId: promotion.warehouseId,
        to: promotion.validTo,
        percent: promotion.discountPercent,
        code: product.codInt,
        cents: promotionProduct.priceCents,
      })
      .from(promotion)
      .innerJoin(promotionProduct, eq(promotionProduct.promotionId, promotion.id))
      .innerJoin(product, eq(product.id, promotionProduct.productId))
      .orderBy(asc(promotion.code), asc(promotion.warehouseId), asc(product.id))

  test('a code begins a price cut in every store or in one, and a later file ends it', async () => {
    const file = await fileOf(
      'promotions.csv',
      `${header}volantino,P1,,1.50,,2026-11-16,2026-11-30,Volantino,Prospekt,\nsera,P2,torino-prova,,30,2026-11-16,2026-11-16,Sera,,\n`,
    )
    expect(await command('promotions', file)).toBe(0)
    const both = [1, 2].map((warehouseId) => ({ warehouseId, to: '2026-11-30', percent: null, code: 'P1', cents: 150 }))
    expect(await promotionsOf()).toEqual([
      { warehouseId: 2, to: '2026-11-16', percent: 30, code: 'P2', cents: null },
      ...both,
    ])
    expect(await command('promotions', await fileOf('end.csv', `${header}volantino,P1,,1.50,,,2026-11-20,,,\n`))).toBe(
      0,
    )
    expect(new Set((await promotionsOf()).filter(({ code }) => code === 'P1').map(({ to }) => to))).toEqual(
      new Set(['2026-11-20']),
    )
  })

  test('a promotion that begins says its name and days, and days in their order', async () => {
    const lines = 'nuova,P1,,1,,,2026-11-30,,,\nnuova,P2,,1,,2026-12-24,2026-12-01,Natale,,\n'
    expect(await command('promotions', await fileOf('promotions.csv', header + lines))).toBe(1)
    expect(printed.slice(0, -1)).toEqual([
      'promotions.csv:2 name_it: is missing',
      'promotions.csv:2 from: is missing',
      'promotions.csv:3 to: is before the first day',
    ])
    expect(await promotionsOf()).toEqual([])
  })
})

describe('the watched folder', () => {
  const watched: LiveFolder[] = []
  let live: string
  beforeEach(async () => {
    live = await mkdtemp(join(folder, 'watched-'))
    return async () => {
      await Promise.all(watched.splice(0).map((one) => one.stop()))
    }
  })

  const follow = async () => {
    const shop = { db: database.db, log: pino({ level: 'silent' }), clock: () => now } as unknown as Shop
    watched.push(await followLiveFolder(shop, live, { retentionDays: 30, everyMs: 10 }))
  }
  const drop = async (name: string, text: string | Buffer) => {
    await writeFile(join(live, `${name}.part`), text)
    await rename(join(live, `${name}.part`), join(live, name))
  }
  const reportIn = async (where: 'done' | 'failed', name: string) => {
    const files = await readdir(join(live, where))
    const report = files.find((file) => file.endsWith(`-${name}.report.txt`) && files.includes(file.slice(0, -11)))
    return report === undefined ? undefined : readFile(join(live, where, report), 'utf8')
  }

  test('a file is taken once, whichever of several processes sees it first', async () => {
    for (let process = 0; process < 3; process++) await follow()
    const lines = Array.from({ length: products }, (_, index) => `P${index + 1},1,${index}`)
    await drop('stock-1.csv', `product,store,available\n${lines.join('\n')}\n`)
    await drop('stock-2.csv.gz', gzipSync('product,store,available\nMELE,2,9\n'))
    await expect.poll(() => reportIn('done', 'stock-1.csv')).toBe(`${products} rows, ${products} changed.\n`)
    await expect.poll(() => reportIn('done', 'stock-2.csv.gz')).toBe('1 rows, 1 changed.\n')
    await expect.poll(() => database.db.select().from(liveFile)).toEqual([])
    expect((await readdir(join(live, 'done'))).length).toBe(4)
    expect(await stockOf()).toHaveLength(products + 1)
  })

  test('prices have the columns of import prices, and a first price puts the product on sale', async () => {
    await follow()
    await drop('Prices_morning.csv', 'code,warehouse,price\nP1,milano-prova,"1,29"\n')
    await expect.poll(() => reportIn('done', 'Prices_morning.csv')).toBe('1 rows, 1 changed.\n')
    const prices = await database.db.select().from(productPrice)
    expect(prices).toMatchObject([{ warehouseId: 1, validFrom: '2026-11-16', validTo: null, priceCents: 129 }])
    const [sold] = await database.db.select().from(product).where(eq(product.codInt, 'P1'))
    expect(sold?.published).toBe(true)
  })

  test('a file with errors lies in failed, its report beside it', async () => {
    await follow()
    await drop('prices.csv', 'code,warehouse,price,valid_to\nP1,1,gratis,\nP2,roma,1,\nP3,1,1,2026-02-31\n')
    await drop('orders.csv', 'a,b\n1,2\n')
    const report = await expect
      .poll(() => reportIn('failed', 'prices.csv'))
      .toBeDefined()
      .then(() => reportIn('failed', 'prices.csv'))
    expect(report?.replaceAll(/^\S+-prices/gm, 'prices')).toBe(
      [
        'prices.csv:2 price: the price is not an amount in euro with at most two decimals (gratis)',
        'prices.csv:4 valid_from: a date is not a day of the calendar ( 2026-02-31)',
        'prices.csv:3 warehouse: is unknown to the shop',
        '3 errors: nothing was written.',
        '',
      ].join('\n'),
    )
    expect(await database.db.select().from(productPrice)).toEqual([])
    await expect.poll(() => reportIn('failed', 'orders.csv')).toContain('stock, prices, promotions')
  })

  test('files and reports are deleted thirty days after they were taken, and nothing of another name [live-30]', async () => {
    const old = '2026-10-16T07-59-59-0123abcd-stock.csv'
    const younger = '2026-10-17T08-00-01-0123abcd-stock.csv'
    for (const where of ['done', 'failed']) {
      await mkdir(join(live, where))
      for (const name of [old, `${old}.report.txt`, younger, 'read-me.txt'])
        await writeFile(join(live, where, name), '')
    }
    await follow()
    for (const where of ['done', 'failed'])
      await expect.poll(() => readdir(join(live, where))).toEqual([younger, 'read-me.txt'])
  })

  test('what a process left in the middle is taken up behind the lines that are in the shop', async () => {
    const name = '2026-11-16T08-00-00-0123abcd-stock.csv'
    const lines = Array.from({ length: 2400 }, (_, index) => `P${(index % products) + 1},1,${index}`)
    await mkdir(join(live, 'taking'), { recursive: true })
    await writeFile(join(live, 'taking', name), `product,store,available\n${lines.join('\n')}\n`)
    await database.db.insert(liveFile).values({ name, rowsTaken: 2000, rowsChanged: 40, touchedAt: sql`now()` })
    await follow()
    await drop('stock-after.csv', 'product,store,available\nMELE,2,1\n')
    await expect.poll(() => reportIn('done', 'stock-after.csv')).toBeDefined()
    // The process that has it may still be at work.
    expect(await reportIn('done', 'stock.csv')).toBeUndefined()
    await database.db.update(liveFile).set({ touchedAt: sql`now() - interval '2 minutes'` })
    // 40 before, and each product in both of the batches that were left.
    await expect.poll(() => reportIn('done', 'stock.csv')).toBe(`2400 rows, ${40 + 2 * products} changed.\n`)
    expect(await stockOf()).toContainEqual({ code: 'P40', warehouseId: 1, available: 2_399_000 })
  })
})
