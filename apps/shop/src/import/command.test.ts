import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { product } from '@bottega/api/trade/catalog/products.tables.ts'
import { runImportCommand } from './command.ts'
import { dirtyExport, importedAt, importScene } from './testing/import-scene.ts'

const shop = importScene()

const run = async (...args: string[]) => {
  const printed: string[] = []
  const code = await runImportCommand(args, {
    db: shop.db,
    print: (line) => printed.push(line),
    dataDir: shop.folder,
    now: importedAt,
  })
  return { code, printed: printed.join('\n') }
}

test('the command says what it did and where the report is', async () => {
  const { code, printed } = await run('products', dirtyExport)
  expect(code).toBe(0)
  expect(printed).toContain('22 new, 0 changed, 0 unchanged, 7 refused')
  expect(printed).toContain('1  nul-byte: the line holds a NUL byte (line refused)')
  expect(printed).toContain(`Report: ${shop.fileOf('imports', 'dirty-openfoodfacts.csv.2026-11-16T08-00-00.')}`)
})

test('a later report never overwrites an earlier one, not even of the same second [program-10]', async () => {
  const file = shop.fileOf('again.csv')
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
  const file = shop.fileOf('one.csv')
  await mkdir(shop.fileOf('photo'), { recursive: true })
  await writeFile(shop.fileOf('photo', 'here.webp'), '')
  await writeFile(file, 'code,name,image\nA-1,Penne,here.webp\nA-2,Fusilli,away.webp\nA-3,Farfalle,\n')
  await run('products', file, '--report', shop.reportFile())
  expect(await shop.reported()).toEqual(['2 weight-missing', '3 weight-missing', '3 image-missing', '4 weight-missing'])
  expect(await shop.one('A-2')).toMatchObject({ image: 'away.webp' })
})

test('a picture and a maximum that staff gave a product stay [goods-12]', async () => {
  const file = shop.fileOf('one.csv')
  await writeFile(file, 'code,name\nA-1,Penne\nA-2,Fusilli\n')
  await run('products', file, '--report', shop.reportFile())
  const given = { image: 'uploaded/1-0123456789abcdef.webp', maximumQuantity: 4000, maximumByStaff: true }
  await shop.db.update(product).set(given).where(eq(product.codInt, 'A-1'))
  await writeFile(file, 'code,name\nA-1,Penne rigate\nA-2,Fusilli lunghi\n')
  await run('products', file, '--report', shop.reportFile())
  expect(await shop.one('A-1')).toMatchObject({ name: { it: 'Penne rigate' }, ...given })
  expect((await shop.one('A-2'))?.image).toMatch(/^drawn/)
})

test('a product without a picture gets its pack drawn by category, brand and format [pictures-16]', async () => {
  const file = shop.fileOf('one.csv')
  await writeFile(file, 'code,name,brand,pack\nA-1,Penne,Granalto,500 g\nA-2,Penne,Granalto,1 kg\n')
  await run('products', file, '--report', shop.reportFile())
  const [half, whole] = [await shop.one('A-1'), await shop.one('A-2')]
  expect(half?.image).toMatch(/^drawn\/auto\/A-1-[\da-f]{8}\.webp$/)
  expect(whole?.image).toMatch(/^drawn\/auto\/A-2-[\da-f]{8}\.webp$/)
  expect(half?.image?.slice(-13)).not.toBe(whole?.image?.slice(-13))
})

test('the unit price of goods in liquid goes by the drained weight, and the label tells both', async () => {
  const file = shop.fileOf('one.csv')
  await writeFile(file, 'code,name,pack\nA-1,Ceci lessati,400 g (240 g sgocciolato)\n')
  await run('products', file)
  expect(await shop.one('A-1')).toMatchObject({
    contentAmount: 240,
    contentUnit: 'g',
    pack: { it: '400 g (240 g sgocciolato)', de: '400 g (240 g Abtropfgewicht)', en: '400 g (240 g drained)' },
  })
})

test('prices to unknown warehouses and products to unknown categories are one sentence, not a line each', async () => {
  const file = shop.fileOf('one.csv')
  const lines = Array.from({ length: 1200 }, (_, index) => `A-${index},Penne,${index < 1000 ? 'pasta/lunga' : 'x'}`)
  await writeFile(file, ['code,name,category', ...lines].join('\n'))
  const products = await run('products', file, '--report', shop.reportFile())
  expect(products.printed).toContain('1200 times: pasta/lunga (1000, first line 2), x (200, first line 1002)')
  expect((await readFile(shop.reportFile(), 'utf8')).match(/category-unknown/g)).toHaveLength(1)
  await writeFile(file, ['code,warehouse,price', ...lines.map((line) => `${line.split(',')[0]},roma,1.00`)].join('\n'))
  const prices = await run('prices', file, '--report', shop.reportFile())
  expect(prices.printed).toContain('1200 lines refused')
  expect(prices.printed).toContain('1200 times: roma (1200, first line 2)')
  expect((await readFile(shop.reportFile(), 'utf8')).match(/\n/g)).toHaveLength(2)
})

test.each([[[]], [['products']], [['coffee', 'x']], [['products', 'a', 'b']], [['products', 'x', '--what']]])(
  '%j is answered with how to use it',
  async (args) => {
    const { code, printed } = await run(...args)
    expect([code, printed]).toEqual([2, expect.stringContaining('Usage')])
  },
)

test('a missing file, a foreign header and a report over the input are refused in a sentence', async () => {
  const file = shop.fileOf('one.csv')
  await writeFile(file, 'colour,size\nred,1\n')
  expect((await run('products', shop.fileOf('none.csv'))).printed).toContain('cannot be read: ENOENT')
  expect((await run('products', file)).printed).toContain('The header must name')
  expect((await run('prices', file)).printed).toContain('The header must name')
  expect((await run('products', file, '--report', file)).printed).toContain('overwrite')
  expect(await readFile(file, 'utf8')).toBe('colour,size\nred,1\n')
})

test('a value that would be a formula in a spreadsheet is made harmless in the report', async () => {
  const file = shop.fileOf('one.csv')
  await writeFile(file, 'code,name,vat\nA-1,Penne,=CMD()\n')
  await run('products', file, '--report', shop.reportFile())
  expect(await readFile(shop.reportFile(), 'utf8')).toContain(",'=CMD()")
})
