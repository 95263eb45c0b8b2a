import { eq } from 'drizzle-orm'
import type { Reader, Tx } from '../../../kernel/database/database.ts'
import { transportNote } from './transport-notes.tables.ts'

export type TransportNote = typeof transportNote.$inferSelect

export async function findTransportNote(db: Reader, orderId: number): Promise<TransportNote | undefined> {
  const [note] = await db.select().from(transportNote).where(eq(transportNote.orderId, orderId))
  return note
}

export async function insertTransportNote(tx: Tx, row: typeof transportNote.$inferInsert): Promise<void> {
  await tx.insert(transportNote).values(row)
}
