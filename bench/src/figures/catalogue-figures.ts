import { api, measure, rotated, type Bench } from '../measure.ts'
import { categorySlugs, productSlugs } from '../world.ts'

const sorts = ['price', 'price_desc', 'name', 'newest', 'price_um']

/** Lists and single products, as anonymous visitors ask for them. */
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
  const details = chosen.map(({ slug }) => api(`/products?slug=${slug}`))
  const many = (await productSlugs(bench.world.db, 4000)).map(({ slug }) => api(`/products?slug=${slug}`))
  await measure(bench, 'product detail, random products', {
    connections: 8,
    perConnection: (connection) => rotated(many, connection / 8),
  })
  await measure(bench, 'product detail', { connections: 16, requests: details }, '≥ 0.5 of Y2')
}
