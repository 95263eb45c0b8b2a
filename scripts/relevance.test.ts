import { readFileSync } from 'node:fs'
import { synonymTable } from '@bottega/api/modules/catalog/search/search-query.ts'
import { WordIndexBuilder } from '@bottega/api/modules/catalog/search/word-index-builder.ts'
import { type GradedProduct, readGradedQueries } from '@bottega/bench/relevance/graded-queries.ts'
import { relevanceOf } from '@bottega/bench/relevance/relevance.ts'
import { generateCatalogue } from '@bottega/demo/catalogue/generate-catalogue.ts'
import { plainWords } from '@bottega/rules/catalog/plain-words.ts'
import { readSynonyms } from '@bottega/rules/search/synonyms.ts'
import { describe, expect, test } from 'vitest'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const queries = readGradedQueries(read('bench/src/relevance/demo-queries.txt'))

/** The demo catalogue as the shop indexes it. */
function indexedDemo() {
  const catalogue = generateCatalogue({ products: 4200, seed: 7, today: '2026-11-23' })
  const categories = new Map(catalogue.categories.map((one) => [one.id, one]))
  const told = new Set(
    catalogue.classGroups.filter(({ facet, position }) => facet && position !== 1).map(({ id }) => id),
  )
  const attributes = new Map(
    catalogue.classes.filter(({ groupId }) => told.has(groupId)).map(({ id, name }) => [id, name]),
  )
  const products = catalogue.products.toSorted((a, b) => (b.popularity ?? 0) - (a.popularity ?? 0) || a.id - b.id)
  const { synonyms } = readSynonyms(read('demo/content/search/synonyms.txt'))
  const builder = new WordIndexBuilder(synonymTable(synonyms))
  const graded: GradedProduct[] = []
  for (const product of products) {
    const pack = product.pack ?? { it: '' }
    const path = (product.categoryPath ?? []).flatMap((id) => categories.get(id) ?? [])
    const names = product.classIds.flatMap((id) => attributes.get(id) ?? [])
    const brand = product.brand ?? ''
    const shelves = path.map(({ name }) => name)
    builder.add({ name: product.name, brand, pack, shelves, attributes: names, departmentId: path[0]?.id ?? 0 })
    graded.push({
      shelf: path.at(-1)?.slug ?? '',
      name: plainWords(product.name.it),
      brand: plainWords(brand),
      pack: plainWords(pack.it),
      attributes: names.map(({ it }) => plainWords(it)),
    })
  }
  return { index: builder.build(), graded }
}

describe('the graded queries over the demo catalogue', () => {
  const { index, graded } = indexedDemo()
  const judged = queries.map((query) => {
    const grades = graded.map(query.gradeOf)
    const { numbers } = index.search(query.text, { language: query.language })
    const answered = Array.from(numbers.subarray(0, 10), (number) => grades[number] ?? 0)
    return { text: query.text, wanted: grades.some((grade) => grade === 3), ...relevanceOf(answered, grades) }
  })
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

  test('are at least 200 in three languages, and each wants something the shop sells', () => {
    expect(queries.length).toBeGreaterThanOrEqual(200)
    expect(new Set(queries.map(({ language }) => language))).toEqual(new Set(['it', 'de', 'en']))
    expect(judged.filter(({ wanted }) => !wanted).map(({ text }) => text)).toEqual([])
  })

  test('are answered as well as the shop promises [search-17]', () => {
    expect(mean(judged.map(({ ndcg }) => ndcg))).toBeGreaterThanOrEqual(0.85)
    expect(mean(judged.map(({ bestInThree }) => Number(bestInThree)))).toBeGreaterThanOrEqual(0.92)
  })
})
