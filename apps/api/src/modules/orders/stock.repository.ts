import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Tx } from '../../db/database.ts'
import { stock } from '../../db/schema/catalog.ts'
import { stockMovement } from '../../db/schema/orders.ts'

/**
 * What is left of these products, with their rows locked in the order of ids, so that two orders of the same goods wait
 * for one another instead of blocking each other. A product without a row is not limited.
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

export interface Movement {
  /** Names the effect, so that it can be repeated without counting twice. */
  reference: string
  orderId: number
  productId: number
  warehouseId: number
  /** Thousandths, above zero. */
  quantity: number
}

/** Takes goods off the shelf if there are enough; the row decides, not what anybody read before. */
export async function takeStock(tx: Tx, { productId, warehouseId, quantity }: Movement): Promise<boolean> {
  const taken = await tx
    .update(stock)
    .set({ available: sql`${stock.available} - ${quantity}` })
    .where(and(eq(stock.productId, productId), eq(stock.warehouseId, warehouseId), gte(stock.available, quantity)))
  return taken.rowCount === 1
}

export async function putBackStock(tx: Tx, { productId, warehouseId, quantity }: Movement): Promise<void> {
  await tx
    .update(stock)
    .set({ available: sql`${stock.available} + ${quantity}` })
    .where(and(eq(stock.productId, productId), eq(stock.warehouseId, warehouseId)))
}

/** False when this very effect was recorded before. */
export async function recordMovement(tx: Tx, movement: Movement, direction: 1 | -1, at: Date): Promise<boolean> {
  const { quantity, ...named } = movement
  const recorded = await tx
    .insert(stockMovement)
    .values({ ...named, delta: direction * quantity, at })
    .onConflictDoNothing()
  return recorded.rowCount === 1
}

/** What an order holds of the shelf, above zero, by product id: everything it took less everything it gave back. */
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
