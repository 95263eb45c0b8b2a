import { and, asc, count, desc, eq, gt, inArray, isNull, lt, lte, not, sql } from 'drizzle-orm'
import { chunksOf } from '../database/chunks.ts'
import type { Db, Reader, Tx } from '../database/database.ts'
import { outbox } from './outbox.tables.ts'

export type OutboxRow = typeof outbox.$inferSelect

type NewMessage = Pick<typeof outbox.$inferInsert, 'kind' | 'payload' | 'nextAttemptAt'>

export async function insertMessages(tx: Reader, rows: readonly NewMessage[]): Promise<void> {
  for (const chunk of chunksOf(rows)) await tx.insert(outbox).values(chunk)
}

/** Messages that wait for the mail server, and all others. */
export type Lane = 'mails' | 'steps'

/** The last mail to an account leaves with its erasure, after all others to it. */
const asksMailServer = sql`(${outbox.kind} like 'mail.%' or ${outbox.kind} = 'account.erase')`
const ofLane = { mails: asksMailServer, steps: not(asksMailServer) } as const

interface Claim {
  now: Date
  leaseUntil: Date
  limit: number
}

/**
 * Takes due messages by putting off their next try: a process that dies with them in hand leaves them to the next one,
 * and no row lock is held while they are delivered. In the order they were written.
 */
export async function claimDue(db: Db, lane: Lane, { now, leaseUntil, limit }: Claim): Promise<OutboxRow[]> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(ofLane[lane], isNull(outbox.deliveredAt), lte(outbox.nextAttemptAt, now)))
    .orderBy(asc(outbox.id))
    .limit(limit)
    .for('update', { skipLocked: true })
  const claimed = await db
    .update(outbox)
    .set({ nextAttemptAt: leaseUntil, attempts: sql`${outbox.attempts} + 1` })
    .where(inArray(outbox.id, due))
    .returning()
  return claimed.sort((one, other) => one.id - other.id)
}

export async function markDelivered(db: Db, id: number, deliveredAt: Date): Promise<void> {
  await db.update(outbox).set({ deliveredAt, lastError: null }).where(eq(outbox.id, id))
}

/** Returns the number deleted. */
export async function deleteDelivered(db: Db, before: Date): Promise<number> {
  const deleted = await db.delete(outbox).where(lt(outbox.deliveredAt, before))
  return deleted.rowCount ?? 0
}

export async function markFailed(db: Db, id: number, lastError: string, nextAttemptAt: Date): Promise<void> {
  await db.update(outbox).set({ lastError, nextAttemptAt }).where(eq(outbox.id, id))
}

const waits = isNull(outbox.deliveredAt)
const hasFailed = sql<boolean>`${outbox.lastError} is not null`

export async function countWaiting(db: Db): Promise<{ waiting: number; failed: number }> {
  const [row] = await db
    .select({ waiting: count(), failed: sql<number>`count(*) filter (where ${hasFailed})`.mapWith(Number) })
    .from(outbox)
    .where(waits)
  return row ?? { waiting: 0, failed: 0 }
}

/** Failed first, the oldest first. */
export const listWaiting = (db: Db, most: number): Promise<OutboxRow[]> =>
  db.select().from(outbox).where(waits).orderBy(desc(hasFailed), asc(outbox.id)).limit(most)

/** Those that wait beyond `after` are due at `now`; answers their ids. */
export async function bringForward(tx: Tx, id: number | undefined, after: Date, now: Date): Promise<number[]> {
  const rows = await tx
    .update(outbox)
    .set({ nextAttemptAt: now })
    .where(and(waits, hasFailed, gt(outbox.nextAttemptAt, after), id === undefined ? undefined : eq(outbox.id, id)))
    .returning({ id: outbox.id })
  return rows.map((row) => row.id).toSorted((one, other) => one - other)
}
