import { describe, expect, test } from 'vitest'
import { generateCatalogue } from './generate-catalogue.ts'
import { readGoods } from './product-files.ts'
import { uses } from './uses.ts'

const { products, categories } = generateCatalogue(await readGoods(), { products: 2000, seed: 7, today: '2026-11-21' })
const find = (slug: string) => products.find((row) => row.slug === slug)?.texts?.description

describe('descriptions of the demo’s products', () => {
  test('stand in three languages, each with more than the name [pictures-15]', () => {
    for (const { slug, name, texts } of products) {
      const { it, de, en } = texts?.description ?? { it: '' }
      expect([slug, new Set([it, de, en]).size]).toEqual([slug, 3])
      for (const [text, own] of [
        [it, name.it],
        [de, name.de],
        [en, name.en],
      ])
        expect([slug, (text?.length ?? 0) > (own?.length ?? 0) + 25]).toEqual([slug, true])
    }
  })

  test('say what is true of the product: its maker, where it is from, what it is made of, what it is good for', () => {
    expect(find('penne-integrali-500-g-granalto')).toEqual({
      it: 'Penne integrali di Granalto, origine: Italia. Pochi ingredienti: semola integrale di grano duro, acqua. Si cuoce in abbondante acqua salata. Ad alto contenuto di fibre.',
      de: 'Vollkorn-Penne von Granalto, Herkunft: Italien. Wenige Zutaten: Vollkorn-Hartweizengrieß, Wasser. In reichlich Salzwasser kochen. Hoher Ballaststoffgehalt.',
      en: 'Wholemeal Penne by Granalto, origin: Italy. Few ingredients: wholemeal durum wheat semolina, water. Cook in plenty of salted water. High in fibre.',
    })
  })

  test('name a use for every shelf', () => {
    const without = categories.filter(({ slug, path }) => {
      const [, aisle = '', shelf = ''] = slug.split('/')
      return path.length === 3 && uses[shelf] === undefined && uses[aisle] === undefined
    })
    expect(without.map(({ slug }) => slug)).toEqual([])
  })

  test('claim nothing of infant formula and of alcohol', () => {
    const silent = products.filter((row) => row.infantFormula === true || row.adultsOnly === true)
    expect(silent.length).toBeGreaterThan(80)
    expect(silent.filter((row) => /contenuto di|Fonte di fibre/.test(row.texts?.description?.it ?? ''))).toEqual([])
  })
})
