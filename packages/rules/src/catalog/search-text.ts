import type { Localized } from '../text/language.ts'
import { plainWords } from '../text/plain-words.ts'

export interface SearchableProduct {
  readonly name: Localized
  /** From the department down to the shelf. */
  readonly categories: readonly Localized[]
  readonly brand: string
  readonly barcode?: string | null | undefined
  readonly furtherBarcodes?: readonly string[] | undefined
  readonly code: string
}

/**
 * The words a product is found by: every word of its names, brand and categories, its barcodes and code, each once, in
 * that order. A query goes through `plainWords` before it is compared with this.
 */
export function searchText(product: SearchableProduct): string {
  const names = [product.name, ...product.categories].flatMap(({ it, de, en }) => [it, de ?? '', en ?? ''])
  const texts = [...names, product.brand, product.barcode ?? '', ...(product.furtherBarcodes ?? []), product.code]
  return [...new Set(texts.flatMap((text) => plainWords(text).split(' ')))].filter(Boolean).join(' ')
}
