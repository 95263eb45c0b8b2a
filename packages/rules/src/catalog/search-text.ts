import { plainWords } from '../text/plain-words.ts'

/** A name in the shop's languages; those it lacks fall back to Italian and add no words. */
export interface SearchableName {
  readonly it: string
  readonly de?: string | undefined
  readonly en?: string | undefined
}

export interface SearchableProduct {
  readonly name: SearchableName
  /** From the department down to the shelf. */
  readonly categories: readonly SearchableName[]
  readonly brand: string
  readonly barcode?: string | null | undefined
  readonly code: string
}

/**
 * The words a product is found by: every word of its names, brand and categories, its barcode and code, each once, in
 * that order. A query goes through `plainWords` before it is compared with this.
 */
export function searchText(product: SearchableProduct): string {
  const names = [product.name, ...product.categories].flatMap(({ it, de, en }) => [it, de ?? '', en ?? ''])
  const texts = [...names, product.brand, product.barcode ?? '', product.code]
  return [...new Set(texts.flatMap((text) => plainWords(text).split(' ')))].filter(Boolean).join(' ')
}
