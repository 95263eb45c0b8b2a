import { defaultFilters, type ProductFilters } from '@bottega/rules/catalog/product-filters.ts'
import { writeStored, readStored } from '../../../lib/storage/stored.ts'
import { readFilters } from '../listing/listing-address.ts'

/** The category shown last, with the filters as the query of its address. */
export interface StoredCategory {
  readonly categoryId: number
  readonly slug: string
  readonly filters: string
}

/** The category is in session storage, and its filters beside it. (Shopping core, section 9: persistence) */
export function storeCategory({ filters, ...category }: StoredCategory): void {
  writeStored('category', category)
  writeStored('category_filters', filters)
}

/**
 * The filters to restore on return to a category: those it was left with, or none, because another category resets
 * them. (Shopping core, section 4)
 */
export function storedFilters(slug: string): ProductFilters {
  const category = readStored('category')
  const filters = readStored('category_filters')
  const isSame = typeof category === 'object' && category !== null && 'slug' in category && category.slug === slug
  return isSame && typeof filters === 'string' ? readFilters(new URLSearchParams(filters)) : defaultFilters()
}
