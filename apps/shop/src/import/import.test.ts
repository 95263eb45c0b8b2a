import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Database, openEmbedded } from '@bottega/api/db/database.ts'
import { migrateDatabase } from '@bottega/api/db/migrate.ts'
import { category, product, productPrice, vendor } from '@bottega/api/db/schema/catalog.ts'
import { importRun, shopState } from '@bottega/api/db/schema/system.ts'
import { runImportCommand } from './command.ts'
import { importPrices } from './import-prices.ts'
import { importProducts } from './import-products.ts'
import { furnishShop } from './testing/small-shop.ts'

const sample = (name: string) => fileURLToPath(new URL(`sample/${name}`, import.meta.url))
const dirty = sample('dirty-openfoodfacts.csv')
const realFile = process.env.BOTTEGA_OFF_FILE ?? ''
const now = new Date('2026-11-16T08:00:00Z')

let database: Database
let folder: string
let reportFile: string
beforeAll(async () => {
  database = await openEmbedded(undefined)
  await migrateDatabase(database)
  folder = await mkdtemp(join(tmpdir(), 'bottega-import-'))
  reportFile = join(folder, 'report.csv')
}, 60_000)
afterAll(async () => {
  await database.close()
  await rm(folder, { recursive: true })
})
beforeEach(async () => {
  const filled = 'category, vendor, product_class_group, cooperative, import_run, shop_state'
  await database.pool.query(`truncate ${filled} restart identity cascade`)
  await furnishShop(database.db)
})

const products = (file: string, more: { dryRun?: boolean; rulesFile?: string } = {}) =>
  importProducts(database.db, { file, reportFile, ...more })
const prices = (file: string, more: { dryRun?: boolean; now?: Date } = {}) =>
  importPrices(database.db, { file, reportFile, now, ...more })

async function one(code: string) {
  const [row] = await database.db.select().from(product).where(eq(product.codInt, code))
  if (row === undefined) throw new Error(`no product ${code}`)
  return row
}
async function named(name: string) {
  const rows = await database.db.select().from(product)
  const row = rows.find((row) => row.name.it === name)
  if (row === undefined)
    throw new Error(`no product named "${name}" among ${rows.map((row) => row.name.it).join(', ')}`)
  return row
}
async function catalogueVersion(): Promise<unknown> {
  const [state] = await database.db.select().from(shopState).where(eq(shopState.key, 'catalogue.version'))
  return state?.value
}
/** "line reason" for every line of the report that is about a line of the file. */
async function reported(): Promise<string[]> {
  const [, ...lines] = (await readFile(reportFile, 'utf8')).trim().split('\n')
  const cells = lines.map((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/))
  return cells.filter(([line]) => line !== '0').map(([line, , , reason]) => `${line} ${reason}`)
}

describe('a dirty Open Food Facts export', () => {
  test('keeps what is usable and tells the rest line by line', async () => {
    const { summary } = await products(dirty)
    expect(await reported()).toEqual([
      '5 markup-removed',
      '6 markup-removed',
      '6 markup-removed',
      '7 barcode-check-digit',
      '8 part-exceeds-whole',
      '9 number-too-large',
      '9 emphasis-unpaired',
      '10 number-negative',
      '10 number-unreadable',
      '11 nutrition-over-100',
      '14 duplicate-line',
      '15 code-missing',
      '16 code-unusable',
      '17 name-missing',
      '23 characters-removed',
      '24 salt-sodium-disagree',
      '25 name-shortened',
      '26 column-count',
      '27 quote-stray',
      '28 quote-unclosed',
      '30 nul-byte',
      '31 encoding-guessed',
    ])
    expect(summary).toMatchObject({ rows: 29, refused: 7, new: 22, changed: 0, unchanged: 0 })
  })

  test('becomes products as a label would say them', async () => {
    await products(dirty)
    expect(await named('Mezze penne rigate')).toMatchObject({
      barcode: expect.stringMatching(/^8098999/),
      slug: expect.stringMatching(/^mezze-penne-rigate-8098999\d+$/),
      pack: { it: '500 g', en: '500 g' },
      contentAmount: 500,
      contentUnit: 'g',
      vatPercent: 4,
      sellingMode: 'piece',
      brand: '',
      published: false,
      source: 'import',
      texts: { ingredients: { it: 'Semola di <strong>grano</strong> duro, acqua.' } },
      nutrition: { fat: 1.5, saturatedFat: 0.3, carbohydrates: 71, sugars: 3.2, fiber: 3, proteins: 12.5, salt: 0.01 },
    })
    expect((await named('Frollini al malto DOP')).texts.ingredients?.it).toBe(
      'Farina di <strong>frumento</strong>, zucchero, <strong>burro</strong>. Può contenere <strong>nocciole</strong>.',
    )
    expect((await named("Biscotti all'uovo")).texts.ingredients?.it).toBe(
      'farina, <strong>uova</strong>, sale &amp; aromi',
    )
    expect((await named('Kekse für Kinder')).name).toEqual({ it: 'Kekse für Kinder' })
    expect((await named('Caffè macinato')).barcode).not.toBeNull()
  })

  test('beer is for adults, at 22 % and out of lockers; tiramisù is not', async () => {
    await products(dirty)
    const forAdults = { adultsOnly: true, vatPercent: 22, lockerLevel: '1', mealVoucherEligible: false }
    expect(await named('Birra chiara del lago')).toMatchObject({ ...forAdults, alcoholPercent: 4.8 })
    expect(await named('Tiramisù della casa')).toMatchObject({
      adultsOnly: false,
      alcoholPercent: 1.8,
      lockerLevel: null,
    })
  })

  test('a wrong check digit costs the barcode, not the product', async () => {
    await products(dirty)
    const oil = await named('Olio extra vergine di oliva')
    expect(oil.barcode).toBeNull()
    expect(oil.codInt).toMatch(/^EAN-8098999/)
  })

  test('what no rule takes stands in "Altri prodotti"; a shelf the shop lacks falls to its department', async () => {
    await products(dirty)
    const rows = await database.db.select().from(category)
    const shelfOf = async (name: string) => rows.find(({ id }) => id === categoryId(name, found))?.slug
    const found = await database.db.select().from(product)
    expect(await shelfOf('Zirbentraum Kärntner Art')).toBe('altri-prodotti')
    expect(await shelfOf('Birra chiara del lago')).toBe('vini-birre-e-liquori')
    expect(await shelfOf('Mezze penne rigate')).toBe('pasta-riso-e-farine/pasta-secca/pasta-corta')
    expect(rows.find(({ slug }) => slug === 'altri-prodotti')).toMatchObject({
      listed: true,
      name: { de: 'Weitere Produkte' },
    })
  })

  test('is found by words without accents, in the category’s languages, and by barcode', async () => {
    await products(dirty)
    const { searchText, barcode } = await named('Mezze penne rigate')
    expect(searchText.split(' ')).toEqual(expect.arrayContaining(['mezze', 'pasta', 'secca', 'nudeln', barcode]))
  })

  test('a second time changes nothing, not even the version caches look at', async () => {
    await products(dirty)
    const before = await database.db.select().from(product)
    expect(await catalogueVersion()).toBe(1)
    expect((await products(dirty)).summary).toMatchObject({ new: 0, changed: 0, unchanged: 22 })
    expect(await database.db.select().from(product)).toEqual(before)
    expect(await catalogueVersion()).toBe(1)
  })

  test('a dry run says the same and writes nothing but its report', async () => {
    const rehearsed = await products(dirty, { dryRun: true })
    const first = await reported()
    expect(await database.db.$count(product)).toBe(0)
    expect(await database.db.$count(importRun)).toBe(0)
    expect(await database.db.$count(category, eq(category.slug, 'altri-prodotti'))).toBe(0)
    expect((await products(dirty)).summary).toEqual(rehearsed.summary)
    expect(await reported()).toEqual(first)
  })
})

function categoryId(name: string, rows: (typeof product.$inferSelect)[]): number | undefined {
  return rows.find((row) => row.name.it === name)?.categoryId
}

describe('our own columns', () => {
  test('say brand, category, texts, selling mode and languages', async () => {
    await products(sample('products.csv'))
    expect(await one('B-001')).toMatchObject({
      name: { it: 'Passata rustica', de: 'Rustikale Passata', en: 'Rustic passata' },
      brand: 'ORTO DI PROVA',
      categoryPath: [4, 5],
      vatPercent: 4,
      image: 'passata.webp',
      texts: { storage: { it: 'Conservare in luogo fresco' } },
      classIds: [expect.any(Number)],
    })
    expect(await one('B-002')).toMatchObject({
      sellingMode: 'pack',
      quantityMultiple: 6000,
      contentAmount: 9,
      multiPack: 6,
    })
    expect(await one('B-003')).toMatchObject({
      sellingMode: 'loose',
      firstWeight: 300,
      stepWeight: 100,
      weightVariable: true,
    })
    const vendors = await database.db.select().from(vendor)
    expect(vendors.map(({ name }) => name).toSorted()).toEqual([
      'Cantina Prova',
      'Fonte Prova',
      'Orto Di Prova',
      'Senza marca',
    ])
  })

  test('unknown categories, rates and modes and a picture that leads elsewhere are dropped and first', async () => {
    await products(sample('products.csv'))
    expect(await reported()).toEqual(['5 image-unusable', '6 value-unknown', '6 value-unknown'])
    expect(await one('B-004')).toMatchObject({
      image: expect.stringMatching(/^drawn\/auto\/B-004-[\da-f]{8}\.webp$/),
      adultsOnly: true,
    })
    expect(await one('B-005')).toMatchObject({ sellingMode: 'piece', vatPercent: 10 })
  })

  test('may come as JSON Lines', async () => {
    expect((await products(sample('products.jsonl'))).summary).toMatchObject({ rows: 5, new: 2, refused: 3 })
    expect(await reported()).toEqual(['3 json-unreadable', '4 json-unreadable', '5 code-missing'])
  })

  test('huge fields, half characters and fields full of spaces cost neither the file nor the time', async () => {
    const file = join(folder, 'one.jsonl')
    const spaces = `1${' '.repeat(100_000)}2`
    const row = (code: string, more: Record<string, string>) => JSON.stringify({ code, name: 'Penne', ...more })
    const rows = [
      '{"code":"A-1","name":"Penne \\ud83c"}',
      row('A-2', { fat: spaces, name: `Penne${spaces}` }),
      row('A-3', { origin: '<script>'.repeat(20_000) }),
      row('A-4', { pack: spaces }),
    ]
    await writeFile(file, rows.join('\n'))
    expect((await products(file)).summary).toMatchObject({ new: 4, refused: 0 })
    expect(await reported()).toEqual(['1 characters-lost', '2 number-unreadable', '3 text-too-long', '4 text-too-long'])
  }, 3000)

  test('a changed line changes its product and keeps address, staff decisions and identity', async () => {
    const file = join(folder, 'one.csv')
    await writeFile(file, 'code,name\nA-1,Penne\nA-2,Fusilli\n')
    await products(file)
    await database.db.update(product).set({ published: true, popularity: 7 }).where(eq(product.codInt, 'A-1'))
    const before = await one('A-1')
    await writeFile(file, 'code,name\nA-1,Penne rigate\nA-2,Fusilli\n')
    expect((await products(file)).summary).toMatchObject({ new: 0, changed: 1, unchanged: 1 })
    expect(await one('A-1')).toMatchObject({
      id: before.id,
      slug: before.slug,
      name: { it: 'Penne rigate' },
      published: true,
      popularity: 7,
    })
    expect(await catalogueVersion()).toBe(2)
  })

  test('a barcode another product of the shop carries is refused', async () => {
    const file = join(folder, 'one.csv')
    await writeFile(file, 'code,barcode,name\nA-1,96385074,Penne\n')
    await products(file)
    await writeFile(file, 'code,barcode,name\nA-2,96385074,Altre penne\n')
    expect((await products(file)).summary).toMatchObject({ new: 0, refused: 1 })
    expect(await reported()).toEqual(['2 barcode-taken'])
  })

  test('codes and names that meet in one address get different ones', async () => {
    const file = join(folder, 'one.csv')
    await writeFile(file, 'code,name\n1-2,Penne\n2,Penne 1\n')
    await products(file)
    expect([(await one('1-2')).slug, (await one('2')).slug]).toEqual(['penne-1-2', 'penne-1-2-2'])
    expect((await products(file)).summary).toMatchObject({ unchanged: 2 })
  })
})

describe('prices', () => {
  test('put imported products on sale, each warehouse with its own, bad lines first', async () => {
    await products(dirty)
    const { summary } = await prices(sample('prices.csv'))
    expect(summary).toMatchObject({ rows: 13, refused: 8, published: 3 })
    expect(await reported()).toEqual([
      '7 product-unknown',
      '9 price-unreadable',
      '10 price-out-of-range',
      '11 price-unreadable',
      '12 date-unreadable',
      '13 dates-reversed',
      '14 code-missing',
      '4 overlap-resolved',
    ])
    const penne = await named('Mezze penne rigate')
    expect(penne.published).toBe(true)
    const rows = await database.db
      .select()
      .from(productPrice)
      .where(eq(productPrice.productId, penne.id))
      .orderBy(productPrice.validFrom)
    const inMilano = rows
      .filter(({ warehouseId }) => warehouseId === 1)
      .map(({ validFrom, validTo, priceCents }) => [validFrom, validTo, priceCents])
    expect(inMilano).toEqual([
      ['2026-11-01', '2026-11-30', 129],
      ['2026-12-01', '2026-12-24', 99],
      ['2026-12-25', null, 129],
    ])
    expect((await named('Kekse für Kinder')).published).toBe(false)
  })

  test('a second time change nothing; a dry run writes nothing', async () => {
    await products(dirty)
    const rehearsed = await prices(sample('prices.csv'), { dryRun: true })
    expect(await database.db.$count(productPrice)).toBe(0)
    expect((await prices(sample('prices.csv'))).summary).toEqual(rehearsed.summary)
    const version = await catalogueVersion()
    expect((await prices(sample('prices.csv'))).summary).toMatchObject({ new: 0, changed: 0, removed: 0, published: 0 })
    expect(await catalogueVersion()).toBe(version)
  })

  test('a new price list keeps what was paid before', async () => {
    await products(dirty)
    await prices(sample('prices.csv'))
    const file = join(folder, 'prices.csv')
    const penne = await named('Mezze penne rigate')
    await writeFile(file, `code,warehouse,price\n${penne.codInt},1,1.49\n`)
    await prices(file, { now: new Date('2027-02-01T08:00:00Z') })
    const rows = await database.db
      .select()
      .from(productPrice)
      .where(eq(productPrice.productId, penne.id))
      .orderBy(productPrice.validFrom)
    const history = rows
      .filter(({ warehouseId }) => warehouseId === 1)
      .map(({ validFrom, priceCents }) => [validFrom, priceCents])
    expect(history).toEqual([
      ['2026-11-01', 129],
      ['2026-12-01', 99],
      ['2026-12-25', 129],
      ['2027-02-01', 149],
    ])
  })

  test('what the staff took off sale stays off', async () => {
    await products(dirty)
    await prices(sample('prices.csv'))
    const { id, codInt } = await named('Mezze penne rigate')
    await database.db.update(product).set({ published: false }).where(eq(product.id, id))
    const file = join(folder, 'prices.csv')
    await writeFile(file, `code,warehouse,price\n${codInt},1,1.49\n`)
    expect((await prices(file)).summary).toMatchObject({ changed: expect.any(Number), published: 0 })
    expect((await one(codInt)).published).toBe(false)
  })
})

describe('the command', () => {
  const run = async (...args: string[]) => {
    const printed: string[] = []
    const code = await runImportCommand(args, {
      db: database.db,
      print: (line) => printed.push(line),
      dataDir: folder,
      now,
    })
    return { code, printed: printed.join('\n') }
  }

  test('says what it did and where the report is', async () => {
    const { code, printed } = await run('products', dirty)
    expect(code).toBe(0)
    expect(printed).toContain('22 new, 0 changed, 0 unchanged, 7 refused')
    expect(printed).toContain('1  nul-byte: the line holds a NUL byte (line refused)')
    expect(printed).toContain(`Report: ${join(folder, 'imports', 'dirty-openfoodfacts.csv.2026-11-16T08-00-00.')}`)
  })

  test('a later report never overwrites an earlier one, not even of the same second [program-10]', async () => {
    const file = join(folder, 'again.csv')
    await writeFile(file, 'code,name,vat\nA-1,Penne,13\n')
    const reportOf = async () => {
      const { printed } = await run('products', file)
      return /^Report: (.+)$/m.exec(printed)?.[1] ?? ''
    }
    const [first, second] = [await reportOf(), await reportOf()]
    expect(first).not.toBe(second)
    for (const report of [first, second]) expect(await readFile(report, 'utf8')).toContain('value-unknown')
  })

  test('a picture that is named but not there is first, and its product stays', async () => {
    const file = join(folder, 'one.csv')
    await mkdir(join(folder, 'photo'), { recursive: true })
    await writeFile(join(folder, 'photo', 'here.webp'), '')
    await writeFile(file, 'code,name,image\nA-1,Penne,here.webp\nA-2,Fusilli,away.webp\nA-3,Farfalle,\n')
    await run('products', file, '--report', reportFile)
    expect(await reported()).toEqual(['3 image-missing'])
    expect(await one('A-2')).toMatchObject({ image: 'away.webp' })
  })

  test('a picture and a maximum that staff gave a product stay [goods-12]', async () => {
    const file = join(folder, 'one.csv')
    await writeFile(file, 'code,name\nA-1,Penne\nA-2,Fusilli\n')
    await run('products', file, '--report', reportFile)
    const given = { image: 'uploaded/1-0123456789abcdef.webp', maximumQuantity: 4000, maximumByStaff: true }
    await database.db.update(product).set(given).where(eq(product.codInt, 'A-1'))
    await writeFile(file, 'code,name\nA-1,Penne rigate\nA-2,Fusilli lunghi\n')
    await run('products', file, '--report', reportFile)
    expect(await one('A-1')).toMatchObject({ name: { it: 'Penne rigate' }, ...given })
    expect((await one('A-2'))?.image).toMatch(/^drawn/)
  })

  test('a product without a picture gets its pack drawn by category, brand and format [pictures-16]', async () => {
    const file = join(folder, 'one.csv')
    await writeFile(file, 'code,name,brand,pack\nA-1,Penne,Granalto,500 g\nA-2,Penne,Granalto,1 kg\n')
    await run('products', file, '--report', reportFile)
    const [half, whole] = [await one('A-1'), await one('A-2')]
    expect(half?.image).toMatch(/^drawn\/auto\/A-1-[\da-f]{8}\.webp$/)
    expect(whole?.image).toMatch(/^drawn\/auto\/A-2-[\da-f]{8}\.webp$/)
    expect(half?.image?.slice(-13)).not.toBe(whole?.image?.slice(-13))
  })

  test('the unit price of goods in liquid goes by the drained weight, and the label tells both', async () => {
    const file = join(folder, 'one.csv')
    await writeFile(file, 'code,name,pack\nA-1,Ceci lessati,400 g (240 g sgocciolato)\n')
    await run('products', file)
    expect(await one('A-1')).toMatchObject({
      contentAmount: 240,
      contentUnit: 'g',
      pack: { it: '400 g (240 g sgocciolato)', de: '400 g (240 g Abtropfgewicht)', en: '400 g (240 g drained)' },
    })
  })

  test('prices to unknown warehouses and products to unknown categories are one sentence, not a line each', async () => {
    const file = join(folder, 'one.csv')
    const lines = Array.from({ length: 1200 }, (_, index) => `A-${index},Penne,${index < 1000 ? 'pasta/lunga' : 'x'}`)
    await writeFile(file, ['code,name,category', ...lines].join('\n'))
    const products = await run('products', file, '--report', reportFile)
    expect(products.printed).toContain('1200 times: pasta/lunga (1000, first line 2), x (200, first line 1002)')
    expect((await readFile(reportFile, 'utf8')).match(/category-unknown/g)).toHaveLength(1)
    await writeFile(
      file,
      ['code,warehouse,price', ...lines.map((line) => `${line.split(',')[0]},roma,1.00`)].join('\n'),
    )
    const prices = await run('prices', file, '--report', reportFile)
    expect(prices.printed).toContain('1200 lines refused')
    expect(prices.printed).toContain('1200 times: roma (1200, first line 2)')
    expect((await readFile(reportFile, 'utf8')).match(/\n/g)).toHaveLength(2)
  })

  test.each([[[]], [['products']], [['coffee', 'x']], [['products', 'a', 'b']], [['products', 'x', '--what']]])(
    '%j is answered with how to use it',
    async (args) => {
      const { code, printed } = await run(...args)
      expect([code, printed]).toEqual([2, expect.stringContaining('Usage')])
    },
  )

  test('a missing file, a foreign header and a report over the input are refused in a sentence', async () => {
    const file = join(folder, 'one.csv')
    await writeFile(file, 'colour,size\nred,1\n')
    expect((await run('products', join(folder, 'none.csv'))).printed).toContain('cannot be read: ENOENT')
    expect((await run('products', file)).printed).toContain('The header must name')
    expect((await run('prices', file)).printed).toContain('The header must name')
    expect((await run('products', file, '--report', file)).printed).toContain('overwrite')
    expect(await readFile(file, 'utf8')).toBe('colour,size\nred,1\n')
  })

  test('a value that would be a formula in a spreadsheet is made harmless in the report', async () => {
    const file = join(folder, 'one.csv')
    await writeFile(file, 'code,name,vat\nA-1,Penne,=CMD()\n')
    await run('products', file, '--report', reportFile)
    expect(await readFile(reportFile, 'utf8')).toContain(",'=CMD()")
  })
})

const hasRealFile = existsSync(realFile)
const why = hasRealFile ? '' : ' (skipped: BOTTEGA_OFF_FILE names no such file)'

describe.skipIf(!hasRealFile)(`the whole Italian export of Open Food Facts${why}`, () => {
  test('goes in whole within a minute, and again without a change', async () => {
    const { summary } = await products(realFile)
    expect(summary).toMatchObject({ rows: 13_062, refused: 0, new: 13_062 })
    expect(await database.db.$count(product)).toBe(13_062)
    expect((await products(realFile)).summary).toMatchObject({ new: 0, changed: 0, unchanged: 13_062 })
    const slugs = await database.db.select({ slug: product.slug }).from(product)
    expect(slugs.every(({ slug }) => /^[a-z0-9-]+$/.test(slug))).toBe(true)
    const shown = await database.db.select({ texts: product.texts }).from(product)
    const marks = shown.flatMap(({ texts }) => texts.ingredients?.it.match(/<[^>]*>/g) ?? [])
    expect(new Set(marks)).toEqual(new Set(['<strong>', '</strong>']))
  }, 120_000)
})
