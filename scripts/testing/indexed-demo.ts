import { readFileSync } from 'node:fs'
import { synonymTable } from '@bottega/api/trade/catalog/search/search-query.ts'
import { WordIndexBuilder } from '@bottega/api/trade/catalog/search/word-index-builder.ts'
import type { GradedProduct } from '@bottega/bench/relevance/graded-queries.ts'
import { generateCatalogue } from '@bottega/demo/catalogue/generate-catalogue.ts'
import { readGoods } from '@bottega/demo/catalogue/product-files.ts'
import { plainWords } from '@bottega/rules/text/plain-words.ts'
import { readSynonyms } from '@bottega/rules/search/synonyms.ts'

const synonymFile = new URL('../../demo/content/search/synonyms.txt', import.meta.url)

/** The demo catalogue as the shop indexes it. */
export async function indexedDemo() {
  const catalogue = generateCatalogue(await readGoods(), { products: 4200, seed: 7, today: '2026-11-23' })
  const categories = new Map(catalogue.categories.map((one) => [one.id, one]))
  const told = new Set(
    catalogue.classGroups.filter(({ facet, position }) => facet && position !== 1).map(({ id }) => id),
  )
  const attributes = new Map(
    catalogue.classes.filter(({ groupId }) => told.has(groupId)).map(({ id, name }) => [id, name]),
  )
  const products = catalogue.products.toSorted((a, b) => (b.popularity ?? 0) - (a.popularity ?? 0) || a.id - b.id)
  const { synonyms } = readSynonyms(readFileSync(synonymFile, 'utf8'))
  const builder = new WordIndexBuilder(synonymTable(synonyms))
  const graded: GradedProduct[] = []
  for (const product of products) {
    const pack = product.pack ?? { it: '' }
    const path = (product.categoryPath ?? []).flatMap((id) => categories.get(id) ?? [])
    const names = product.classIds.flatMap((id) => attributes.get(id) ?? [])
    const brand = product.brand ?? ''
    const shelves = path.map(({ name }) => name)
    const { texts = {}, nutrition, alcoholPercent = null } = product
    builder.add({
      name: product.name,
      brand,
      pack,
      shelves,
      attributes: names,
      departmentId: path[0]?.id ?? 0,
      contents: {
        ingredients: texts.ingredients ?? null,
        allergens: texts.allergens ?? null,
        features: texts.features ?? null,
        alcoholPercent,
        sugars: nutrition?.sugars ?? null,
        salt: nutrition?.salt ?? null,
      },
    })
    graded.push({
      shelf: path.at(-1)?.slug ?? '',
      name: plainWords(product.name.it),
      brand: plainWords(brand),
      pack: plainWords(pack.it),
      attributes: names.map(({ it }) => plainWords(it)),
    })
  }
  return {
    index: builder.build(),
    graded,
    products,
    attributesOf: (classIds: readonly number[]) => classIds.flatMap((id) => attributes.get(id) ?? []),
  }
}
