import { api, measure, rotated, type Bench } from './measure.ts'
import { categorySlugs, productSlugs, searchableWords } from './world.ts'

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
const sorts = ['price', 'price_desc', 'name', 'newest', 'price_um']

/** Lists, search, suggestions and single products, as anonymous visitors ask for them. */
export async function catalogueFigures(bench: Bench): Promise<void> {
  const categories = await categorySlugs(bench.world.db)
  const chosen = await productSlugs(bench.world.db, 500)
  const listing = (id: number, more = '') => api(`/products?parent_category_id=${id}&page_size=24${more}`)
  // More different lists than the cache holds, so that most are computed again.
  const varied = categories.flatMap(({ id }) =>
    sorts.flatMap((sort) => [1, 2, 3].map((page) => listing(id, `&sort=${sort}&page=${page}`))),
  )
  const same = [listing(categories[0]?.id ?? 1)]
  await measure(bench, 'listing of 24 with facets, cached', { connections: 16, requests: same }, '≥ 0.7 of Y2')
  await measure(
    bench,
    'listing of 24 with facets, uncached',
    { connections: 8, perConnection: (connection) => rotated(varied, connection / 8) },
    '≥ 500/s, p95 ≤ 30 ms',
  )
  const searches = words.map((word) => api(`/products?q=${encodeURIComponent(word)}&page_size=24`))
  await measure(bench, 'search', { connections: 8, requests: searches }, 'p95 ≤ 30 ms')
  const manyWords = (await searchableWords(bench.world.db, 200)).map((word) =>
    api(`/products?q=${encodeURIComponent(word)}&page_size=24`),
  )
  await measure(bench, 'search of 200 different words', { connections: 8, requests: manyWords }, 'p95 ≤ 30 ms')
  const beginnings = words.map((word) => api(`/products/suggest?q=${encodeURIComponent(word.slice(0, 4))}`))
  await measure(bench, 'suggestion', { connections: 8, requests: beginnings }, 'p95 ≤ 30 ms')
  const details = chosen.map(({ slug }) => api(`/products?slug=${slug}`))
  const many = (await productSlugs(bench.world.db, 4000)).map(({ slug }) => api(`/products?slug=${slug}`))
  await measure(bench, 'product detail, random products', {
    connections: 8,
    perConnection: (connection) => rotated(many, connection / 8),
  })
  await measure(bench, 'product detail', { connections: 16, requests: details }, '≥ 0.5 of Y2')
}
