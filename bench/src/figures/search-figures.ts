import { api, measure, rotated, type Bench } from '../measure.ts'
import { searchableWords } from '../world.ts'

const words = [
  'latte',
  'mele',
  'pasta integrale',
  'pomodori',
  'vino rosso',
  'detersivo',
  'biscotti',
  'mozarella',
  'caffè',
  'tonno',
]
const target = 'p95 ≤ 30 ms'
const listOf = (word: string) => api(`/products?q=${encodeURIComponent(word)}&page_size=24`)
const suggestionsFor = (typed: string) => api(`/products/suggest?q=${encodeURIComponent(typed)}`)

/** Search and suggestions, for words everybody types, and for more different ones than are held in memory. */
export async function searchFigures(bench: Bench): Promise<void> {
  await measure(bench, 'search', { connections: 8, requests: words.map(listOf) }, target)
  const many = await searchableWords(bench.world.db, 4000)
  await measure(
    bench,
    'search of 200 different words',
    { connections: 8, requests: many.slice(0, 200).map(listOf) },
    target,
  )
  const beginnings = words.map((word) => suggestionsFor(word.slice(0, 4)))
  await measure(bench, 'suggestion', { connections: 8, requests: beginnings }, target)
  const different = [...new Set(many.map((word) => word.slice(0, 5)))].map(suggestionsFor)
  await measure(
    bench,
    'suggestion, each for another beginning',
    { connections: 2, perConnection: (connection) => rotated(different, connection / 2) },
    target,
  )
}
