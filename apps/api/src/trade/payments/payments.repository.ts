import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import { type AttemptState, liveStates, undecidedStates } from '@bottega/rules/payments/attempt-state.ts'
import { and, asc, desc, eq, inArray, lt, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { paymentAttempt, paymentEvent } from './payments.tables.ts'
import { shopOrder } from '../orders/orders.tables.ts'

const ahead = alias(paymentAttempt, 'ahead')

export type PaymentAttempt = typeof paymentAttempt.$inferSelect

export async function insertAttempt(tx: Tx, row: typeof paymentAttempt.$inferInsert): Promise<PaymentAttempt> {
  const [attempt] = await tx.insert(paymentAttempt).values(row).returning()
  if (attempt === undefined) throw new Error('the payment attempt was not stored')
  return attempt
}

export async function findAttempt(db: Reader, attemptId: string): Promise<PaymentAttempt | undefined> {
  const [attempt] = await db.select().from(paymentAttempt).where(eq(paymentAttempt.id, attemptId))
  return attempt
}

/** The try at paying an order that still counts, else the newest. */
export async function findLastAttempt(db: Reader, orderId: number): Promise<PaymentAttempt | undefined> {
  const [attempt] = await db
    .select()
    .from(paymentAttempt)
    .where(eq(paymentAttempt.orderId, orderId))
    .orderBy(
      desc(inArray(paymentAttempt.state, [...liveStates])),
      desc(paymentAttempt.createdAt),
      desc(paymentAttempt.part),
    )
    .limit(1)
  return attempt
}

/** Everything that pays for an order, in the order it is asked for. */
export function findLiveAttempts(db: Reader, orderId: number): Promise<PaymentAttempt[]> {
  return db
    .select()
    .from(paymentAttempt)
    .where(and(eq(paymentAttempt.orderId, orderId), inArray(paymentAttempt.state, [...liveStates])))
    .orderBy(asc(paymentAttempt.part))
}

/** Everything that holds money of an order, has taken it, or has given it back; oldest first. */
export function findMoneyOf(db: Reader, orderId: number): Promise<PaymentAttempt[]> {
  const { state, createdAt, part } = paymentAttempt
  return db
    .select()
    .from(paymentAttempt)
    .where(
      and(eq(paymentAttempt.orderId, orderId), inArray(state, ['authorised', 'captured', 'releasing', 'refunded'])),
    )
    .orderBy(asc(createdAt), asc(part))
}

/** Amounts that wait to be paid through one provider, of several orders; cents. */
export async function findPendingAttempts(db: Reader, orderIds: readonly number[], provider: string) {
  if (orderIds.length === 0) return []
  return db
    .select({
      orderId: paymentAttempt.orderId,
      paymentTypeId: paymentAttempt.paymentTypeId,
      amountCents: paymentAttempt.amountCents,
    })
    .from(paymentAttempt)
    .where(
      and(
        inArray(paymentAttempt.orderId, [...orderIds]),
        eq(paymentAttempt.provider, provider),
        eq(paymentAttempt.state, 'pending'),
      ),
    )
}

/**
 * Attempts whose end is not known, untouched since `before`; the oldest first. A part that waits for the one before it
 * was not asked for yet.
 */
export function findUndecided(
  db: Reader,
  providers: readonly string[],
  before: Date,
  limit: number,
): Promise<PaymentAttempt[]> {
  return db
    .select()
    .from(paymentAttempt)
    .where(
      and(
        inArray(paymentAttempt.state, [...undecidedStates]),
        inArray(paymentAttempt.provider, [...providers]),
        lt(paymentAttempt.updatedAt, before),
        notExists(
          db
            .select({ id: ahead.id })
            .from(ahead)
            .where(
              and(
                eq(ahead.orderId, paymentAttempt.orderId),
                lt(ahead.part, paymentAttempt.part),
                inArray(ahead.state, [...undecidedStates]),
                inArray(ahead.provider, [...providers]),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(paymentAttempt.updatedAt))
    .limit(limit)
}

/** Attempts whose money was to go back before a moment, and any that may still hold it for a cancelled order. */
export async function findToRelease(
  db: Reader,
  providers: readonly string[],
  before: Date,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: paymentAttempt.id })
    .from(paymentAttempt)
    .innerJoin(shopOrder, eq(shopOrder.id, paymentAttempt.orderId))
    .where(
      and(
        inArray(paymentAttempt.provider, [...providers]),
        or(
          and(eq(paymentAttempt.state, 'releasing'), lt(paymentAttempt.updatedAt, before)),
          and(
            inArray(paymentAttempt.state, [...liveStates]),
            eq(shopOrder.statusId, orderStatus.cancelled),
            lt(shopOrder.updatedAt, before),
          ),
        ),
      ),
    )
    .orderBy(asc(paymentAttempt.updatedAt))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/**
 * Moves an attempt on from one of the states given. False when it already stands elsewhere: the result was stored
 * before.
 */
export async function moveAttempt(
  tx: Reader,
  attemptId: string,
  from: readonly AttemptState[],
  change: Partial<typeof paymentAttempt.$inferInsert>,
): Promise<boolean> {
  const taken = (change.capturedCents ?? 0) > 0 && {
    capturedAt: sql`coalesce(${paymentAttempt.capturedAt}, ${change.updatedAt ?? sql`now()`})`,
  }
  const moved = await tx
    .update(paymentAttempt)
    .set({ ...change, ...taken })
    .where(and(eq(paymentAttempt.id, attemptId), inArray(paymentAttempt.state, [...from])))
  return moved.rowCount === 1
}

/** Marks a notice as taken. False when it was before. */
export async function recordEvent(tx: Tx, provider: string, eventId: string, receivedAt: Date): Promise<boolean> {
  const inserted = await tx.insert(paymentEvent).values({ provider, eventId, receivedAt }).onConflictDoNothing()
  return inserted.rowCount === 1
}

/** The provider's time of the notice followed last. */
export async function updateNoticedAt(tx: Tx, attemptId: string, noticedAt: Date): Promise<void> {
  await tx.update(paymentAttempt).set({ noticedAt }).where(eq(paymentAttempt.id, attemptId))
}

export async function deleteEvents(db: Reader, before: Date): Promise<void> {
  await db.delete(paymentEvent).where(lt(paymentEvent.receivedAt, before))
}
