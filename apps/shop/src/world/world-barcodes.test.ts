import { product } from '@bottega/api/trade/catalog/products.tables.ts'
import { stock } from '@bottega/api/trade/orders/stock/stock.tables.ts'
import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { useWorldShop } from './testing/world-shop.ts'

const shop = useWorldShop()
beforeEach(() =>
  shop.edit('products.csv', (text) =>
    text
      .replace('code;', 'code;barcode;')
      .replaceAll(/^(BORGO-[234]);/gm, '$1;;')
      .replace(/^BORGO-1;/m, 'BORGO-1;0000096385074;'),
  ),
)

const renamed = (file: string, name: string) => shop.edit(file, (text) => text.replaceAll(/BORGO-1|0*96385074/g, name))
const naming = ['class-products.csv', 'promotion-products.csv', 'stock.csv']

test.each(['96385074', '000096385074', '0000096385074', '00000096385074'])(
  'classes, promotions and stock of a folder name a product by its barcode as %s [catalogue-306]',
  async (barcode) => {
    for (const file of naming) await renamed(file, barcode)
    await shop.bringIn()
    const { db } = shop.database
    const [row] = await db
      .select({ barcode: product.barcode, classIds: product.classIds, available: stock.available })
      .from(product)
      .innerJoin(stock, eq(stock.productId, product.id))
      .where(eq(product.codInt, 'BORGO-1'))
    expect(row).toMatchObject({ barcode: '96385074', available: 240_000 })
    expect(row?.classIds).toContain(1)
    await shop.bringIn()
    expect(shop.changes).toEqual([])
  },
)

test('one product named by code and barcode in one file is told line by line, and nothing is written [catalogue-307]', async () => {
  for (const file of naming) await renamed(file, '96385074')
  await shop.edit('class-products.csv', (text) => `${text}1,BORGO-1\n`)
  await shop.edit('promotion-products.csv', (text) => `${text}pasta-3x2,BORGO-1,\n`)
  expect(await shop.run('import', shop.folder)).toBe(1)
  expect(shop.printed).toContain('class-products.csv:4 product: is the product of line 2')
  expect(shop.printed).toContain('promotion-products.csv:4 product: is the product of line 3')
  await shop.edit('class-products.csv', (text) => text.replace('1,BORGO-1\n', ''))
  await shop.edit('promotion-products.csv', (text) => text.replace('pasta-3x2,BORGO-1,\n', ''))
  await shop.edit('stock.csv', (text) => `${text}BORGO-1,borgo,9\n`)
  expect(await shop.run('import', shop.folder)).toBe(1)
  expect(shop.printed).toContain('stock.csv:6 product: is the product and store of line 2')
})
