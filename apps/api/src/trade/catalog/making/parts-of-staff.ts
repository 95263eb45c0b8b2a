import { isDeepStrictEqual } from 'node:util'
import type { ProductPart } from '@bottega/rules/catalog/product-form.ts'
import type { product } from '../products.tables.ts'
import { drawnImage, type ProductRow, searchTextOf } from './product-row.ts'
import type { Shelf, Shelves } from './shelves.ts'

export type StoredProduct = typeof product.$inferSelect

/** The columns of each part that staff may set. */
const columnsOf = {
  name: ['name'],
  barcode: ['barcode', 'furtherBarcodes'],
  brand: ['brand', 'vendorId'],
  category: ['categoryId', 'categoryPath'],
  terms: [
    'sellingMode',
    'quantityMultiple',
    'quantityLocked',
    'minimumQuantity',
    'firstWeight',
    'stepWeight',
    'weightVariable',
  ],
  pack: ['pack', 'contentAmount', 'contentUnit', 'multiPack'],
  vat: ['vatPercent'],
  leadTime: ['leadTimeHours'],
  adultsOnly: ['adultsOnly', 'mealVoucherEligible'],
  nutrition: ['nutrition'],
  alcohol: ['alcoholPercent'],
} as const satisfies Record<ProductPart, readonly (keyof StoredProduct)[]>

/** The columns of some parts, as one row has them. */
export function valuesOf(row: ProductRow | StoredProduct, parts: readonly ProductPart[]): Partial<ProductRow> {
  const columns = parts.flatMap((part): readonly (keyof ProductRow)[] => columnsOf[part])
  return Object.fromEntries(columns.map((column) => [column, row[column]]))
}

interface KeptPart {
  readonly part: ProductPart
  /** As the file has it. */
  readonly value: string
}

/**
 * A row of a file with the parts staff have set since as they set them, and those of which the file says something else.
 * What follows from them, the words of the search and the drawn picture, follows from what stays.
 */
export function keepPartsOfStaff(
  row: ProductRow,
  stored: StoredProduct | undefined,
  shelf: Shelf,
  shelves: Shelves,
): { row: ProductRow; kept: readonly KeptPart[] } {
  if (stored === undefined) return { row, kept: [] }
  const parts = stored.partsByStaff
  const merged = { ...row, ...valuesOf(stored, parts) }
  const stands = parts.includes('category') ? (shelves.byId(stored.categoryId) ?? shelf) : shelf
  const isDrawn = row.image === drawnImage(row, shelf)
  const kept = parts
    .filter((part) => !isDeepStrictEqual(valuesOf(row, [part]), valuesOf(stored, [part])))
    .map((part) => ({ part, value: wordsOf(row, columnsOf[part][0], shelf) }))
  return {
    row: {
      ...merged,
      ...(isDrawn && { image: drawnImage(merged, stands) }),
      searchText: searchTextOf(merged, stands),
    },
    kept,
  }
}

function wordsOf(row: ProductRow, column: keyof ProductRow, shelf: Shelf): string {
  if (column === 'categoryId') return shelf.slug
  if (column === 'barcode') return [row.barcode ?? '', ...(row.furtherBarcodes ?? [])].filter(Boolean).join(', ')
  const value = row[column] ?? ''
  if (typeof value === 'object') return 'it' in value ? value.it : JSON.stringify(value)
  return String(value)
}
