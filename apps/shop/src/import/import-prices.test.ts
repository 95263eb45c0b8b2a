import { writeFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { product, productCost, productPrice } from '@bottega/api/trade/catalog/products.tables.ts'
import { storeSaleNeed } from '@bottega/api/trade/catalog/law-gaps.ts'
import { dirtyExport, importScene, sample } from './testing/import-scene.ts'

const shop = importScene()

test('prices put imported products on sale, each warehouse with its own, bad lines first', async () => {
  await shop.products(dirtyExport)
  const { summary } = await shop.prices(sample('prices.csv'))
  expect(summary).toMatchObject({ rows: 13, refused: 8, published: 3 })
  expect(await shop.reported()).toEqual([
    '7 product-unknown',
    '9 price-unreadable',
    '10 price-out-of-range',
    '11 price-unreadable',
    '12 date-unreadable',
    '13 dates-reversed',
    '14 code-missing',
    '4 overlap-resolved',
  ])
  const penne = await shop.named('Mezze penne rigate')
  expect(penne.published).toBe(true)
  expect(await shop.pricesInMilano(penne.id)).toEqual([
    ['2026-11-01', '2026-11-30', 129],
    ['2026-12-01', '2026-12-24', 99],
    ['2026-12-25', null, 129],
  ])
  expect((await shop.named('Kekse für Kinder')).published).toBe(false)
})

test('prices imported a second time change nothing; a dry run writes nothing', async () => {
  await shop.products(dirtyExport)
  const rehearsed = await shop.prices(sample('prices.csv'), { dryRun: true })
  expect(await shop.db.$count(productPrice)).toBe(0)
  expect((await shop.prices(sample('prices.csv'))).summary).toEqual(rehearsed.summary)
  const version = await shop.catalogueVersion()
  expect((await shop.prices(sample('prices.csv'))).summary).toMatchObject({
    new: 0,
    changed: 0,
    removed: 0,
    published: 0,
  })
  expect(await shop.catalogueVersion()).toBe(version)
})

test('a new price list keeps what was paid before', async () => {
  await shop.products(dirtyExport)
  await shop.prices(sample('prices.csv'))
  const file = shop.fileOf('prices.csv')
  const penne = await shop.named('Mezze penne rigate')
  await writeFile(file, `code,warehouse,price\n${penne.codInt},1,1.49\n`)
  await shop.prices(file, { now: new Date('2027-02-01T08:00:00Z') })
  expect(await shop.pricesInMilano(penne.id)).toEqual([
    ['2026-11-01', '2026-11-30', 129],
    ['2026-12-01', '2026-12-24', 99],
    ['2026-12-25', '2027-01-31', 129],
    ['2027-02-01', null, 149],
  ])
})

test('a food in a pack without net content waits with its price until a file names one, or the shop sells it so [law-5]', async () => {
  const goods = async (pack: string) => {
    const file = shop.fileOf('goods.csv')
    await writeFile(file, `code,name,category,pack,ingredients\nR-1,Riso nero,,${pack},Riso\n`)
    return (await shop.products(file)).summary
  }
  const isOnSale = async () => (await shop.one('R-1')).published
  await goods('')
  const file = shop.fileOf('prices.csv')
  await writeFile(file, 'code,warehouse,price\nR-1,1,1.49\n')
  expect((await shop.prices(file)).summary).toMatchObject({ new: 1, published: 0 })
  expect(await isOnSale()).toBe(false)
  await goods('500 g')
  expect(await isOnSale()).toBe(true)
  await goods('1 pezzo')
  expect(await isOnSale()).toBe(false)
  await shop.db.transaction((tx) => storeSaleNeed(tx, 'nothing'))
  expect(await isOnSale()).toBe(true)
})

test('what the staff took off sale stays off', async () => {
  await shop.products(dirtyExport)
  await shop.prices(sample('prices.csv'))
  const { id, codInt } = await shop.named('Mezze penne rigate')
  await shop.db.update(product).set({ published: false }).where(eq(product.id, id))
  const file = shop.fileOf('prices.csv')
  await writeFile(file, `code,warehouse,price\n${codInt},1,1.49\n`)
  expect((await shop.prices(file)).summary).toMatchObject({ changed: expect.any(Number), published: 0 })
  expect((await shop.one(codInt)).published).toBe(false)
})

test('a price file tells what goods cost; past days keep what they had, and a wrong cost costs no price [reports-14]', async () => {
  await shop.products(dirtyExport)
  await shop.prices(sample('prices.csv'))
  const { id, codInt } = await shop.named('Mezze penne rigate')
  const costs = async () =>
    (await shop.db.select().from(productCost).where(eq(productCost.productId, id)))
      .toSorted((one, other) => (one.validFrom < other.validFrom ? -1 : 1))
      .map(({ warehouseId, validFrom, costCents }) => [warehouseId, validFrom, costCents])
  expect(await costs()).toEqual([])
  const file = shop.fileOf('prices.csv')
  const take = async (day: string, ...lines: string[]) => {
    await writeFile(file, ['code,warehouse,price,valid_from,valid_to,cost', ...lines, ''].join('\n'))
    return shop.prices(file, { now: new Date(`${day}T08:00:00Z`) })
  }
  const usual = `${codInt},1,1.29,2026-11-01,,"0,81"`
  expect((await take('2026-11-20', usual)).summary).toMatchObject({ refused: 0, costs: 1 })
  expect((await take('2026-11-21', usual)).summary).toMatchObject({ costs: 0 })
  expect(await costs()).toEqual([[1, '2026-11-20', 81]])
  await take('2026-12-10', `${codInt},1,1.29,2026-11-01,,0.90`)
  const wrong = await take('2026-12-11', `${codInt},1,1.49,,,0.8123`)
  expect(wrong.summary).toMatchObject({ refused: 0, costs: 0 })
  expect(await shop.reported()).toEqual(['2 cost-unusable'])
  expect((await take('2026-12-12', `${codInt},1,1.59,,,`)).summary).toMatchObject({ costs: 0 })
  expect(await costs()).toEqual([
    [1, '2026-11-20', 81],
    [1, '2026-12-10', 90],
  ])
})

test('a price finds its product by every spelling of its barcode', async () => {
  const file = shop.fileOf('one.csv')
  await writeFile(
    file,
    'code,barcode,name,pack\nA-1,96385074,Penne,500 g\nA-2,036000291452,Sale,1 kg\nA-3,8098000000016,Acqua,1 l\n',
  )
  await shop.products(file)
  const written = ['0000096385074', '000096385074', '00036000291452', '0036000291452', '08098000000016', '96385074']
  await writeFile(file, ['barcode,warehouse,price', ...written.map((one) => `${one},1,1.49`), ''].join('\n'))
  expect((await shop.prices(file)).summary).toMatchObject({ refused: 0, published: 3 })
})
