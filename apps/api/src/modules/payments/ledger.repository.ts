import { and, eq, gte, inArray, lt, or } from 'drizzle-orm'
import type { Reader } from '../../db/database.ts'
import { paymentAttempt } from '../../db/schema/orders.ts'
import { shopState } from '../../db/schema/system.ts'
import type { PaymentAttempt } from './payments.repository.ts'

interface Span {
  provider: string
  since: Date
  /** What moved later may still be on its way from one side to the other. */
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
