import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../../kernel/database/database.ts'
import { paymentAttempt } from '../payments.tables.ts'
import { shopOrder } from '../../orders/orders.tables.ts'
import { creditAgreement } from './credit.tables.ts'

/** Payment types the customer has an agreement for. */
export async function findAgreements(db: Reader, userId: number): Promise<number[]> {
  const rows = await db
    .select({ paymentTypeId: creditAgreement.paymentTypeId })
    .from(creditAgreement)
    .where(eq(creditAgreement.userId, userId))
  return rows.map(({ paymentTypeId }) => paymentTypeId)
}

/** The agreements with a customer, by payment type. */
export const listAgreements = (db: Reader, userId: number) =>
  db
    .select({
      paymentTypeId: creditAgreement.paymentTypeId,
      limitCents: creditAgreement.limitCents,
      termDays: creditAgreement.termDays,
    })
    .from(creditAgreement)
    .where(eq(creditAgreement.userId, userId))

export async function storeAgreement(tx: Tx, row: typeof creditAgreement.$inferInsert): Promise<void> {
  const { limitCents, termDays } = row
  await tx
    .insert(creditAgreement)
    .values(row)
    .onConflictDoUpdate({
      target: [creditAgreement.userId, creditAgreement.paymentTypeId],
      set: { limitCents, termDays },
    })
}

export async function deleteAgreement(tx: Tx, userId: number, paymentTypeId: number): Promise<void> {
  await tx
    .delete(creditAgreement)
    .where(and(eq(creditAgreement.userId, userId), eq(creditAgreement.paymentTypeId, paymentTypeId)))
}

/** The limit of an agreement, locked, so that two orders at once cannot both use what is left of it. */
export async function lockLimit(tx: Tx, userId: number, paymentTypeId: number): Promise<number | undefined> {
  const [row] = await tx
    .select({ limitCents: creditAgreement.limitCents })
    .from(creditAgreement)
    .where(and(eq(creditAgreement.userId, userId), eq(creditAgreement.paymentTypeId, paymentTypeId)))
    .for('update')
  return row?.limitCents
}

/** Ordered on account or invoiced, and not paid yet; cents. */
export async function findOwed(db: Reader, userId: number, paymentTypeId: number): Promise<number> {
  const [row] = await db
    .select({
      cents: sql<
        string | null
      >`sum(case ${paymentAttempt.state} when 'captured' then ${paymentAttempt.capturedCents} - ${paymentAttempt.refundedCents} else ${paymentAttempt.amountCents} end)`,
    })
    .from(paymentAttempt)
    .innerJoin(shopOrder, eq(shopOrder.id, paymentAttempt.orderId))
    .where(
      and(
        eq(shopOrder.userId, userId),
        eq(paymentAttempt.paymentTypeId, paymentTypeId),
        inArray(paymentAttempt.state, ['authorised', 'captured']),
        isNull(paymentAttempt.settledAt),
      ),
    )
  return Number(row?.cents ?? 0)
}

export async function findTermDays(db: Reader, userId: number, paymentTypeId: number): Promise<number | undefined> {
  const [row] = await db
    .select({ termDays: creditAgreement.termDays })
    .from(creditAgreement)
    .where(and(eq(creditAgreement.userId, userId), eq(creditAgreement.paymentTypeId, paymentTypeId)))
  return row?.termDays
}

/** Settles the amounts these orders put on account, which count no longer. */
export async function settleOrders(tx: Tx, orderIds: readonly number[], paymentTypeId: number, settledAt: Date) {
  await tx
    .update(paymentAttempt)
    .set({ settledAt })
    .where(
      and(
        inArray(paymentAttempt.orderId, [...orderIds]),
        eq(paymentAttempt.paymentTypeId, paymentTypeId),
        isNull(paymentAttempt.settledAt),
      ),
    )
}
