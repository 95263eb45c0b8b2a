import { languages } from '@bottega/rules/text/language.ts'
import { readFileSync } from 'node:fs'
import { type GradedQuery, halves, readGradedQueries } from '@bottega/bench/relevance/graded-queries.ts'
import { relevanceOf } from '@bottega/bench/relevance/relevance.ts'
import { plainWords } from '@bottega/rules/text/plain-words.ts'
import { describe, expect, test } from 'vitest'
import { indexedDemo } from './testing/indexed-demo.ts'

const read = (catalogue: 'demo' | 'real', half: (typeof halves)[number]) =>
  readGradedQueries(readFileSync(new URL(`../bench/src/relevance/${catalogue}-${half}.txt`, import.meta.url), 'utf8'))
const { index, graded } = await indexedDemo()

describe('the graded queries that the search is tuned by, over the demo catalogue', () => {
  const queries = read('demo', 'tuning')
  const judged = queries.map((query) => {
    const grades = graded.map(query.gradeOf)
    const { numbers } = index.search(query.text, { language: query.language })
    const answered = Array.from(numbers.subarray(0, 10), (number) => grades[number] ?? 0)
    return relevanceOf(answered, grades)
  })
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

  test('are answered as well as the shop promises [search-17]', () => {
    expect(mean(judged.map(({ ndcg }) => ndcg))).toBeGreaterThanOrEqual(0.85)
    expect(mean(judged.map(({ bestInThree }) => Number(bestInThree)))).toBeGreaterThanOrEqual(0.92)
  })
})

// Nothing here searches: what the held-out queries are answered with is for the bench to tell, as two figures.
describe('the graded queries', () => {
  test.for(halves)(
    '%s are at least 200 in three languages, and each wants something the demo sells [graded-1]',
    (half) => {
      const queries = read('demo', half)
      const unsold = queries.filter(({ gradeOf }) => !graded.some((product) => gradeOf(product) === 3))
      expect(queries.length).toBeGreaterThanOrEqual(200)
      expect(new Set(queries.map(({ language }) => language))).toEqual(new Set(languages))
      expect(unsold.map(({ text }) => text)).toEqual([])
    },
  )

  test.for(['demo', 'real'] as const)('over %s products stand in one half alone [graded-2]', (catalogue) => {
    const typed = ({ language, text }: GradedQuery) => `${language} ${plainWords(text)}`
    const tuning = new Set(read(catalogue, 'tuning').map(typed))
    const heldOut = read(catalogue, 'held-out').map(typed)
    expect(heldOut.length).toBeGreaterThan(50)
    expect(heldOut.filter((query) => tuning.has(query))).toEqual([])
  })

  test.for([
    ['fr | lait | 3 name=latte', 'cannot be read'],
    ['it | latte', 'cannot be read'],
    ['it | latte | name=latte', 'no grade'],
    ['it | latte | 3 colour=white', 'no condition'],
    ['it | tonno | 3 shelf=pesce|scatola', "no part of a shelf's address"],
  ] as const)('that cannot be meant are refused: %s [graded-3]', ([line, reason]) => {
    expect(() => readGradedQueries(line)).toThrow(reason)
  })
})
