import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '@bottega/api/db/database.ts'
import { product, productPrice } from '@bottega/api/db/schema/catalog.ts'
import { warehouse } from '@bottega/api/db/schema/stores.ts'
import type { Stretch } from './timeline.ts'

/** A line whose product and warehouse are known, waiting for the others of its product. */
export interface StagedPrice extends Stretch {
  productId: number
  warehouseId: number
  line: number
}

export type PriceKey = Pick<StagedPrice, 'productId' | 'warehouseId' | 'from'>
export type PriceRow = PriceKey & Stretch

/** Warehouse ids by what a file may call them: id or slug. */
export async function warehouseIds(tx: Tx): Promise<Map<string, number>> {
  const rows = await tx.select({ id: warehouse.id, slug: warehouse.slug }).from(warehouse)
  return new Map(rows.flatMap(({ id, slug }) => [[String(id), id] as const, [slug.toLowerCase(), id] as const]))
}

/** Product ids by code and by barcode. */
export async function productIds(tx: Tx, codes: string[], barcodes: string[]) {
  const columns = { id: product.id, codInt: product.codInt, barcode: product.barcode }
  const byCode = codes.length > 0 ? await tx.select(columns).from(product).where(inArray(product.codInt, codes)) : []
  const byBarcode =
    barcodes.length > 0 ? await tx.select(columns).from(product).where(inArray(product.barcode, barcodes)) : []
  return {
    ofCode: new Map(byCode.map(({ codInt, id }) => [codInt, id])),
    ofBarcode: new Map(byBarcode.map(({ barcode, id }) => [barcode, id])),
  }
}

/** Prices of one product may lie anywhere in the file; they meet in a table that ends with the transaction. */
export async function openStage(tx: Tx): Promise<void> {
  await tx.execute(sql`
    create temporary table import_price (
      product_id integer not null, warehouse_id integer not null, line integer not null,
      valid_from date not null, valid_to date, cents integer not null
    ) on commit drop`)
}

export async function stage(tx: Tx, prices: readonly StagedPrice[]): Promise<void> {
  await tx.execute(sql`
    insert into import_price
    select "productId", "warehouseId", line, "from", "to", cents
    from json_to_recordset(${JSON.stringify(prices)}::json)
      as row("productId" integer, "warehouseId" integer, line integer, "from" date, "to" date, cents integer)`)
}

export async function closeStage(tx: Tx): Promise<void> {
  await tx.execute(sql`create index on import_price (product_id)`)
}

/** The next products of the stage in order of id, with all their lines in order of the file. */
export async function nextStaged(tx: Tx, afterProductId: number, products: number): Promise<StagedPrice[]> {
  const { rows } = await tx.execute(sql`
    select product_id as "productId", warehouse_id as "warehouseId", line,
      valid_from::text as "from", valid_to::text as "to", cents
    from import_price
    where product_id in (
      select distinct product_id from import_price where product_id > ${afterProductId} order by product_id limit ${products}
    )
    order by product_id, warehouse_id, line`)
  return rows as unknown as StagedPrice[]
}

export async function pricesOf(tx: Tx, productIds: number[]): Promise<PriceRow[]> {
  return tx
    .select({
      productId: productPrice.productId,
      warehouseId: productPrice.warehouseId,
      from: productPrice.validFrom,
      to: productPrice.validTo,
      cents: productPrice.priceCents,
    })
    .from(productPrice)
    .where(inArray(productPrice.productId, productIds))
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
  await tx
    .insert(productPrice)
    .values(
      rows.map(({ productId, warehouseId, from, to, cents }) => ({
        productId,
        warehouseId,
        validFrom: from,
        validTo: to,
        priceCents: cents,
      })),
    )
    .onConflictDoUpdate({
      target: [productPrice.productId, productPrice.warehouseId, productPrice.validFrom],
      set: { validTo: sql`excluded.valid_to`, priceCents: sql`excluded.price_cents` },
    })
}

/** Puts imported products on sale. Called for those that get their first price: what staff took off sale stays off. */
export async function publish(tx: Tx, ids: number[]): Promise<number> {
  if (ids.length === 0) return 0
  const published = await tx
    .update(product)
    .set({ published: true, updatedAt: sql`now()` })
    .where(and(inArray(product.id, ids), eq(product.source, 'import'), eq(product.published, false)))
    .returning({ id: product.id })
  return published.length
}
