import { and, count, desc, eq } from 'drizzle-orm'
import type { Reader } from '../../../kernel/database/database.ts'
import { orderNote } from './order-notes.tables.ts'

export type OrderNoteRow = typeof orderNote.$inferSelect

/** A second note on an order takes the place of the first. */
export async function saveNote(db: Reader, row: typeof orderNote.$inferInsert): Promise<OrderNoteRow> {
  const { body, rating = null, updatedAt } = row
  const [note] = await db
    .insert(orderNote)
    .values(row)
    .onConflictDoUpdate({ target: [orderNote.orderId, orderNote.userId], set: { body, rating, updatedAt } })
    .returning()
  if (note === undefined) throw new Error('the note was not stored')
  return note
}

export interface NoteText {
  body: string
  rating: number | null
}

/** Undefined for another customer's note as for one that never existed. */
export async function rewriteNote(
  db: Reader,
  userId: number,
  noteId: number,
  text: NoteText,
  updatedAt: Date,
): Promise<OrderNoteRow | undefined> {
  const [note] = await db
    .update(orderNote)
    .set({ ...text, updatedAt })
    .where(and(eq(orderNote.id, noteId), eq(orderNote.userId, userId)))
    .returning()
  return note
}

const ofUser = (userId: number, orderId: number | undefined) =>
  and(eq(orderNote.userId, userId), orderId === undefined ? undefined : eq(orderNote.orderId, orderId))

export async function countNotes(db: Reader, userId: number, orderId?: number): Promise<number> {
  const [row] = await db.select({ notes: count() }).from(orderNote).where(ofUser(userId, orderId))
  return row?.notes ?? 0
}

/** Newest first. */
export function listNotes(db: Reader, userId: number, orderId: number | undefined, limit: number, offset: number) {
  return db
    .select()
    .from(orderNote)
    .where(ofUser(userId, orderId))
    .orderBy(desc(orderNote.id))
    .limit(limit)
    .offset(offset)
}
