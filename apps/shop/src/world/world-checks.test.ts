import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { category } from '@bottega/api/trade/catalog/categories.tables.ts'
import { product } from '@bottega/api/trade/catalog/products.tables.ts'
import { importRun } from '@bottega/api/staff/world/imports.tables.ts'
import { shopState } from '@bottega/api/kernel/database/shop-state.tables.ts'
import { warehouse } from '@bottega/api/places/stores/stores.tables.ts'
import { describe, expect, test } from 'vitest'
import { useWorldShop } from './testing/world-shop.ts'

const shop = useWorldShop()

const expectNothingWritten = async () => {
  for (const table of [warehouse, category, product, importRun, shopState])
    expect(await shop.database.db.$count(table)).toBe(0)
}

const replaced = (old: string, fresh: string) => (text: string) => text.replace(old, fresh)
const added = (line: string) => (text: string) => `${text}${line}\n`

interface Case {
  readonly what: string
  readonly file: string
  readonly change: (text: string) => string
  /** The finding of `check`, and of `import world` too. */
  readonly finding: string
  /** The finding of `import world` instead, if it asks the shop. */
  readonly imported?: string
}

const wrongCode = 'the check digit of the barcode is wrong'
const noProduct = 'is no product of the shop: it stands in no product file that was imported'
/** BORGO-2 and BORGO-4 with barcodes. */
const withBarcodes = (first: string, second: string) => (text: string) =>
  text
    .replace('code;name;', 'code;barcode;name;')
    .replace('BORGO-1;', 'BORGO-1;;')
    .replace('BORGO-2;', `BORGO-2;${first};`)
    .replace('BORGO-3;', 'BORGO-3;;')
    .replace('BORGO-4;', `BORGO-4;${second};`)

const cases: readonly Case[] = [
  {
    what: 'a negative price',
    file: 'prices.csv',
    change: replaced(',8.90,', ',-8.90,'),
    finding: 'prices.csv:3: the price is not between 0.01 and 10,000 euro (-8.90)',
  },
  {
    what: 'a negative fee of a slot',
    file: 'slots.csv',
    change: replaced(',6.90,', ',-6.90,'),
    finding: 'slots.csv:6 fee: takes an amount in euro, such as 4.90',
  },
  {
    what: 'a negative leaflet price',
    file: 'promotion-products.csv',
    change: replaced(',7.50', ',-7.50'),
    finding: 'promotion-products.csv:2 price: takes an amount in euro, such as 4.90',
  },
  {
    what: 'a price that is no amount',
    file: 'prices.csv',
    change: replaced(',8.90,', ',8.9x,'),
    finding: 'prices.csv:3: the price is not an amount in euro with at most two decimals (8.9x)',
  },
  {
    what: 'a decimal comma without quotes in prices',
    file: 'prices.csv',
    change: replaced(',1.29,', ',1,29,'),
    finding:
      'prices.csv:2: the line has more or fewer fields than the header (6 of 5); a value that holds the divider stands in quotes, as "1,29"',
  },
  {
    what: 'a decimal comma without quotes in a count',
    file: 'stock.csv',
    change: replaced('80.5', '80,5'),
    finding:
      'stock.csv:5: the line has more or fewer fields than the header (4 of 3); a value that holds the divider stands in quotes, as "1,29"',
  },
  {
    what: 'a decimal comma in YAML',
    file: 'stores/borgo.yaml',
    change: replaced('fee: 4.9\n', 'fee: 4,9\n'),
    finding:
      'stores/borgo.yaml:51 selling.services.1.fee: takes an amount in euro with at most two decimals, such as 4.90',
  },
  {
    what: 'an unknown category of a product',
    file: 'products.csv',
    change: replaced('dispensa/olio-e-aceto', 'dispensa/olio'),
    finding: 'products.csv:3 category: no category has this slug; the rules decide instead (dispensa/olio)',
  },
  {
    what: 'an unknown category of a voucher',
    file: 'vouchers.yaml',
    change: replaced("    from: '2026-01-01'", "    from: '2026-01-01'\n    on: line\n    category: giardino"),
    finding: 'vouchers.yaml:4 category: names no category of categories.yaml',
  },
  {
    what: 'an EAN-13 with a wrong check digit',
    file: 'products.csv',
    change: withBarcodes('8098999010017', ''),
    finding: `products.csv:3 barcode: ${wrongCode} (8098999010017)`,
  },
  {
    what: 'an EAN-8 with a wrong check digit',
    file: 'products.csv',
    change: withBarcodes('', '96385075'),
    finding: `products.csv:5 barcode: ${wrongCode} (96385075)`,
  },
  {
    what: 'a code twice',
    file: 'products.csv',
    change: added('borgo-2;Olio di prova;;;;;;;;;;;;;;'),
    finding: 'products.csv:6: an earlier line of the file has the same code or barcode (line 3)',
  },
  {
    what: 'an EAN twice',
    file: 'products.csv',
    change: withBarcodes('8098999010010', '8098999010010'),
    finding: 'products.csv:5: an earlier line of the file has the same code or barcode (line 3)',
  },
  {
    what: 'an unknown rate of VAT',
    file: 'products.csv',
    change: replaced(';75 cl;A;', ';75 cl;Z;'),
    finding: 'products.csv:3 vat: the value is not one of those the column takes (Z)',
  },
  {
    what: 'a product without a name',
    file: 'products.csv',
    change: replaced(';Mele Golden;', ';;'),
    finding: 'products.csv:5: the product has no name with a letter in it',
  },
  {
    what: 'a product file without its header',
    file: 'products.csv',
    change: (text) => text.slice(text.indexOf('\n') + 1),
    finding: 'products.csv: The header must name the columns',
  },
  {
    what: 'a count twice',
    file: 'stock.csv',
    change: added('BORGO-2,borgo,61'),
    finding: 'stock.csv:6 product: is counted in this store by line 3 already',
  },
  {
    what: 'a price of an unknown product',
    file: 'prices.csv',
    change: added('BORGO-9,borgo,1.00,2026-01-01,'),
    finding: 'prices.csv:6 code: no product has this code or barcode (BORGO-9)',
    imported: 'prices.csv:6: no product has this code or barcode (BORGO-9)',
  },
  {
    what: 'a price in an unknown store',
    file: 'prices.csv',
    change: added('BORGO-1,castello,1.00,2026-01-01,'),
    finding: 'prices.csv:6 warehouse: no warehouse has this id or slug (castello)',
    imported: 'prices.csv:6: no warehouse has this id or slug (castello)',
  },
  {
    what: 'an unknown product in an offer',
    file: 'promotion-products.csv',
    change: added('pasta-3x2,BORGO-9,'),
    finding: 'promotion-products.csv:4 product: BORGO-9 is no product of products.csv',
    imported: `promotion-products.csv:4 product: BORGO-9 ${noProduct}`,
  },
  {
    what: 'an unknown product in a class',
    file: 'class-products.csv',
    change: added('1,BORGO-9'),
    finding: 'class-products.csv:4 product: BORGO-9 is no product of products.csv',
    imported: `class-products.csv:4 product: BORGO-9 ${noProduct}`,
  },
  {
    what: 'an unknown product on a voucher',
    file: 'vouchers.yaml',
    change: replaced("    from: '2026-01-01'", "    from: '2026-01-01'\n    on: line\n    product: BORGO-9"),
    finding: 'vouchers.yaml:4 product: BORGO-9 is no product of products.csv',
    imported: `vouchers.yaml:4 product: BORGO-9 ${noProduct}`,
  },
  {
    what: 'an unknown product in the stock of a store',
    file: 'stock.csv',
    change: added('BORGO-9,borgo,1'),
    finding: 'stock.csv:6 product: BORGO-9 is no product of products.csv',
    imported: 'stock.csv:6 product: BORGO-9 in borgo: the shop does not have both',
  },
  {
    what: 'an unknown store in stock',
    file: 'stock.csv',
    change: added('BORGO-1,castello,1'),
    finding: 'stock.csv:6 store: names no file of stores',
  },
  {
    what: 'a special day that closes before it opens',
    file: 'special-days.csv',
    change: replaced('08:00,16:00', '16:00,08:00'),
    finding: 'special-days.csv:4 closes: is not after opens; a closed day has neither',
  },
  {
    what: 'special hours that overlap those of every store',
    file: 'special-days.csv',
    change: added(',2026-12-23,2026-12-24,12:00,18:00,,,'),
    finding: 'special-days.csv:5 opens: overlaps the hours of line 4',
  },
  {
    what: 'opening hours that overlap',
    file: 'stores/borgo.yaml',
    change: replaced("tue: ['08:30-13:00', '15:30-19:30']", "tue: ['08:30-13:00', '12:30-19:30']"),
    finding: 'stores/borgo.yaml:18 hours.tue: has hours that overlap',
  },
  {
    what: 'opening hours that end as they begin',
    file: 'stores/borgo.yaml',
    change: replaced("fri: ['08:30-19:30']", "fri: ['08:30-08:30']"),
    finding: 'stores/borgo.yaml:21 hours.fri.0: ends as it begins; a closed day has no hours',
  },
  {
    what: 'slots that overlap',
    file: 'slots.csv',
    change: added('borgo,2,wed,11:30,13:00,5,12,,'),
    finding: 'slots.csv:7 from: overlaps the slot of line 4',
  },
  {
    what: 'slots on a day the store is closed',
    file: 'slots.csv',
    change: replaced('borgo,1,mon-sat,09:00', 'borgo,1,mon-sun,09:00'),
    finding: 'slots.csv:2 weekdays: sun: the store borgo is closed; its file has its hours',
  },
  {
    what: 'a delivery on a day the store is closed',
    file: 'slots.csv',
    change: added('borgo,2,sun,11:30,13:00,5,12,,'),
    finding: 'slots.csv:7 weekdays: sun: the store borgo is closed; its file has its hours',
  },
  {
    what: 'a VAT number with a wrong check digit',
    file: 'shop.yaml',
    change: replaced("'01234567897'", "'01234567898'"),
    finding: 'cooperatives.0.seller.vat_number: is no VAT number: its last digit, which checks the others, is wrong',
  },
  {
    what: 'a fiscal code with a wrong last character',
    file: 'shop.yaml',
    change: replaced("vat_number: '01234567897'", "vat_number: '01234567897'\n      fiscal_code: RSSMRA85T10A562X"),
    finding: 'cooperatives.0.seller.fiscal_code: takes a fiscal code: eleven digits, or sixteen characters',
  },
  {
    what: 'an area that crosses itself',
    file: 'stores/borgo.yaml',
    change: replaced(
      '      minimum: 10\n',
      '      minimum: 10\n      area: [[45.45, 9.15], [45.49, 9.22], [45.49, 9.15], [45.45, 9.22]]\n',
    ),
    finding: 'selling.services.1.area: crosses itself: the corners stand in their order around the area',
  },
  {
    what: 'a delivery that is free below the minimum',
    file: 'stores/borgo.yaml',
    change: replaced('free_from: 60', 'free_from: 9'),
    finding: 'selling.services.1.free_from: is less than the minimum: every order would be delivered for nothing',
  },
  ...[
    [
      'fees that do not fall',
      '[{ from: 0, fee: 3.9 }, { from: 50, fee: 6.9 }]',
      'is not in order: each fee begins above the one before it and is less',
    ],
    ['fees without one for every order', '[{ from: 10, fee: 6.9 }]', 'begins with a fee from 0 on: of every order'],
    [
      'fees beside a fee',
      '[{ from: 0, fee: 6.9 }]\n      fee: 4.9',
      'stands in the place of fee and free_from, not beside them',
    ],
    [
      'fees that end below the minimum',
      '[{ from: 0, fee: 6.9 }, { from: 9, fee: 0 }]',
      'is free below the minimum: every order would be delivered for nothing',
    ],
  ].map(([what = '', fees = '', finding = '']) => ({
    what,
    file: 'stores/borgo.yaml',
    change: (text: string) => text.replace(/ {6}fee: 4\.9\n[^]*?free_from: 60\n/, `      fees: ${fees}\n`),
    finding: `selling.services.1.fees: ${finding}`,
  })),
  {
    what: 'a part of YAML that holds itself',
    file: 'categories.yaml',
    change: () => 'categories: &all\n  - key: pasta\n    name: Pasta\n    categories: *all\n',
    finding: 'categories.yaml:1: repeats parts with "*" too often, or a part within itself',
  },
]

describe('a folder with one error', () => {
  test.each(cases)('is refused whole, by check and by the import: $what [world-70]', async (one) => {
    await shop.edit(one.file, one.change)
    expect(await shop.run('check', shop.folder)).toBe(1)
    expect(shop.printed).toContainEqual(expect.stringContaining(one.finding))
    expect(shop.printed.filter((line) => !line.startsWith(one.file))).toEqual(['1 errors.'])
    expect(await shop.run('import', shop.folder)).toBe(1)
    expect(shop.printed).toContainEqual(expect.stringContaining(one.imported ?? one.finding))
    expect(shop.printed.at(-1)).toMatch(/nothing was written, and the shop is as it was\.$/)
    await expectNothingWritten()
  })
})

const workbook = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(26), Buffer.from('[Content_Types].xml')])

test.each(['products.csv', 'prices.csv', 'stock.csv', 'slots.csv'])(
  'a workbook in the place of %s is named as one, by check and by the import [world-71]',
  async (file) => {
    await writeFile(join(shop.folder, file), workbook)
    const finding = `${file}: The file is an Excel workbook (xlsx). Save it as "CSV UTF-8" and import that.`
    for (const verb of ['check', 'import'] as const) {
      expect(await shop.run(verb, shop.folder)).toBe(1)
      expect(shop.printed).toContain(finding)
    }
    await expectNothingWritten()
  },
)

test('many refused lines are named up to twenty of each file, counted, and all of them in the report [world-72]', async () => {
  const lines = Array.from({ length: 45 }, (_, index) => `BORGO-1,borgo,free,2026-01-${(index % 28) + 1},\n`)
  await shop.edit('prices.csv', (text) => text + lines.join(''))
  await shop.edit('products.csv', (text) => text.replace(';Mele Golden;', ';;'))
  expect(await shop.run('import', shop.folder)).toBe(1)
  expect(shop.printed.filter((line) => line.startsWith('prices.csv:'))).toHaveLength(21)
  expect(shop.printed).toContain('prices.csv: and 25 more')
  const [ofProducts = '', ofPrices = '', ...more] = shop.printed.filter((line) => line.startsWith('Report: '))
  expect(more).toEqual([])
  const rowsOf = async (line: string) =>
    (await readFile(line.slice('Report: '.length), 'utf8')).trim().split('\n').slice(1)
  expect(await rowsOf(ofPrices)).toHaveLength(45)
  expect(await rowsOf(ofProducts)).toEqual([expect.stringMatching(/^5,BORGO-4,,name-missing,line refused,/)])
  expect(shop.printed.at(-1)).toBe('46 errors: nothing was written, and the shop is as it was.')
  await expectNothingWritten()
})

test('tables take a decimal comma in quotes, or without where semicolons divide, and read it as a point', async () => {
  await shop.edit('prices.csv', (text) => text.replace(',1.29,', ',"1,29",'))
  await shop.edit('stock.csv', (text) => text.replaceAll(',', ';').replace('80.5', '80,5'))
  expect(await shop.run('check', shop.folder)).toBe(0)
})

test('a store without any hours may have slots on every day, and lockers are open when it is not', async () => {
  await shop.edit('slots.csv', (text) => text.replaceAll('mon-sat', 'mon-sun'))
  await shop.edit('stores/borgo.yaml', (text) => text.replace(/hours:\n( {2}.*\n)+/, 'hours: {}\n'))
  expect(await shop.run('check', shop.folder)).toBe(0)
})

test('packed files are read as the import reads them', async () => {
  const file = join(shop.folder, 'prices.csv')
  await writeFile(file, gzipSync((await readFile(file, 'utf8')).replace(',8.90,', ',0,')))
  expect(await shop.run('check', shop.folder)).toBe(1)
  expect(shop.printed[0]).toBe('prices.csv:3: the price is not between 0.01 and 10,000 euro (0)')
})

describe('a folder beside products of another file', () => {
  test('may name them to the import, which asks the shop, and what the shop refuses there writes nothing [world-73]', async () => {
    await shop.bringIn()
    const before = await shop.database.db.$count(product)
    await shop.edit('products.csv', (text) => text.replace(/BORGO-4;.*\n/, ''))
    expect(await shop.run('check', shop.folder)).toBe(1)
    expect(shop.printed).toContain('stock.csv:5 product: BORGO-4 is no product of products.csv')
    await shop.bringIn()
    await shop.edit('prices.csv', (text) => `${text}BORGO-8,borgo,2.00,2026-01-01,\n`)
    await shop.edit('stores/borgo.yaml', (text) => text.replace('phone: 02 5550 1000', 'phone: 02 5550 2000'))
    expect(await shop.run('import', shop.folder)).toBe(1)
    expect(shop.printed).toContain('prices.csv:6: no product has this code or barcode (BORGO-8)')
    expect(shop.printed.join('\n')).toMatch(/^Report: \S+prices\.csv\S+$/m)
    expect(await shop.database.db.select({ phone: warehouse.phone }).from(warehouse)).toEqual([
      { phone: '02 5550 1000' },
    ])
    expect(await shop.database.db.$count(product)).toBe(before)
  })
})

test('columns the shop does not know are named by the check and by the import, and are no errors [world-79]', async () => {
  await shop.edit('products.csv', (text) =>
    text.replace('code;name;', 'code;marca;name;').replaceAll(/^([^;\n]+);(?!marca)/gm, '$1;Borgo;'),
  )
  await shop.edit('prices.csv', (text) =>
    text.replace('price,', 'price,prezzo_web,').replaceAll(/(borgo,[\d.]+),/g, '$1,9.99,'),
  )
  const told = ['products.csv: columns not used: marca', 'prices.csv: columns not used: prezzo_web']
  expect(await shop.run('check', shop.folder)).toBe(0)
  expect(shop.printed).toEqual(expect.arrayContaining(told))
  expect(await shop.run('import', shop.folder, '--dry-run')).toBe(0)
  expect(shop.printed).toEqual(expect.arrayContaining(told))
})
