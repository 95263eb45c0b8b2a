import { and, asc, eq } from 'drizzle-orm'
import type { Reader, Tx } from '../../db/database.ts'
import { paymentRefund } from '../../db/schema/orders/orders.ts'

export type PaymentRefund = typeof paymentRefund.$inferSelect

/** Undefined when this effect was written before. */
export async function insertRefund(tx: Tx, row: typeof paymentRefund.$inferInsert): Promise<PaymentRefund | undefined> {
  const [refund] = await tx.insert(paymentRefund).values(row).onConflictDoNothing().returning()
  return refund
}

export async function findRefund(db: Reader, refundId: number): Promise<PaymentRefund | undefined> {
  const [refund] = await db.select().from(paymentRefund).where(eq(paymentRefund.id, refundId))
  return refund
}

/** What went back of an order in parts, and what is on its way. */
export function findRefunds(db: Reader, orderId: number): Promise<PaymentRefund[]> {
  return db.select().from(paymentRefund).where(eq(paymentRefund.orderId, orderId)).orderBy(asc(paymentRefund.id))
}

/** False when it was given before. */
export async function giveRefund(tx: Tx, refundId: number, updatedAt: Date): Promise<boolean> {
  const given = await tx
    .update(paymentRefund)
    .set({ state: 'given', updatedAt })
    .where(and(eq(paymentRefund.id, refundId), eq(paymentRefund.state, 'asked')))
  return given.rowCount === 1
}
