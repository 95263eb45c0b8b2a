import { lt } from 'drizzle-orm'
import type { Db, Tx } from '../../db/database.ts'
import { pickPress } from '../../db/schema/orders/fulfilment.ts'

/** Longer than any device is without a connection, milliseconds. */
const retention = 30 * 86_400_000

/** Whether a step with this key is done for the first time; the row stands and falls with the step. */
export async function isFirst(tx: Tx, orderId: number, key: string, at: Date): Promise<boolean> {
  const inserted = await tx.insert(pickPress).values({ orderId, key, at }).onConflictDoNothing()
  return inserted.rowCount === 1
}

/** Housekeeping. Returns the number deleted. */
export async function purgePresses(db: Db, now: Date): Promise<number> {
  const deleted = await db.delete(pickPress).where(lt(pickPress.at, new Date(now.getTime() - retention)))
  return deleted.rowCount ?? 0
}
