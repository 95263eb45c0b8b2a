import { type DueTransactionState } from '@bottega/rules/dues/due-status.ts'
import { and, asc, desc, eq, getTableColumns, inArray, isNotNull, isNull, lt, max, sql, sum } from 'drizzle-orm'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { invoicedOrder, salesDocument } from '../documents/documents.tables.ts'
import { dueTransaction, paymentDue } from './dues.tables.ts'
import { paymentAttempt } from '../payments/payments.tables.ts'

export type PaymentDue = typeof paymentDue.$inferSelect
export type DueTransaction = typeof dueTransaction.$inferSelect

/** A payment under way: it may still end either way. */
const openStates = ['created', 'pending', 'authorised'] as const satisfies readonly DueTransactionState[]

export async function insertDue(tx: Tx, row: typeof paymentDue.$inferInsert): Promise<PaymentDue> {
  const [due] = await tx.insert(paymentDue).values(row).returning()
  if (due === undefined) throw new Error('the due was not stored')
  return due
}

export async function findOpenDue(db: Reader, userId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: paymentDue.id })
    .from(paymentDue)
    .where(and(eq(paymentDue.userId, userId), isNull(paymentDue.settledAt)))
    .limit(1)
  return row !== undefined
}

export type ListedDue = Awaited<ReturnType<typeof findDues>>[number]

/** The oldest first. */
export function findDues(
  db: Reader,
  { userId, id, isOpen = false }: { userId: number; id?: number; isOpen?: boolean },
  limit: number,
) {
  const orderIds = sql<
    number[]
  >`coalesce((select json_agg(${invoicedOrder.orderId} order by ${invoicedOrder.orderId}) from ${invoicedOrder} where ${invoicedOrder.documentId} = ${paymentDue.documentId}), '[]'::json)`
  const isBeingPaid = sql<boolean>`exists (select 1 from ${dueTransaction} where ${dueTransaction.paymentDueId} = ${paymentDue.id} and ${inArray(dueTransaction.state, [...openStates])})`
  return db
    .select({
      ...getTableColumns(paymentDue),
      documentName: salesDocument.name,
      issuedOn: salesDocument.issuedOn,
      orderIds,
      isBeingPaid,
    })
    .from(paymentDue)
    .innerJoin(salesDocument, eq(salesDocument.id, paymentDue.documentId))
    .where(
      and(
        eq(paymentDue.userId, userId),
        id === undefined ? undefined : eq(paymentDue.id, id),
        isOpen ? isNull(paymentDue.settledAt) : undefined,
      ),
    )
    .orderBy(asc(paymentDue.dueOn), asc(paymentDue.id))
    .limit(limit)
}

/** The due with its row locked: one payment of it is begun or recorded at a time. */
export async function lockDue(tx: Tx, id: number): Promise<PaymentDue | undefined> {
  const [due] = await tx.select().from(paymentDue).where(eq(paymentDue.id, id)).for('update')
  return due
}

/** The due of the invoice an order stands on, not settled yet, with its row locked. */
export async function lockOpenDueOf(tx: Tx, orderId: number): Promise<PaymentDue | undefined> {
  const [row] = await tx
    .select(getTableColumns(paymentDue))
    .from(paymentDue)
    .innerJoin(invoicedOrder, eq(invoicedOrder.documentId, paymentDue.documentId))
    .where(and(eq(invoicedOrder.orderId, orderId), isNull(paymentDue.settledAt)))
    .for('update', { of: paymentDue })
  return row
}

/** Whether the invoice an order stands on is being paid: it may still end either way. */
export async function findOpenTransactionOf(db: Reader, orderId: number): Promise<boolean> {
  const [row] = await db
    .select({ id: dueTransaction.id })
    .from(dueTransaction)
    .innerJoin(paymentDue, eq(paymentDue.id, dueTransaction.paymentDueId))
    .innerJoin(invoicedOrder, eq(invoicedOrder.documentId, paymentDue.documentId))
    .where(and(eq(invoicedOrder.orderId, orderId), inArray(dueTransaction.state, [...openStates])))
    .limit(1)
  return row !== undefined
}

export async function setCredited(tx: Tx, id: number, creditedCents: number): Promise<void> {
  await tx.update(paymentDue).set({ creditedCents }).where(eq(paymentDue.id, id))
}

/** The amount that went back of the parts on account of an invoice's orders, beside the invoice's total; cents. */
export async function findCredited(db: Reader, documentId: number, paymentTypeId: number) {
  const [row] = await db
    .select({
      refundedCents: sum(paymentAttempt.refundedCents).mapWith(Number),
      totalCents: max(salesDocument.totalCents),
    })
    .from(paymentAttempt)
    .innerJoin(invoicedOrder, eq(invoicedOrder.orderId, paymentAttempt.orderId))
    .innerJoin(salesDocument, eq(salesDocument.id, invoicedOrder.documentId))
    .where(
      and(
        eq(invoicedOrder.documentId, documentId),
        eq(paymentAttempt.paymentTypeId, paymentTypeId),
        inArray(paymentAttempt.state, ['captured', 'refunded']),
      ),
    )
  return { refundedCents: row?.refundedCents ?? 0, totalCents: row?.totalCents ?? 0 }
}

export async function settleDue(tx: Tx, id: number, settledAt: Date): Promise<void> {
  await tx
    .update(paymentDue)
    .set({ settledAt })
    .where(and(eq(paymentDue.id, id), isNull(paymentDue.settledAt)))
}

export async function findOrdersOf(db: Reader, documentId: number): Promise<number[]> {
  const rows = await db
    .select({ orderId: invoicedOrder.orderId })
    .from(invoicedOrder)
    .where(eq(invoicedOrder.documentId, documentId))
  return rows.map(({ orderId }) => orderId)
}

/** Newest first. */
export function findTransactions(db: Reader, paymentDueId: number): Promise<DueTransaction[]> {
  return db
    .select()
    .from(dueTransaction)
    .where(eq(dueTransaction.paymentDueId, paymentDueId))
    .orderBy(desc(dueTransaction.createdAt))
    .limit(100)
}

export async function findOpenTransaction(db: Reader, paymentDueId: number): Promise<DueTransaction | undefined> {
  const [row] = await db
    .select()
    .from(dueTransaction)
    .where(and(eq(dueTransaction.paymentDueId, paymentDueId), inArray(dueTransaction.state, [...openStates])))
  return row
}

export async function findTransaction(db: Reader, id: string): Promise<DueTransaction | undefined> {
  const [row] = await db.select().from(dueTransaction).where(eq(dueTransaction.id, id))
  return row
}

/** Payments under way whose state was not asked for since. */
export function findUndecided(db: Reader, before: Date, limit: number): Promise<DueTransaction[]> {
  return db
    .select()
    .from(dueTransaction)
    .where(
      and(
        isNotNull(dueTransaction.provider),
        inArray(dueTransaction.state, [...openStates]),
        lt(dueTransaction.updatedAt, before),
      ),
    )
    .orderBy(asc(dueTransaction.updatedAt))
    .limit(limit)
}

export async function insertTransaction(tx: Tx, row: typeof dueTransaction.$inferInsert): Promise<DueTransaction> {
  const [transaction] = await tx.insert(dueTransaction).values(row).returning()
  if (transaction === undefined) throw new Error('the payment of a due was not stored')
  return transaction
}

export async function updateTransaction(
  tx: Tx,
  id: string,
  change: Partial<typeof dueTransaction.$inferInsert>,
): Promise<void> {
  await tx.update(dueTransaction).set(change).where(eq(dueTransaction.id, id))
}
