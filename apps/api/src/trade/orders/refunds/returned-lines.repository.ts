import { and, eq, sql } from 'drizzle-orm'
import type { Tx } from '../../../kernel/database/database.ts'
import { orderLine } from '../orders.tables.ts'

export interface ReturnedPart {
  orderLineId: number
  /** Thousandths. */
  quantity: number
  cents: number
}

/** Counts a part of a line as returned. False when there is not so much of it left to return. */
export async function takeReturned(tx: Tx, { orderLineId, quantity, cents }: ReturnedPart): Promise<boolean> {
  const taken = await tx
    .update(orderLine)
    .set({
      quantityReturned: sql`${orderLine.quantityReturned} + ${quantity}`,
      returnedCents: sql`${orderLine.returnedCents} + ${cents}`,
    })
    .where(
      and(
        eq(orderLine.id, orderLineId),
        sql`${orderLine.quantityReturned} + ${orderLine.quantityRefunded} + ${quantity} <= coalesce(${orderLine.quantityPrepared}, ${orderLine.quantityOrdered})`,
      ),
    )
  return taken.rowCount === 1
}

/** A return that does not happen frees what it had counted. */
export async function freeReturned(tx: Tx, { orderLineId, quantity, cents }: ReturnedPart): Promise<void> {
  await tx
    .update(orderLine)
    .set({
      quantityReturned: sql`${orderLine.quantityReturned} - ${quantity}`,
      returnedCents: sql`${orderLine.returnedCents} - ${cents}`,
    })
    .where(eq(orderLine.id, orderLineId))
}
