import type { StaffMovementKind, WasteReason } from '@bottega/rules/fulfilment/shelf-work.ts'
import { reschedulableStatuses } from '@bottega/rules/orders/order-status.ts'
import { and, asc, desc, eq, inArray, isNotNull, lt, max, sql } from 'drizzle-orm'
import { ofStores } from '../../../kernel/database/is-there.ts'
import type { Reader, Tx } from '../../../kernel/database/database.ts'
import { orderLine, shopOrder } from '../orders.tables.ts'
import { stock, stockMovement } from './stock.tables.ts'

export interface Shelf {
  readonly productId: number
  readonly warehouseId: number
}

const ofShelf = ({ productId, warehouseId }: Shelf) =>
  and(eq(stock.productId, productId), eq(stock.warehouseId, warehouseId))

/**
 * One at a time works on the stock of a product; orders of it go on, and wait for the rows of its shelves alone. False where
 * there is no such product.
 */
export async function lockWork(tx: Tx, productId: number): Promise<boolean> {
  const { rows } = await tx.execute(sql`select 1 from product where id = ${productId} for no key update`)
  return rows.length > 0
}

/** Thousandths by warehouse, locked; a shelf that is not counted is missing. */
export async function lockShelves(
  tx: Tx,
  productId: number,
  warehouseIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await tx
    .select({ warehouseId: stock.warehouseId, available: stock.available })
    .from(stock)
    .where(and(eq(stock.productId, productId), inArray(stock.warehouseId, [...warehouseIds])))
    .orderBy(asc(stock.warehouseId))
    .for('update')
  return new Map(rows.map(({ warehouseId, available }) => [warehouseId, available]))
}

/** Null: it is not counted any more. */
export async function putOnShelf(tx: Tx, shelf: Shelf, available: number | null): Promise<void> {
  if (available === null) {
    await tx.delete(stock).where(ofShelf(shelf))
    return
  }
  const { productId, warehouseId } = shelf
  await tx
    .insert(stock)
    .values({ productId, warehouseId, available })
    .onConflictDoUpdate({ target: [stock.productId, stock.warehouseId], set: { available } })
}

/** Goods of orders that stand and that nobody has picked yet: they lie on the shelf, thousandths. */
export async function promisedOf(tx: Reader, { productId, warehouseId }: Shelf): Promise<number> {
  const [row] = await tx
    .select({ quantity: sql<number>`coalesce(sum(${orderLine.quantityOrdered}), 0)::int` })
    .from(orderLine)
    .innerJoin(shopOrder, eq(shopOrder.id, orderLine.orderId))
    .where(
      and(
        eq(orderLine.productId, productId),
        eq(orderLine.pickState, 'to-pick'),
        eq(shopOrder.warehouseId, warehouseId),
        inArray(shopOrder.statusId, [...reschedulableStatuses]),
      ),
    )
  return row?.quantity ?? 0
}

export interface StaffMove extends Shelf {
  /** Names the press, so that it can be repeated without counting twice. */
  reference: string
  kind: StaffMovementKind
  delta: number
  staffId: number
  staffName: string
  wasteReason?: WasteReason
  note?: string | undefined
  counted?: number
  expected?: number | null
  otherWarehouseId?: number
  transferId?: number
  requestDigest?: string | undefined
  at: Date
}

/** True unless its reference was taken already. */
export async function insertMove(tx: Tx, move: StaffMove): Promise<boolean> {
  const made = await tx.insert(stockMovement).values(move).onConflictDoNothing().returning({ id: stockMovement.id })
  return made.length > 0
}

/** Puts so much on shelves that are locked, and records it. No product twice. */
export async function putOnShelves(
  tx: Tx,
  warehouseId: number,
  moves: readonly (StaffMove & { readonly available: number })[],
): Promise<void> {
  if (moves.length === 0) return
  const { rows } = await tx.execute(sql`
    update stock set available = put.available from unnest(
      ${sql.param(moves.map(({ productId }) => productId))}::int[],
      ${sql.param(moves.map(({ available }) => available))}::int[]) as put (product_id, available)
    where stock.product_id = put.product_id and warehouse_id = ${warehouseId} returning stock.product_id`)
  if (rows.length !== moves.length) throw new Error('a shelf that was locked is gone')
  const made = await tx
    .insert(stockMovement)
    .values(moves.map(({ available: _available, ...move }) => move))
    .onConflictDoNothing()
    .returning({ id: stockMovement.id })
  if (made.length !== moves.length) throw new Error('these movements were recorded before')
}

export async function findMove(db: Reader, reference: string) {
  const [row] = await db.select().from(stockMovement).where(eq(stockMovement.reference, reference))
  return row
}

/** The last thing staff did on each shelf of a product: its number, by warehouse. */
export async function findLastMoves(db: Reader, productId: number): Promise<Map<number, number>> {
  const rows = await db
    .select({ warehouseId: stockMovement.warehouseId, last: max(stockMovement.id) })
    .from(stockMovement)
    .where(and(eq(stockMovement.productId, productId), isNotNull(stockMovement.kind)))
    .groupBy(stockMovement.warehouseId)
  return new Map(rows.map(({ warehouseId, last }) => [warehouseId, last ?? 0]))
}

/** The last thing staff did on a shelf, and its author; undefined where nobody has worked on it. */
export async function findLastMove(db: Reader, { productId, warehouseId }: Shelf) {
  const [row] = await db
    .select({ id: stockMovement.id, by: stockMovement.staffName })
    .from(stockMovement)
    .where(
      and(
        eq(stockMovement.productId, productId),
        eq(stockMovement.warehouseId, warehouseId),
        isNotNull(stockMovement.kind),
      ),
    )
    .orderBy(desc(stockMovement.id))
    .limit(1)
  return row
}

/** Movements of a product in these warehouses, null for all: the newest first, those of orders too. */
export const findMoves = (
  db: Reader,
  { productId, warehouseIds }: { productId: number; warehouseIds: readonly number[] | null },
  before: number | undefined,
  limit: number,
) =>
  db
    .select()
    .from(stockMovement)
    .where(
      and(
        eq(stockMovement.productId, productId),
        ofStores(stockMovement.warehouseId, warehouseIds),
        before === undefined ? undefined : lt(stockMovement.id, before),
        // Marks of a press that say nothing of an amount.
        sql`(${stockMovement.kind} is not null or ${stockMovement.delta} <> 0)`,
      ),
    )
    .orderBy(desc(stockMovement.id))
    .limit(limit)
export type MoveRow = Awaited<ReturnType<typeof findMoves>>[number]
