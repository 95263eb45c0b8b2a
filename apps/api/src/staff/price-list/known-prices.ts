import type { ShopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { Reader } from '../../kernel/database/database.ts'
import { product } from '../../trade/catalog/products.tables.ts'
import { warehouse } from '../../places/stores/stores.tables.ts'
import { fileValue } from '../world/imports.tables.ts'
import { isOfFilesOrStaff, keyOf, type Remembered } from './price-memory.ts'
import { type PriceRow, pricesOf } from './price-list.queries.ts'
import type { Stretch } from './timeline.ts'

/** The prices of a product in a store from a day on, in the order of time. */
export interface KnownPrices {
  /** The operator's code of the product. */
  readonly product: string
  /** The name of the store's file. */
  readonly store: string
  readonly prices: readonly Stretch[]
}

/**
 * The prices files and staff decide, as they are now, a batch at a time. Those that only the operator's own system sends
 * are not among them: written to a file, the next import would put them back to what they were. (decision 0776)
 */
export async function* knownPrices(db: Reader, today: ShopDate, batch = 5000): AsyncGenerator<KnownPrices[]> {
  let last = ''
  for (;;) {
    const rows = await db
      .select({ key: fileValue.key, value: fileValue.value })
      .from(fileValue)
      .where(and(eq(fileValue.part, 'prices'), gt(fileValue.key, last)))
      .orderBy(asc(fileValue.key))
      .limit(batch)
    const end = rows.at(-1)
    if (end === undefined) return
    last = end.key
    yield await presented(db, rows, today)
  }
}

async function presented(
  db: Reader,
  rows: readonly { key: string; value: unknown }[],
  today: ShopDate,
): Promise<KnownPrices[]> {
  const pairs = rows.map(({ key, value }) => {
    const [productId = 0, warehouseId = 0] = key.split(' ').map(Number)
    return { key, productId, warehouseId, memory: value as Remembered }
  })
  const productIds = [...new Set(pairs.map(({ productId }) => productId))]
  const prices = Map.groupBy(await pricesOf(db, productIds), keyOf)
  const codes = new Map(
    (
      await db.select({ id: product.id, code: product.codInt }).from(product).where(inArray(product.id, productIds))
    ).map(({ id, code }) => [id, code]),
  )
  const stores = new Map(
    (await db.select({ id: warehouse.id, slug: warehouse.slug }).from(warehouse).where(eq(warehouse.active, true))).map(
      ({ id, slug }) => [id, slug],
    ),
  )
  return pairs.flatMap(({ key, productId, warehouseId, memory }) => {
    const [code, store, own] = [codes.get(productId), stores.get(warehouseId), prices.get(key) ?? []]
    if (code === undefined || store === undefined || !isOfFilesOrStaff(memory, own)) return []
    return [{ product: code, store, prices: comingOf(own, today) }]
  })
}

const comingOf = (rows: readonly PriceRow[], today: ShopDate): Stretch[] =>
  rows
    .filter(({ to }) => to === null || to >= today)
    .toSorted((one, other) => (one.from < other.from ? -1 : 1))
    .map(({ from, to, cents }) => ({ from, to, cents }))
