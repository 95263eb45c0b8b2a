import { coverWindowDays } from '@bottega/rules/fulfilment/shelf-work.ts'
import { soldStatuses } from '@bottega/rules/orders/order-status.ts'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Localized } from '../../../kernel/database/columns.ts'
import type { Reader, Tx } from '../../../kernel/database/database.ts'
import { type Keyed, keptOf, sentBefore } from '../../../kernel/database/sent-before.ts'
import { oneOf } from '../../../kernel/database/is-there.ts'
import { product } from '../../catalog/products.tables.ts'
import { supplierDelivery, supplierDeliveryLine } from './supplier-deliveries.tables.ts'
import { supplier, supplierOrder, supplierOrderLine, supplierProduct } from './suppliers.tables.ts'

export type SupplierRow = typeof supplier.$inferSelect
type NewSupplier = Omit<typeof supplier.$inferInsert, 'id'>

/** More suppliers than a group has. */
const mostSuppliers = 500

export const findSuppliers = (db: Reader) =>
  db
    .select({
      id: supplier.id,
      name: supplier.name,
      leadDays: supplier.leadDays,
      minimumCents: supplier.minimumCents,
      products: sql<number>`(select count(*) from ${supplierProduct} p where p.supplier_id = ${supplier.id})::int`,
    })
    .from(supplier)
    .orderBy(asc(supplier.name))
    .limit(mostSuppliers)

export async function findSupplier(db: Reader, supplierId: number): Promise<SupplierRow | undefined> {
  const [row] = await db.select().from(supplier).where(eq(supplier.id, supplierId))
  return row
}

/** One at a time orders from a supplier or changes it. */
export async function lockSupplier(tx: Tx, supplierId: number): Promise<SupplierRow | undefined> {
  const [row] = await tx.select().from(supplier).where(eq(supplier.id, supplierId)).for('no key update')
  return row
}

/** Its id; undefined where another has the name. */
export async function insertSupplier(tx: Tx, values: NewSupplier): Promise<number | undefined> {
  const [row] = await tx.insert(supplier).values(values).onConflictDoNothing().returning({ id: supplier.id })
  return row?.id
}

export async function isNameTaken(tx: Tx, { id, name }: { id: number; name: string }): Promise<boolean> {
  const [row] = await tx.select({ id: supplier.id }).from(supplier).where(eq(supplier.name, name))
  return row !== undefined && row.id !== id
}

export async function updateSupplier(tx: Tx, supplierId: number, values: NewSupplier): Promise<void> {
  const changed = await tx
    .update(supplier)
    .set(values)
    .where(eq(supplier.id, supplierId))
    .returning({ id: supplier.id })
  if (changed.length !== 1) throw new Error(`the supplier ${supplierId} is gone`)
}

type NewLine = Omit<typeof supplierProduct.$inferInsert, 'supplierId'>

/** The whole list of a supplier: what is not among the lines goes. */
export async function replaceProducts(tx: Tx, supplierId: number, lines: readonly NewLine[]): Promise<void> {
  await tx.delete(supplierProduct).where(eq(supplierProduct.supplierId, supplierId))
  const atOnce = 1000
  for (let from = 0; from < lines.length; from += atOnce)
    await tx
      .insert(supplierProduct)
      .values(lines.slice(from, from + atOnce).map((line) => Object.assign({ supplierId }, line)))
}

export const findSupplierProducts = (db: Reader, supplierId: number, limit: number) =>
  db
    .select({
      productId: product.id,
      code: product.codInt,
      name: product.name,
      articleCode: supplierProduct.articleCode,
      packSize: supplierProduct.packSize,
      packCents: supplierProduct.packCents,
    })
    .from(supplierProduct)
    .innerJoin(product, eq(product.id, supplierProduct.productId))
    .where(eq(supplierProduct.supplierId, supplierId))
    .orderBy(asc(product.codInt))
    .limit(limit)

/** The products among these that the supplier sells. */
export const findAsked = (tx: Tx, supplierId: number, productIds: readonly number[]) =>
  tx
    .select()
    .from(supplierProduct)
    .where(and(eq(supplierProduct.supplierId, supplierId), sql`${supplierProduct.productId} = ${oneOf(productIds)}`))

// A type and not an interface: the driver asks for an index signature.
// oxlint-disable-next-line typescript/consistent-type-definitions
export type DemandRow = {
  productId: number
  code: string
  name: Localized
  brand: string
  pack: Localized
  isLoose: boolean
  articleCode: string
  packCents: number
  /** Thousandths, as the quantities below. */
  packSize: number
  available: number
  /** In the whole window. */
  sold: number
  /** In open orders of this store, to any supplier, and not come yet. */
  ordered: number
  /** Days; null where nothing is sold. */
  cover: number | null
}

/**
 * Goods on sale of a supplier that a store counts, what runs out first before the others. The sales are those of lines of
 * orders; nothing of the customers is read.
 */
export async function findDemand(
  db: Reader,
  { supplierId, warehouseId, since }: { supplierId: number; warehouseId: number; since: Date },
  limit: number,
): Promise<DemandRow[]> {
  const { rows } = await db.execute<DemandRow>(sql`
    with goods as (
      select sp.product_id, sp.article_code, sp.pack_size, sp.pack_cents, s.available
      from ${supplierProduct} sp join stock s on s.product_id = sp.product_id and s.warehouse_id = ${warehouseId}
      where sp.supplier_id = ${supplierId}
    ), sold as (
      select l.product_id, sum(coalesce(l.quantity_prepared, l.quantity_ordered))::float8 as quantity
      from shop_order o join order_line l on l.order_id = o.id
      where o.warehouse_id = ${warehouseId} and o.placed_at >= ${since.toISOString()}::timestamptz
        and o.status_id = any(${sql.param([...soldStatuses])}::int[])
        and l.product_id in (select product_id from goods)
      group by l.product_id
    ), ordered as (
      select l.product_id, sum(greatest(0, l.packs::bigint * l.pack_size - (
        select coalesce(sum(dl.quantity), 0) from ${supplierDelivery} d
          join ${supplierDeliveryLine} dl on dl.delivery_id = d.id
        where d.supplier_order_id = o.id and dl.product_id = l.product_id)))::float8 as quantity
      from ${supplierOrder} o join ${supplierOrderLine} l on l.supplier_order_id = o.id
      where o.warehouse_id = ${warehouseId} and o.closed_at is null
      group by l.product_id
    )
    select p.id as "productId", p.cod_int as code, p.name, p.brand, p.pack, p.selling_mode = 'loose' as "isLoose",
      g.article_code as "articleCode", g.pack_cents as "packCents", g.pack_size as "packSize", g.available,
      coalesce(sold.quantity, 0)::float8 as sold, coalesce(ordered.quantity, 0)::float8 as ordered,
      case when g.available = 0 then 0 when sold.quantity > 0
        then g.available * ${coverWindowDays}::float8 / sold.quantity end as cover
    from goods g join product p on p.id = g.product_id
      left join sold on sold.product_id = p.id left join ordered on ordered.product_id = p.id
    where p.published
    order by cover nulls last, sold desc, p.id limit ${limit}`)
  return rows
}

type NewOrder = Pick<
  typeof supplierOrder.$inferInsert,
  'supplierId' | 'warehouseId' | 'orderedAt' | 'userId' | 'staffName' | 'expectedOn'
>

export const orderSentBefore = (tx: Tx, keyed: Keyed) => sentBefore(tx, supplierOrder, keyed)

/** Undefined where its key was taken meanwhile, by an order to another supplier. */
export async function insertOrder(
  tx: Tx,
  order: NewOrder,
  lines: readonly Omit<typeof supplierOrderLine.$inferInsert, 'supplierOrderId'>[],
  { key }: Keyed,
): Promise<number | undefined> {
  const [row] = await tx
    .insert(supplierOrder)
    .values({ ...order, ...keptOf(key) })
    .onConflictDoNothing()
    .returning({ id: supplierOrder.id })
  if (row === undefined) return undefined
  await tx.insert(supplierOrderLine).values(lines.map((line) => ({ ...line, supplierOrderId: row.id })))
  return row.id
}

const orderColumns = {
  id: supplierOrder.id,
  supplierId: supplierOrder.supplierId,
  supplier: supplier.name,
  warehouseId: supplierOrder.warehouseId,
  orderedAt: supplierOrder.orderedAt,
  staffName: supplierOrder.staffName,
  expectedOn: supplierOrder.expectedOn,
  closedAt: supplierOrder.closedAt,
  closedBy: supplierOrder.closedBy,
  isPartlyHere: sql<boolean>`exists (select from ${supplierDelivery} d where d.supplier_order_id = ${supplierOrder.id})`,
  products: sql<number>`(select count(*) from ${supplierOrderLine} l where l.supplier_order_id = ${supplierOrder.id})::int`,
  totalCents: sql<number>`(select coalesce(sum(l.packs::bigint * l.pack_cents), 0) from ${supplierOrderLine} l
    where l.supplier_order_id = ${supplierOrder.id})::float8`,
}

/** Orders of these stores: the open ones, what is expected first, then those that are closed, the newest first. */
export const findOrders = (db: Reader, warehouseIds: readonly number[], limit: number) =>
  db
    .select(orderColumns)
    .from(supplierOrder)
    .innerJoin(supplier, eq(supplier.id, supplierOrder.supplierId))
    .where(sql`${supplierOrder.warehouseId} = ${oneOf(warehouseIds)}`)
    .orderBy(
      sql`${supplierOrder.closedAt} is not null`,
      sql`case when ${supplierOrder.closedAt} is null then ${supplierOrder.expectedOn} end`,
      sql`${supplierOrder.id} desc`,
    )
    .limit(limit)
export type FoundOrder = Awaited<ReturnType<typeof findOrders>>[number]

export async function findOrder(db: Reader, supplierOrderId: number): Promise<FoundOrder | undefined> {
  const [row] = await db
    .select(orderColumns)
    .from(supplierOrder)
    .innerJoin(supplier, eq(supplier.id, supplierOrder.supplierId))
    .where(eq(supplierOrder.id, supplierOrderId))
  return row
}

export const findOrderLines = (db: Reader, supplierOrderId: number) =>
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
      packSize: supplierOrderLine.packSize,
      packCents: supplierOrderLine.packCents,
    })
    .from(supplierOrderLine)
    .innerJoin(product, eq(product.id, supplierOrderLine.productId))
    .where(eq(supplierOrderLine.supplierOrderId, supplierOrderId))
    .orderBy(asc(supplierOrderLine.productId))

/** Whether it was open: nothing of it is expected any more. */
export async function closeOrder(
  tx: Tx,
  supplierOrderId: number,
  end: { closedAt: Date; closedById: number; closedBy: string },
): Promise<boolean> {
  const closed = await tx
    .update(supplierOrder)
    .set(end)
    .where(and(eq(supplierOrder.id, supplierOrderId), isNull(supplierOrder.closedAt)))
    .returning({ id: supplierOrder.id })
  return closed.length === 1
}
