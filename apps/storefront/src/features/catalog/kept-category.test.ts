import { defaultFilters } from '@bottega/rules/catalog/product-filters.ts'
import { expect, test } from 'vitest'
import { keepCategory, keptFilters } from './kept-category.ts'

function storage(kept: string | null = null) {
  return { getItem: () => kept, setItem: (_key: string, text: string) => (kept = text), text: () => kept }
}

test('the filters a category was left with come back with it, as its address said them', () => {
  const session = storage()
  keepCategory({ categoryId: 4, slug: 'frutta', filters: '?vendor_id=3&promo=true&page_size=48&page=2' }, session)
  expect(keptFilters('frutta', session)).toEqual({
    ...defaultFilters(),
    facets: { vendor_id: [3] },
    promo: true,
    pageSize: 48,
    page: 2,
  })
})

test('another category begins without filters', () => {
  const session = storage()
  keepCategory({ categoryId: 4, slug: 'frutta', filters: '?promo=true' }, session)
  expect(keptFilters('frutta/mele', session)).toEqual(defaultFilters())
})

test.each([null, '', '{', 'null', '[]', '{"slug":"frutta"}', '{"slug":"frutta","filters":7}'])(
  'what was kept as %j is nothing',
  (kept) => expect(keptFilters('frutta', storage(kept))).toEqual(defaultFilters()),
)
