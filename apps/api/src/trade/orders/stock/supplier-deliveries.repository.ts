import { and, asc, desc, eq, lt, sql } from 'drizzle-orm'
import { oneOf } from '../../../kernel/database/is-there.ts'
import type { Reader, Tx } from '../../../kernel/database/database.ts'
import { type Keyed, keptOf, sentBefore } from '../../../kernel/database/sent-before.ts'
import { product } from '../../catalog/products.tables.ts'
import { supplierDelivery, supplierDeliveryLine } from './supplier-deliveries.tables.ts'
import { supplier, supplierOrder, supplierOrderLine } from './suppliers.tables.ts'

export type DeliveryRow = typeof supplierDelivery.$inferSelect
type NewLine = Omit<typeof supplierDeliveryLine.$inferInsert, 'deliveryId'>

export const deliverySentBefore = (tx: Tx, keyed: Keyed) => sentBefore(tx, supplierDelivery, keyed)

/** The delivery with this document, which a supplier numbers once a year; the caller has locked the supplier. */
export async function findDocument(
  tx: Tx,
  { supplierId, documentKey, documentDate }: Pick<DeliveryRow, 'supplierId' | 'documentKey' | 'documentDate'>,
): Promise<DeliveryRow | undefined> {
  const [row] = await tx
    .select()
    .from(supplierDelivery)
    .where(
      and(
        eq(supplierDelivery.supplierId, supplierId),
        eq(supplierDelivery.documentKey, documentKey),
        sql`extract(year from ${supplierDelivery.documentDate}) = extract(year from ${documentDate}::date)`,
      ),
    )
  return row
}

/** One at a time receives goods of an order or closes it. */
export async function lockOrder(tx: Tx, supplierOrderId: number) {
  const [row] = await tx.select().from(supplierOrder).where(eq(supplierOrder.id, supplierOrderId)).for('no key update')
  return row
}

/** Work of staff on these products waits, in the order of ids; the number of those there are. */
export async function lockProducts(tx: Tx, productIds: readonly number[]): Promise<number> {
  const { rows } = await tx.execute(
    sql`select 1 from product where id = ${oneOf(productIds)} order by id for no key update`,
  )
  return rows.length
}

/** Undefined where its key was taken meanwhile, by a delivery of another supplier. */
export async function insertDelivery(
  tx: Tx,
  delivery: Omit<typeof supplierDelivery.$inferInsert, 'requestKey' | 'requestDigest'>,
  lines: readonly NewLine[],
  { key }: Keyed,
): Promise<number | undefined> {
  const [row] = await tx
    .insert(supplierDelivery)
    .values({ ...delivery, ...keptOf(key) })
    .onConflictDoNothing()
    .returning({ id: supplierDelivery.id })
  if (row === undefined) return undefined
  await tx.insert(supplierDeliveryLine).values(lines.map((line) => ({ ...line, deliveryId: row.id })))
  return row.id
}

export async function markOrderClosed(tx: Tx, deliveryId: number): Promise<void> {
  await tx.update(supplierDelivery).set({ closedOrder: true }).where(eq(supplierDelivery.id, deliveryId))
}

/** Products of a delivery that the store did not count. */
export async function findNotCounted(tx: Tx, deliveryId: number): Promise<number[]> {
  const rows = await tx
    .select({ productId: supplierDeliveryLine.productId })
    .from(supplierDeliveryLine)
    .where(and(eq(supplierDeliveryLine.deliveryId, deliveryId), eq(supplierDeliveryLine.isCounted, false)))
    .orderBy(asc(supplierDeliveryLine.productId))
  return rows.map(({ productId }) => productId)
}

/** Goods of an order with what came of each, thousandths. */
export const findExpected = (db: Reader, supplierOrderId: number) =>
  db
    .select({
      productId: product.id,
      code: product.codInt,
      barcode: product.barcode,
      name: product.name,
      brand: product.brand,
      pack: product.pack,
      isLoose: sql<boolean>`${product.sellingMode} = 'loose'`,
      articleCode: supplierOrderLine.articleCode,
      packs: supplierOrderLine.packs,
      ordered: sql<number>`(${supplierOrderLine.packs}::bigint * ${supplierOrderLine.packSize})::float8`,
      received: sql<number>`(select coalesce(sum(l.quantity), 0) from ${supplierDelivery} d
        join ${supplierDeliveryLine} l on l.delivery_id = d.id
        where d.supplier_order_id = ${supplierOrderId} and l.product_id = ${supplierOrderLine.productId})::float8`,
    })
    .from(supplierOrderLine)
    .innerJoin(product, eq(product.id, supplierOrderLine.productId))
    .where(eq(supplierOrderLine.supplierOrderId, supplierOrderId))
    .orderBy(asc(supplierOrderLine.productId))
export type ExpectedRow = Awaited<ReturnType<typeof findExpected>>[number]

/** Deliveries to these stores, the newest first. */
export const findDeliveries = (
  db: Reader,
  warehouseIds: readonly number[],
  before: number | undefined,
  limit: number,
) =>
  db
    .select({
      id: supplierDelivery.id,
      supplier: supplier.name,
      warehouseId: supplierDelivery.warehouseId,
      supplierOrderId: supplierDelivery.supplierOrderId,
      documentNumber: supplierDelivery.documentNumber,
      documentDate: supplierDelivery.documentDate,
      receivedAt: supplierDelivery.receivedAt,
      staffName: supplierDelivery.staffName,
    })
    .from(supplierDelivery)
    .innerJoin(supplier, eq(supplier.id, supplierDelivery.supplierId))
    .where(
      and(
        sql`${supplierDelivery.warehouseId} = ${oneOf(warehouseIds)}`,
        before === undefined ? undefined : lt(supplierDelivery.id, before),
      ),
    )
    .orderBy(desc(supplierDelivery.id))
    .limit(limit)
export type FoundDelivery = Awaited<ReturnType<typeof findDeliveries>>[number]

export const findDeliveryLines = (db: Reader, deliveryIds: readonly number[]) =>
  db
    .select({
      deliveryId: supplierDeliveryLine.deliveryId,
      productId: product.id,
      name: product.name,
      brand: product.brand,
      pack: product.pack,
      isLoose: sql<boolean>`${product.sellingMode} = 'loose'`,
      quantity: supplierDeliveryLine.quantity,
      isCounted: supplierDeliveryLine.isCounted,
    })
    .from(supplierDeliveryLine)
    .innerJoin(product, eq(product.id, supplierDeliveryLine.productId))
    .where(sql`${supplierDeliveryLine.deliveryId} = ${oneOf(deliveryIds)}`)
    .orderBy(asc(supplierDeliveryLine.deliveryId), asc(supplierDeliveryLine.productId))
export type DeliveryLineRow = Awaited<ReturnType<typeof findDeliveryLines>>[number]
