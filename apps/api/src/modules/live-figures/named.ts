import type { Reader } from '../../db/database.ts'
import { productIds, warehouseIds } from '../price-list/names.ts'
import type { Problem } from './figures.ts'

interface NamedRow {
  readonly product: string
  readonly store: string | null
}

export interface Names {
  readonly productOf: (row: NamedRow) => number | undefined
  readonly warehouseOf: (row: NamedRow) => number | undefined
}

/** The products and warehouses that rows name: two statements for a batch. */
export async function namesIn(reader: Reader, rows: readonly NamedRow[]): Promise<Names> {
  const texts = [...new Set(rows.map(({ product }) => product))]
  const { ofCode, ofBarcode } = await productIds(
    reader,
    texts.map((text) => text.toUpperCase()),
    texts,
  )
  const warehouses = await warehouseIds(reader)
  return {
    productOf: ({ product }) => ofCode.get(product.toUpperCase()) ?? ofBarcode.get(product),
    warehouseOf: ({ store }) => (store === null ? undefined : warehouses.get(store.toLowerCase())),
  }
}

export function unknownNames({ productOf, warehouseOf }: Names, rows: readonly NamedRow[]): Problem[] {
  return rows.flatMap((row, at): Problem[] => [
    ...(productOf(row) === undefined ? [{ at, field: 'product', wrong: 'unknown' } as const] : []),
    ...(row.store !== null && warehouseOf(row) === undefined
      ? [{ at, field: 'store', wrong: 'unknown' } as const]
      : []),
  ])
}
