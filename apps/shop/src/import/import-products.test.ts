import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { productParts } from '@bottega/rules/catalog/product-form.ts'
import { atThisSpeed } from '@bottega/rules/testing/at-this-speed.ts'
import { describe, expect, test } from 'vitest'
import { category } from '@bottega/api/trade/catalog/categories.tables.ts'
import { product, vendor } from '@bottega/api/trade/catalog/products.tables.ts'
import { importRun } from '@bottega/api/staff/world/imports.tables.ts'
import { dirtyExport, importScene, sample } from './testing/import-scene.ts'

const realFile = process.env.BOTTEGA_OFF_FILE ?? ''
const shop = importScene()

describe('a dirty Open Food Facts export', () => {
  test('keeps what is usable and tells the rest line by line', async () => {
    const { summary } = await shop.products(dirtyExport)
    expect(await shop.reported()).toEqual([
      '5 markup-removed',
      '5 weight-missing',
      '6 markup-removed',
      '6 markup-removed',
      '6 weight-missing',
      '7 barcode-check-digit',
      '8 part-exceeds-whole',
      '8 weight-missing',
      '9 number-too-large',
      '9 emphasis-unpaired',
      '9 weight-missing',
      '10 number-negative',
      '10 number-unreadable',
      '10 weight-missing',
      '11 nutrition-over-100',
      '11 weight-missing',
      '13 weight-missing',
      '14 duplicate-line',
      '15 code-missing',
      '16 code-unusable',
      '17 name-missing',
      '18 weight-missing',
      '22 weight-missing',
      '23 characters-removed',
      '24 salt-sodium-disagree',
      '25 name-shortened',
      '25 weight-missing',
      '26 column-count',
      '27 quote-stray',
      '27 weight-missing',
      '28 quote-unclosed',
      '29 weight-missing',
      '30 nul-byte',
      '31 encoding-guessed',
      '31 weight-missing',
    ])
    expect(summary).toMatchObject({ rows: 29, refused: 7, new: 22, changed: 0, unchanged: 0 })
  })

  test('becomes products as a label would say them', async () => {
    await shop.products(dirtyExport)
    expect(await shop.named('Mezze penne rigate')).toMatchObject({
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
    expect((await shop.named('Frollini al malto DOP')).texts.ingredients?.it).toBe(
      'Farina di <strong>frumento</strong>, zucchero, <strong>burro</strong>. Può contenere <strong>nocciole</strong>.',
    )
    expect((await shop.named("Biscotti all'uovo")).texts.ingredients?.it).toBe(
      'farina, <strong>uova</strong>, sale &amp; aromi',
    )
    expect((await shop.named('Kekse für Kinder')).name).toEqual({ it: 'Kekse für Kinder' })
    expect((await shop.named('Caffè macinato')).barcode).not.toBeNull()
  })

  test('beer is for adults, at 22 % and out of lockers; tiramisù is not', async () => {
    await shop.products(dirtyExport)
    const forAdults = { adultsOnly: true, vatPercent: 22, lockerLevel: '1', mealVoucherEligible: false }
    expect(await shop.named('Birra chiara del lago')).toMatchObject({ ...forAdults, alcoholPercent: 4.8 })
    expect(await shop.named('Tiramisù della casa')).toMatchObject({
      adultsOnly: false,
      alcoholPercent: 1.8,
      lockerLevel: null,
    })
  })

  test('a wrong check digit costs the barcode, not the product', async () => {
    await shop.products(dirtyExport)
    const oil = await shop.named('Olio extra vergine di oliva')
    expect(oil.barcode).toBeNull()
    expect(oil.codInt).toMatch(/^EAN-8098999/)
  })

  test('what no rule takes stands in "Altri prodotti"; a shelf the shop lacks falls to its department', async () => {
    await shop.products(dirtyExport)
    const rows = await shop.db.select().from(category)
    const shelfOf = async (name: string) => rows.find(({ id }) => id === categoryId(name, found))?.slug
    const found = await shop.db.select().from(product)
    expect(await shelfOf('Zirbentraum Kärntner Art')).toBe('altri-prodotti')
    expect(await shelfOf('Birra chiara del lago')).toBe('vini-birre-e-liquori')
    expect(await shelfOf('Mezze penne rigate')).toBe('pasta-riso-e-farine/pasta-secca/pasta-corta')
    expect(rows.find(({ slug }) => slug === 'altri-prodotti')).toMatchObject({
      listed: true,
      name: { de: 'Weitere Produkte' },
    })
  })

  test('is found by words without accents, in the category’s languages, and by barcode', async () => {
    await shop.products(dirtyExport)
    const { searchText, barcode } = await shop.named('Mezze penne rigate')
    expect(searchText.split(' ')).toEqual(expect.arrayContaining(['mezze', 'pasta', 'secca', 'nudeln', barcode]))
  })

  test('a second time changes nothing, not even the version caches look at', async () => {
    await shop.products(dirtyExport)
    const before = await shop.db.select().from(product)
    expect(await shop.catalogueVersion()).toBe(1)
    expect((await shop.products(dirtyExport)).summary).toMatchObject({ new: 0, changed: 0, unchanged: 22 })
    expect(await shop.db.select().from(product)).toEqual(before)
    expect(await shop.catalogueVersion()).toBe(1)
  })

  test('a dry run says the same and writes nothing but its report', async () => {
    const rehearsed = await shop.products(dirtyExport, { dryRun: true })
    const first = await shop.reported()
    expect(await shop.db.$count(product)).toBe(0)
    expect(await shop.db.$count(importRun)).toBe(0)
    expect(await shop.db.$count(category, eq(category.slug, 'altri-prodotti'))).toBe(0)
    expect((await shop.products(dirtyExport)).summary).toEqual(rehearsed.summary)
    expect(await shop.reported()).toEqual(first)
  })
})

function categoryId(name: string, rows: (typeof product.$inferSelect)[]): number | undefined {
  return rows.find((row) => row.name.it === name)?.categoryId
}

describe('our own columns', () => {
  test('say brand, category, texts, selling mode and languages', async () => {
    await shop.products(sample('products.csv'))
    expect(await shop.one('B-001')).toMatchObject({
      name: { it: 'Passata rustica', de: 'Rustikale Passata', en: 'Rustic passata' },
      brand: 'ORTO DI PROVA',
      categoryPath: [4, 5],
      vatPercent: 4,
      image: 'passata.webp',
      texts: { storage: { it: 'Conservare in luogo fresco' } },
      classIds: [expect.any(Number)],
    })
    expect(await shop.one('B-002')).toMatchObject({
      sellingMode: 'pack',
      quantityMultiple: 6000,
      contentAmount: 9,
      multiPack: 6,
    })
    expect(await shop.one('B-003')).toMatchObject({
      sellingMode: 'loose',
      firstWeight: 300,
      stepWeight: 100,
      weightVariable: true,
    })
    const vendors = await shop.db.select().from(vendor)
    expect(vendors.map(({ name }) => name).toSorted()).toEqual([
      'Cantina Prova',
      'Fonte Prova',
      'Orto Di Prova',
      'Senza marca',
    ])
  })

  test('unknown categories, rates and modes and a picture that leads elsewhere are dropped and first', async () => {
    await shop.products(sample('products.csv'))
    expect(await shop.reported()).toEqual(['5 image-unusable', '6 value-unknown', '6 value-unknown'])
    expect(await shop.one('B-004')).toMatchObject({
      image: expect.stringMatching(/^drawn\/auto\/B-004-[\da-f]{8}\.webp$/),
      adultsOnly: true,
    })
    expect(await shop.one('B-005')).toMatchObject({ sellingMode: 'piece', vatPercent: 10 })
  })

  test('give weights to the gram: 0,333 stays, and what is finer is rounded with a remark [catalogue-322]', async () => {
    const file = shop.fileOf('weights.csv')
    const lines = [
      'code;name;selling_mode;first_weight;step_weight;minimum;maximum',
      'W-1;Prosciutto di prova;loose;0,333;0,1;0,333;2,125 kg',
      'W-2;Speck di prova;loose;0,3334;0,30000000000000004;;',
      'W-3;Zafferano di prova;loose;0,0004;0,001;;',
    ]
    await writeFile(file, lines.join('\n'))
    await shop.products(file)
    expect(await shop.one('W-1')).toMatchObject({
      firstWeight: 333,
      stepWeight: 100,
      minimumQuantity: 333,
      maximumQuantity: 2125,
    })
    expect(await shop.one('W-2')).toMatchObject({ firstWeight: 333, stepWeight: 300 })
    expect(await shop.one('W-3')).toMatchObject({ sellingMode: 'piece' })
    expect(await shop.reported()).toEqual([
      '3 quantity-rounded',
      '4 quantity-rounded',
      '4 value-unknown',
      '4 weight-missing',
    ])
  })

  test('make "Altri prodotti" with the first product that stands there, and no department without one [catalogue-323]', async () => {
    const others = () => shop.db.$count(category, eq(category.slug, 'altri-prodotti'))
    const [shelf] = await shop.db.select({ slug: category.slug }).from(category).where(eq(category.listed, true))
    const taken = async (name: string, slug: string) => {
      const file = shop.fileOf(`${name}.csv`)
      await writeFile(file, `code;name;category\n${name};Zzyzx di prova;${slug}`)
      return (await shop.products(file)).summary
    }
    const before = await shop.db.$count(category)
    expect(await taken('P-1', shelf?.slug ?? '')).toMatchObject({ new: 1, placed: 1 })
    expect(await others()).toBe(0)
    expect(await shop.db.$count(category)).toBe(before)
    expect(await taken('P-2', 'altri-prodotti')).toMatchObject({ new: 1, placed: 0 })
    expect(await shop.reported()).toEqual(['2 weight-missing'])
    expect(await others()).toBe(1)
    expect(await taken('P-3', '')).toMatchObject({ new: 1, placed: 0 })
    expect(await others()).toBe(1)
  })

  test('name a packed food without weight or volume; not what is no food, is sold by weight or by a number one sees [catalogue-390]', async () => {
    const file = shop.fileOf('one.csv')
    const lines = [
      'A-1,Biscotti della nonna,,,',
      'A-2,Biscotti della nonna,20 pezzi,,',
      'A-3,Biscotti della nonna,500 g,,',
      'A-4,Dentifricio alla menta,,,',
      'A-5,Uova fresche,6 uova,,',
      'A-6,Biscotti sfusi,,loose,0.5',
    ]
    await writeFile(
      file,
      `code,name,pack,selling_mode,first_weight,step_weight\n${lines.map((line) => `${line},0.1`).join('\n')}\n`,
    )
    await shop.products(file)
    expect(await shop.reported()).toEqual(['2 weight-missing', '3 weight-missing'])
  })

  test('may come as JSON Lines', async () => {
    expect((await shop.products(sample('products.jsonl'))).summary).toMatchObject({ rows: 5, new: 2, refused: 3 })
    expect(await shop.reported()).toEqual([
      '1 weight-missing',
      '2 weight-missing',
      '3 json-unreadable',
      '4 json-unreadable',
      '5 code-missing',
    ])
  })

  test('huge fields, half characters and fields full of spaces cost neither the file nor the time', async () => {
    const file = shop.fileOf('one.jsonl')
    const spaces = `1${' '.repeat(100_000)}2`
    const row = (code: string, more: Record<string, string>) => JSON.stringify({ code, name: 'Penne', ...more })
    const rows = [
      '{"code":"A-1","name":"Penne \\ud83c"}',
      row('A-2', { fat: spaces, name: `Penne${spaces}` }),
      row('A-3', { origin: '<script>'.repeat(20_000) }),
      row('A-4', { pack: spaces }),
    ]
    await writeFile(file, rows.join('\n'))
    expect((await shop.products(file)).summary).toMatchObject({ new: 4, refused: 0 })
    expect(await shop.reported()).toEqual([
      '1 characters-lost',
      '1 weight-missing',
      '2 number-unreadable',
      '2 weight-missing',
      '3 text-too-long',
      '3 weight-missing',
      '4 text-too-long',
      '4 weight-missing',
    ])
  }, 3000)

  test('a changed line changes its product and keeps address, staff decisions and identity', async () => {
    const file = shop.fileOf('one.csv')
    await writeFile(file, 'code,name\nA-1,Penne\nA-2,Fusilli\n')
    await shop.products(file)
    await shop.db.update(product).set({ published: true, popularity: 7 }).where(eq(product.codInt, 'A-1'))
    const before = await shop.one('A-1')
    await writeFile(file, 'code,name\nA-1,Penne rigate\nA-2,Fusilli\n')
    expect((await shop.products(file)).summary).toMatchObject({ new: 0, changed: 1, unchanged: 1 })
    expect(await shop.one('A-1')).toMatchObject({
      id: before.id,
      slug: before.slug,
      name: { it: 'Penne rigate' },
      published: true,
      popularity: 7,
    })
    expect(await shop.catalogueVersion()).toBe(2)
  })

  test('codes and names that meet in one address get different ones', async () => {
    const file = shop.fileOf('one.csv')
    await writeFile(file, 'code,name\n1-2,Penne\n2,Penne 1\n')
    await shop.products(file)
    expect([(await shop.one('1-2')).slug, (await shop.one('2')).slug]).toEqual(['penne-1-2', 'penne-1-2-2'])
    expect((await shop.products(file)).summary).toMatchObject({ unchanged: 2 })
  })
})

const hasRealFile = existsSync(realFile)
const why = hasRealFile ? '' : ' (skipped: BOTTEGA_OFF_FILE names no such file)'

describe.skipIf(!hasRealFile)(`the whole Italian export of Open Food Facts${why}`, () => {
  test(
    'goes in whole within a minute, and again without a change',
    async () => {
      const { summary } = await shop.products(realFile)
      expect(summary).toMatchObject({ rows: 13_062, refused: 0, new: 13_062 })
      expect(await shop.db.$count(product)).toBe(13_062)
      expect((await shop.products(realFile)).summary).toMatchObject({ new: 0, changed: 0, unchanged: 13_062 })
      const slugs = await shop.db.select({ slug: product.slug }).from(product)
      expect(slugs.every(({ slug }) => /^[a-z0-9-]+$/.test(slug))).toBe(true)
      const shown = await shop.db.select({ texts: product.texts }).from(product)
      const marks = shown.flatMap(({ texts }) => texts.ingredients?.it.match(/<[^>]*>/g) ?? [])
      expect(new Set(marks)).toEqual(new Set(['<strong>', '</strong>']))
    },
    atThisSpeed(120_000),
  )
})

describe('a product of which staff have set parts', () => {
  const file = async (name: string, category: string) => {
    const path = shop.fileOf('parts.csv')
    await writeFile(
      path,
      `code,name,brand,category,pack,vat,selling_mode\nBORGO-9,${name},Borgo,${category},400 g,10,piece\n`,
    )
    return path
  }

  test('keeps them when a file says otherwise, is found by them, and the report names each [goods-610]', async () => {
    const shelf = 'pasta-riso-e-farine/pasta-secca'
    await shop.products(await file('Fusilli del borgo', shelf))
    const { slug, id } = await shop.one('BORGO-9')
    const searchText = 'fusilloni'
    await shop.db
      .update(product)
      .set({ name: { it: 'Fusilloni' }, vatPercent: 4, searchText, partsByStaff: ['name', 'vat', 'pack'] })
      .where(eq(product.id, id))
    const { summary } = await shop.products(await file('Eliche del borgo', shelf))
    expect(summary).toMatchObject({ new: 0, changed: 1 })
    const kept = await shop.one('BORGO-9')
    expect(kept).toMatchObject({ name: { it: 'Fusilloni' }, vatPercent: 4, slug, pack: { it: '400 g' } })
    expect(kept.searchText.split(' ')).toEqual(expect.arrayContaining(['fusilloni', 'borgo']))
    expect(kept.searchText).not.toContain('eliche')
    expect(await shop.reported()).toEqual(['2 set-in-shop', '2 set-in-shop'])
    expect((await shop.products(await file('Eliche del borgo', shelf))).summary).toMatchObject({ unchanged: 1 })
  })

  test('made by staff it stays theirs, and files without it leave it [goods-611]', async () => {
    await shop.products(await file('Fusilli del borgo', 'altri-prodotti'))
    await shop.db.update(product).set({ source: 'staff', partsByStaff: [...productParts] })
    await shop.products(await file('Eliche del borgo', 'altri-prodotti'))
    await shop.products(dirtyExport)
    expect(await shop.one('BORGO-9')).toMatchObject({ source: 'staff', name: { it: 'Fusilli del borgo' } })
  })
})
