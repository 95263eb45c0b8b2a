import { and, eq, isNull, lt, or } from 'drizzle-orm'
import type { Db, Tx } from '../../kernel/database/database.ts'
import { type Keyed, refuseAnotherContent } from '../../kernel/database/sent-before.ts'
import { pickPress } from './presses.tables.ts'

/** Longer than any device is without a connection, milliseconds. */
const retention = 30 * 86_400_000

/**
 * Whether a step is done for the first time, by its sender's key; the row stands and falls with the step. The caller holds
 * the order's lock. The key of another step is refused.
 */
export async function isFirst(tx: Tx, orderId: number, { userId, key }: Keyed, at: Date): Promise<boolean> {
  if (key === undefined) return true
  const own = or(eq(pickPress.userId, userId), isNull(pickPress.userId))
  const [before] = await tx
    .select()
    .from(pickPress)
    .where(and(eq(pickPress.orderId, orderId), eq(pickPress.key, key.value), own))
  if (before === undefined) {
    await tx.insert(pickPress).values({ orderId, userId, key: key.value, requestDigest: key.digest, at })
    return true
  }
  refuseAnotherContent(before.requestDigest, key)
  return false
}

/** Housekeeping. Returns the number deleted. */
export async function purgePresses(db: Db, now: Date): Promise<number> {
  const deleted = await db.delete(pickPress).where(lt(pickPress.at, new Date(now.getTime() - retention)))
  return deleted.rowCount ?? 0
}
