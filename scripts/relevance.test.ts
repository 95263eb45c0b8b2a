import { readFileSync } from 'node:fs'
import { readGradedQueries } from '@bottega/bench/relevance/graded-queries.ts'
import { relevanceOf } from '@bottega/bench/relevance/relevance.ts'
import { describe, expect, test } from 'vitest'
import { indexedDemo } from './testing/indexed-demo.ts'

const read = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const queries = readGradedQueries(read('bench/src/relevance/demo-queries.txt'))

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
