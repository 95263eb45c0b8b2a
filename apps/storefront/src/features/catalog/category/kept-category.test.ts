import { defaultFilters } from '@bottega/rules/catalog/product-filters.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { keep } from '../../../lib/storage/kept.ts'
import { memoryStorage } from '../../../lib/storage/testing-storage.ts'
import { keepCategory, keptFilters } from './kept-category.ts'

beforeEach(() => void vi.stubGlobal('sessionStorage', memoryStorage()))

test('the filters a category was left with come back with it, as its address said them', () => {
  keepCategory({ categoryId: 4, slug: 'frutta', filters: '?vendor_id=3&promo=true&page_size=48&page=2' })
  expect(keptFilters('frutta')).toEqual({
    ...defaultFilters(),
    facets: { vendor_id: [3] },
    promo: true,
    pageSize: 48,
    page: 2,
  })
})

test('another category begins without filters', () => {
  keepCategory({ categoryId: 4, slug: 'frutta', filters: '?promo=true' })
  expect(keptFilters('frutta/mele')).toEqual(defaultFilters())
})

test.each([null, '', {}, [], { slug: 7 }, 'frutta'])('what was kept as %j is nothing', (found) => {
  keep('category', found)
  keep('category_filters', found)
  expect(keptFilters('frutta')).toEqual(defaultFilters())
})
