import { and, inArray, notInArray } from 'drizzle-orm'
import type { Reader } from '../../kernel/database/database.ts'
import { promotion } from '../../trade/catalog/promotions.tables.ts'
import { store, warehouse } from '../../places/stores/stores.tables.ts'
import { productsNamed } from '../../trade/catalog/named-products.queries.ts'
import type { Problem } from './figures.ts'

interface NamedRow {
  readonly product: string
  readonly store: string | null
}

export interface Names {
  readonly productOf: (row: NamedRow) => number | undefined
  readonly warehouseOf: (row: NamedRow) => number | undefined
}

/**
 * The warehouses that stores sell from, by the name of a store's file or the number of the store, as every answer has
 * it. A warehouse has a number of its own, which names nothing here.
 */
async function warehousesOfStores(reader: Reader): Promise<Map<string, number>> {
  const warehouses = await reader.select({ id: warehouse.id, slug: warehouse.slug }).from(warehouse)
  const stores = await reader.select({ id: store.id, warehouseId: store.warehouseId }).from(store)
  return new Map([
    ...warehouses.map(({ id, slug }) => [slug.toLowerCase(), id] as const),
    ...stores.map(({ id, warehouseId }) => [String(id), warehouseId] as const),
  ])
}

/** The products and stores that rows name: a few statements for a batch. */
export async function namesIn(reader: Reader, rows: readonly NamedRow[]): Promise<Names> {
  const { ofName } = await productsNamed(reader, [...new Set(rows.map(({ product }) => product))])
  const warehouses = await warehousesOfStores(reader)
  return {
    productOf: ({ product }) => ofName(product),
    warehouseOf: (row) => (row.store === null ? undefined : warehouses.get(row.store.toLowerCase())),
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

/** The warehouses some stores sell from. */
export async function findWarehouses(reader: Reader, stores: readonly number[]): Promise<number[]> {
  const rows = await reader
    .selectDistinct({ warehouseId: store.warehouseId })
    .from(store)
    .where(inArray(store.id, [...stores]))
  return rows.map(({ warehouseId }) => warehouseId)
}

/** Those of some promotions that run in another warehouse too, by code. */
export async function findPromotionsElsewhere(
  reader: Reader,
  codes: readonly string[],
  warehouseIds: readonly number[],
): Promise<ReadonlySet<string>> {
  const rows = await reader
    .selectDistinct({ code: promotion.code })
    .from(promotion)
    .where(and(inArray(promotion.code, [...codes]), notInArray(promotion.warehouseId, [...warehouseIds])))
  return new Set(rows.flatMap(({ code }) => code ?? []))
}
