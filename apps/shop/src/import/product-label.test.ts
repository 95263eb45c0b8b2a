import { readFile, writeFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { product } from '@bottega/api/trade/catalog/products.tables.ts'
import { columnsOf, labelTextNames } from '@bottega/rules/catalog/product-label.ts'
import { ownColumns } from './products/columns.ts'
import { importScene } from './testing/import-scene.ts'

const shop = importScene()

const label = async (values: Partial<Record<string, string>>) => {
  const columns = ['code', 'name', ...Object.keys(values)]
  const file = shop.fileOf('label.csv')
  await writeFile(file, [columns.join(';'), ['L-1', 'Cannolo', ...Object.values(values)].join(';')].join('\n'))
  return file
}
const rowOf = () => shop.one('L-1')

describe('the label in a file of products', () => {
  test('has a column for each field and language, and each comes to the product [label-2]', async () => {
    const columns = labelTextNames.flatMap(columnsOf)
    await shop.products(
      await label(
        Object.fromEntries(
          columns.map((column) => [
            column,
            column === 'origin_country' ? 'it' : `Testo ${column.replaceAll('_', ' ')}`,
          ]),
        ),
      ),
    )
    const { texts } = await rowOf()
    for (const name of labelTextNames) {
      const [it, de, en] = columnsOf(name).map((column) => `Testo ${column.replaceAll('_', ' ')}`)
      expect(texts[name]).toEqual(name === 'originCountry' ? 'IT' : { it, de, en })
    }
  })

  test('names a country by its two letters; another word is dropped with a remark [label-3]', async () => {
    await shop.products(await label({ origin_country: 'Sicilia', origin: 'Sicilia' }))
    expect((await rowOf()).texts).toEqual({ origin: { it: 'Sicilia' } })
    expect(await shop.reported()).toContain('2 value-unknown')
  })

  test('leaves what staff have set, an emptied field too, and says the rest anew [label-4]', async () => {
    await shop.products(await label({ ingredients: 'Ricotta', storage: 'Al fresco', origin: 'Sicilia' }))
    await shop.db
      .update(product)
      .set({
        texts: { ingredients: { it: 'Ricotta di <strong>pecora</strong>' }, origin: { it: 'Sicilia' } },
        textsByStaff: ['ingredients', 'storage'],
      })
      .where(eq(product.codInt, 'L-1'))
    const file = await label({ ingredients: 'Ricotta', storage: 'In frigo', origin: 'Puglia', features: 'Croccante' })
    expect((await shop.products(file)).summary).toMatchObject({ changed: 1 })
    expect((await rowOf()).texts).toEqual({
      ingredients: { it: 'Ricotta di <strong>pecora</strong>' },
      origin: { it: 'Puglia' },
      features: { it: 'Croccante' },
    })
    expect((await shop.products(file)).summary).toMatchObject({ changed: 0, unchanged: 1 })
  })
})

test('the guide of imports names every column a file may have [label-5]', async () => {
  const guide = await readFile(new URL('../../../../docs/import.md', import.meta.url), 'utf8')
  expect(ownColumns.filter((column) => !guide.includes(`\`${column}\``))).toEqual([])
})
