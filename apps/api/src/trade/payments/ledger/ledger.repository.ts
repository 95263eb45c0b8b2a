import { addDays, shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { deliveredStatuses, orderStatus } from '@bottega/rules/orders/order-status.ts'
import { liveStates } from '@bottega/rules/payments/attempt-state.ts'
import type { StandingOrder } from '@bottega/rules/payments/compare-ledgers.ts'
import { and, eq, gte, inArray, lt, or, sql } from 'drizzle-orm'
import type { Reader } from '../../../kernel/database/database.ts'
import { dueTransaction } from '../../dues/dues.tables.ts'
import { paymentAttempt } from '../payments.tables.ts'
import { shopOrder } from '../../orders/orders.tables.ts'
import { shopState } from '../../../kernel/database/shop-state.tables.ts'
import type { PaymentAttempt } from '../payments.repository.ts'

interface Span {
  provider: string
  since: Date
  /** Payments that moved later may still be on their way from one side to the other. */
  quietSince: Date
}

/** Attempts at a provider since a moment, and those it names, wherever they stand in time. */
export function findLedger(
  db: Reader,
  { provider, since, quietSince }: Span,
  named: readonly string[],
): Promise<PaymentAttempt[]> {
  const inSpan = and(
    eq(paymentAttempt.provider, provider),
    gte(paymentAttempt.createdAt, since),
    lt(paymentAttempt.createdAt, quietSince),
  )
  return db
    .select()
    .from(paymentAttempt)
    .where(named.length === 0 ? inSpan : or(inSpan, inArray(paymentAttempt.id, [...named])))
}

/** Payments of dues that a provider names in its books: they are no order's. */
export function findDuePayments(db: Reader, named: readonly string[]) {
  const { id, state, amountCents, updatedAt } = dueTransaction
  return db
    .select({ id, state, amountCents, updatedAt })
    .from(dueTransaction)
    .where(inArray(id, [...named]))
}

/** Paid or to be paid at the door, and not handed over yet. */
const standing = [
  orderStatus.inValidation,
  orderStatus.validationApproved,
  orderStatus.ordered,
  orderStatus.inPreparation,
  orderStatus.beingPicked,
  orderStatus.prepared,
  orderStatus.receiptIssued,
  orderStatus.outForDelivery,
]

/** So long after their day orders that were handed over are looked at: a customer called later remembers nothing. */
const daysAfterwards = 60

/**
 * Orders that stand or were handed over, quiet since a moment, with what pays for them; of their total what went back is
 * taken off. The past a shop was seeded with is left out.
 */
export async function findStanding(db: Reader, quietSince: Date): Promise<StandingOrder[]> {
  const { state, amountCents, capturedCents } = paymentAttempt
  const covered = sql<string>`coalesce(sum(case when ${state} = 'captured' then ${capturedCents} when ${inArray(state, [...liveStates])} then ${amountCents} end), 0)`
  const firstDay = addDays(shopDate(quietSince), -daysAfterwards)
  const wasHandedOver = and(inArray(shopOrder.statusId, [...deliveredStatuses]), gte(shopOrder.slotDay, firstDay))
  const rows = await db
    .select({
      orderId: shopOrder.id,
      totalCents: sql<number>`${shopOrder.totalCents} - ${shopOrder.refundedCents}`,
      covered,
    })
    .from(shopOrder)
    .leftJoin(paymentAttempt, eq(paymentAttempt.orderId, shopOrder.id))
    .where(
      and(
        or(inArray(shopOrder.statusId, standing), wasHandedOver),
        lt(shopOrder.updatedAt, quietSince),
        sql`not jsonb_exists(${shopOrder.infos}, 'seeded')`,
      ),
    )
    .groupBy(shopOrder.id)
  return rows.map(({ orderId, totalCents, covered: cents }) => ({ orderId, totalCents, coveredCents: Number(cents) }))
}

const key = 'ledger-comparison'

/** Written for every process to read: the one that compared may not be the one that is asked. */
export async function saveComparison(db: Reader, value: object, updatedAt: Date): Promise<void> {
  await db
    .insert(shopState)
    .values({ key, value, updatedAt })
    .onConflictDoUpdate({ target: shopState.key, set: { value, updatedAt } })
}

export async function findComparison(db: Reader): Promise<{ value: unknown; updatedAt: Date } | undefined> {
  const [row] = await db.select().from(shopState).where(eq(shopState.key, key))
  return row
}
