import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { customerNote } from './customer-notes.tables.ts'

export type CustomerNote = typeof customerNote.$inferSelect

/** The notes about a customer, the oldest first. */
export const notesOfCustomer = (db: Reader, userId: number): Promise<CustomerNote[]> =>
  db.select().from(customerNote).where(eq(customerNote.userId, userId)).orderBy(asc(customerNote.id)).limit(100)

/** The words of those that go with the orders of each of these customers, by their ids; of one without there is none. */
export async function notesForOrdersOf(
  db: Reader,
  userIds: readonly number[],
): Promise<ReadonlyMap<number, readonly string[]>> {
  if (userIds.length === 0) return new Map()
  const rows = await db
    .select({ userId: customerNote.userId, body: customerNote.body })
    .from(customerNote)
    .where(and(inArray(customerNote.userId, [...userIds]), customerNote.onOrders))
    .orderBy(asc(customerNote.id))
  const byUser = Map.groupBy(rows, ({ userId }) => userId)
  return new Map([...byUser].map(([userId, own]) => [userId, own.map(({ body }) => body)]))
}

/** The same of one customer. */
export const notesForOrders = async (db: Reader, userId: number): Promise<readonly string[]> =>
  (await notesForOrdersOf(db, [userId])).get(userId) ?? []

export async function insertCustomerNote(tx: Tx, row: typeof customerNote.$inferInsert): Promise<void> {
  await tx.insert(customerNote).values(row)
}

/** False where the customer has no such note. */
export async function deleteCustomerNote(tx: Tx, userId: number, noteId: number): Promise<boolean> {
  const gone = await tx.delete(customerNote).where(and(eq(customerNote.id, noteId), eq(customerNote.userId, userId)))
  return gone.rowCount === 1
}
