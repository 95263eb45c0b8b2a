import { defaultFilters } from '@bottega/rules/catalog/product-filters.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import { writeStored } from '../../../lib/storage/stored.ts'
import { memoryStorage } from '../../../lib/storage/testing-storage.ts'
import { storeCategory, storedFilters } from './stored-category.ts'

beforeEach(() => void vi.stubGlobal('sessionStorage', memoryStorage()))

test('the filters a category was left with come back with it, as its address said them', () => {
  storeCategory({ categoryId: 4, slug: 'frutta', filters: '?vendor_id=3&promo=true&page_size=48&page=2' })
  expect(storedFilters('frutta')).toEqual({
    ...defaultFilters(),
    facets: { vendor_id: [3] },
    promo: true,
    pageSize: 48,
    page: 2,
  })
})

test('another category begins without filters', () => {
  storeCategory({ categoryId: 4, slug: 'frutta', filters: '?promo=true' })
  expect(storedFilters('frutta/mele')).toEqual(defaultFilters())
})

test.each([null, '', {}, [], { slug: 7 }, 'frutta'])('what was stored as %j is nothing', (found) => {
  writeStored('category', found)
  writeStored('category_filters', found)
  expect(storedFilters('frutta')).toEqual(defaultFilters())
})
