import { and, asc, eq, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { paymentAttempt, paymentRefund } from './payments.tables.ts'

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

/** The refunds of parts of an order's payments, given back or on their way. */
export function refundsOfOrder(db: Reader, orderId: number): Promise<PaymentRefund[]> {
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

const { capturedCents, refundedCents, refundAskedCents } = paymentAttempt

/** Puts a part of what an attempt took on its way back. False when not so much of it is left. */
export async function askBack(tx: Tx, attemptId: string, cents: number, updatedAt: Date): Promise<boolean> {
  const asked = await tx
    .update(paymentAttempt)
    .set({ refundAskedCents: sql`${refundAskedCents} + ${cents}`, updatedAt })
    .where(
      and(
        eq(paymentAttempt.id, attemptId),
        eq(paymentAttempt.state, 'captured'),
        sql`${refundedCents} + ${refundAskedCents} + ${cents} <= ${capturedCents}`,
      ),
    )
  return asked.rowCount === 1
}

/**
 * A part on its way back has arrived. Of an attempt that was given back whole meanwhile it was a part; the last part of
 * one that was taken makes it a refunded one.
 */
export async function giveBack(tx: Tx, attemptId: string, cents: number, updatedAt: Date): Promise<void> {
  const given = sql`least(${capturedCents}, ${refundedCents} + ${cents})`
  await tx
    .update(paymentAttempt)
    .set({
      refundedCents: given,
      refundAskedCents: sql`greatest(0, ${refundAskedCents} - ${cents})`,
      state: sql`case when ${paymentAttempt.state} in ('captured', 'releasing') and ${given} = ${capturedCents} then 'refunded' else ${paymentAttempt.state} end`,
      updatedAt,
    })
    .where(eq(paymentAttempt.id, attemptId))
}
