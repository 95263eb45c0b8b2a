import { and, eq, inArray, ne, not, sql } from 'drizzle-orm'
import type { Tx } from '../../kernel/database/database.ts'
import { isKeptByLaw } from '../../trade/catalog/law-gaps.ts'
import { product, productPrice } from '../../trade/catalog/products.tables.ts'
import type { PriceKey, PriceRow } from './price-list.queries.ts'
import type { Stretch } from './timeline.ts'

/** A line whose product and warehouse are known. */
export interface GivenPrice extends Stretch {
  productId: number
  warehouseId: number
  /** Of the file it comes from, or its place in a call. */
  line: number
  /** The line names no first day. */
  beginsToday?: boolean
  /** Of one unit of the price without VAT, on the days of the price; null where the line tells none. */
  costCents?: number | null
}

export async function removePrices(tx: Tx, keys: readonly PriceKey[]): Promise<void> {
  if (keys.length === 0) return
  await tx.execute(sql`
    delete from ${productPrice} using json_to_recordset(${JSON.stringify(keys)}::json)
      as gone("productId" integer, "warehouseId" integer, "from" date)
    where product_id = gone."productId" and warehouse_id = gone."warehouseId" and valid_from = gone."from"`)
}

export async function putPrices(tx: Tx, rows: readonly PriceRow[]): Promise<void> {
  if (rows.length === 0) return
  // One parameter however many rows there are: thousands of products in several stores are one statement.
  await tx.execute(sql`
    insert into ${productPrice} (product_id, warehouse_id, valid_from, valid_to, price_cents)
    select "productId", "warehouseId", "from", "to", cents from json_to_recordset(${JSON.stringify(rows)}::json)
      as given("productId" integer, "warehouseId" integer, "from" date, "to" date, cents integer)
    on conflict (product_id, warehouse_id, valid_from)
      do update set valid_to = excluded.valid_to, price_cents = excluded.price_cents`)
}

/**
 * Puts products of files and of staff on sale. Called for those that get their first price: what staff took off sale stays
 * off, and what does not say what the shop needs by law waits until it does.
 */
export async function publish(tx: Tx, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0
  const published = await tx
    .update(product)
    .set({ published: true, updatedAt: sql`now()` })
    .where(
      and(inArray(product.id, [...ids]), ne(product.source, 'demo'), eq(product.published, false), not(isKeptByLaw)),
    )
    .returning({ id: product.id })
  return published.length
}
