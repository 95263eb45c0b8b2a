import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../../kernel/database/database.ts'
import { stock, stockMovement } from './stock.tables.ts'

/**
 * The stock left of these products, in thousandths by product id, with their rows locked in the order of ids, so that
 * two orders of the same goods wait for one another instead of blocking each other. A product without a row is not
 * limited.
 */
export async function lockStock(
  tx: Tx,
  warehouseId: number,
  productIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await tx
    .select({ productId: stock.productId, available: stock.available })
    .from(stock)
    .where(and(eq(stock.warehouseId, warehouseId), inArray(stock.productId, [...productIds])))
    .orderBy(asc(stock.productId))
    .for('update')
  return new Map(rows.map(({ productId, available }) => [productId, available]))
}

export interface Goods {
  productId: number
  /** Thousandths. */
  quantity: number
}

const listed = (goods: readonly Goods[]) => sql`unnest(
  ${sql.param(goods.map(({ productId }) => productId))}::int[],
  ${sql.param(goods.map(({ quantity }) => quantity))}::int[]) as wanted (product_id, quantity)`

/**
 * Takes stock, of each product the quantity wanted if there is as much; the rows decide, not a count read before. No
 * product twice. Returns the products that were taken.
 */
export async function takeStock(tx: Tx, warehouseId: number, goods: readonly Goods[]): Promise<number[]> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    update stock set available = available - wanted.quantity from ${listed(goods)}
    where stock.product_id = wanted.product_id and warehouse_id = ${warehouseId} and available >= wanted.quantity
    returning stock.product_id as id`)
  return rows.map(({ id }) => id)
}

/** No product twice. */
export async function putBackStock(tx: Tx, warehouseId: number, goods: readonly Goods[]): Promise<void> {
  await tx.execute(sql`
    update stock set available = available + wanted.quantity from ${listed(goods)}
    where stock.product_id = wanted.product_id and warehouse_id = ${warehouseId}`)
}

export interface Movement extends Goods {
  /** Names the effect, so that it can be repeated without counting twice. */
  reference: string
  orderId: number
  warehouseId: number
}

/** Records what left stock, -1, or came back; returns those not recorded before. */
export async function recordMovements(
  tx: Tx,
  movements: readonly Movement[],
  direction: 1 | -1,
  at: Date,
): Promise<Goods[]> {
  if (movements.length === 0) return []
  const rows = movements.map(({ quantity, ...named }) => Object.assign(named, { delta: direction * quantity, at }))
  const recorded = await tx
    .insert(stockMovement)
    .values(rows)
    .onConflictDoNothing()
    .returning({ productId: stockMovement.productId, delta: stockMovement.delta })
  return recorded.map(({ productId, delta }) => ({ productId, quantity: direction * delta }))
}

/**
 * The goods an order holds of the shelf, above zero, by product id: everything it took less everything it gave back.
 */
export async function findHeldGoods(tx: Tx, orderId: number): Promise<{ productId: number; quantity: number }[]> {
  const held = sql<number>`-sum(${stockMovement.delta})::int`
  return tx
    .select({ productId: stockMovement.productId, quantity: held })
    .from(stockMovement)
    .where(eq(stockMovement.orderId, orderId))
    .groupBy(stockMovement.productId)
    .having(sql`sum(${stockMovement.delta}) < 0`)
    .orderBy(asc(stockMovement.productId))
}
