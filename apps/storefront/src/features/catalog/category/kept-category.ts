import { defaultFilters, type ProductFilters } from '@bottega/rules/catalog/product-filters.ts'
import { keep, kept } from '../../../lib/storage/kept.ts'
import { readFilters } from '../listing/listing-address.ts'

/** The category shown last, with the filters as the query of its address. */
export interface KeptCategory {
  readonly categoryId: number
  readonly slug: string
  readonly filters: string
}

/** The category is in session storage, and its filters beside it. (Shopping core, section 9: persistence) */
export function keepCategory({ filters, ...category }: KeptCategory): void {
  keep('category', category)
  keep('category_filters', filters)
}

/**
 * The filters to restore on return to a category: those it was left with, or none, because another category resets
 * them. (Shopping core, section 4)
 */
export function keptFilters(slug: string): ProductFilters {
  const category = kept('category')
  const filters = kept('category_filters')
  const isSame = typeof category === 'object' && category !== null && 'slug' in category && category.slug === slug
  return isSame && typeof filters === 'string' ? readFilters(new URLSearchParams(filters)) : defaultFilters()
}
