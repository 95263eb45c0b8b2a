import { readFile, writeFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { product } from '@bottega/api/trade/catalog/products.tables.ts'
import { columnsOf, labelFields, labelTextNames } from '@bottega/rules/catalog/product-label.ts'
import { ownColumns } from './products/columns.ts'
import { importScene } from './testing/import-scene.ts'

const shop = importScene()

const label = async (values: Partial<Record<string, string>>) => {
  const columns = ['code', 'name', ...Object.keys(values)]
  const file = shop.fileOf('label.csv')
  await writeFile(file, [columns.join(';'), ['L-1', 'Cannolo', ...Object.values(values)].join(';')].join('\n'))
  return file
}
/** Of the columns that hold no free text. */
const codes: Readonly<Record<string, { written: string; kept: unknown }>> = {
  origin_country: { written: 'it', kept: 'IT' },
  storage_temperature: { written: 'Frozen', kept: 'frozen' },
  egg_farming: { written: '1', kept: '1' },
  fish_method: { written: 'Farmed', kept: 'farmed' },
  quality_class: { written: 'ii', kept: 'II' },
  energy_class: { written: 'b', kept: 'B' },
  hazard_pictograms: { written: 'GHS07, ghs02', kept: ['GHS02', 'GHS07'] },
  electrical: { written: 'yes', kept: 'yes' },
  withdrawal: { written: 'MadeToOrder', kept: 'madeToOrder' },
  packaging: { written: 'ldpe4, PAP 20', kept: ['LDPE 4', 'PAP 20'] },
}

const rowOf = () => shop.one('L-1')

describe('the label in a file of products', () => {
  test('has a column for each field and language, and each comes to the product [label-2]', async () => {
    const columns = labelTextNames.flatMap(columnsOf)
    await shop.products(
      await label(
        Object.fromEntries(
          columns.map((column) => [column, codes[column]?.written ?? `Testo ${column.replaceAll('_', ' ')}`]),
        ),
      ),
    )
    const { texts } = await rowOf()
    for (const name of labelTextNames) {
      const [it, de, en] = columnsOf(name).map((column) => `Testo ${column.replaceAll('_', ' ')}`)
      expect(texts[name]).toEqual(codes[labelFields[name].column]?.kept ?? { it, de, en })
    }
  })

  test('names a country by its two letters; another word is dropped with a remark [label-3]', async () => {
    await shop.products(await label({ origin_country: 'Sicilia', origin: 'Sicilia' }))
    expect((await rowOf()).texts).toEqual({ origin: { it: 'Sicilia' } })
    expect(await shop.reported()).toContain('2 value-unknown')
  })

  test('takes codes of a list the shop knows; another is dropped with a remark, the rest of the field stays [label-12]', async () => {
    await shop.products(await label({ egg_farming: '4', hazard_pictograms: 'GHS02, GHS99', energy_class: 'A, B' }))
    expect((await rowOf()).texts).toEqual({ hazardPictograms: ['GHS02'] })
    const reported = await shop.reported()
    expect(reported.filter((one) => one === '2 value-unknown')).toHaveLength(3)
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
