import { defaultFilters, type ProductFilters } from '@bottega/rules/catalog/product-filters.ts'
import { readFilters } from './listing-address.ts'

/** The category last looked at, with the query of its address: the filters, in the words of the address that decides them. */
export interface KeptCategory {
  readonly categoryId: number
  readonly slug: string
  readonly filters: string
}

/** Session storage keeps the category and its filters. (Shopping core, section 9: persistence) */
const key = 'category'

export function keepCategory(category: KeptCategory, storage: Pick<Storage, 'setItem'> = sessionStorage): void {
  storage.setItem(key, JSON.stringify(category))
}

/**
 * The filters a way back into a category brings along: those it was left with, or none, because another category resets
 * them. (Shopping core, section 4)
 */
export function keptFilters(slug: string, storage: Pick<Storage, 'getItem'> = sessionStorage): ProductFilters {
  const kept = readKept(storage.getItem(key))
  return kept?.slug === slug ? readFilters(new URLSearchParams(kept.filters)) : defaultFilters()
}

/** What a browser kept may be anything: what cannot be read is nothing. */
function readKept(text: string | null): KeptCategory | undefined {
  if (text === null) return undefined
  try {
    const kept = JSON.parse(text) as Partial<KeptCategory> | null
    return typeof kept?.slug === 'string' && typeof kept.filters === 'string' ? (kept as KeptCategory) : undefined
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}
