import { profileConsents } from '@bottega/rules/people/consents.ts'
import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Db, Reader } from '../../kernel/database/database.ts'
import { deleteEnded } from '../../kernel/database/delete-ended.ts'
import { customerMessage } from './messages.tables.ts'
import { personInfo } from '../registration/consents.tables.ts'

export type MessageRow = typeof customerMessage.$inferSelect

/** A mail that is sent again is the same message. */
export async function insertMessage(db: Reader, row: typeof customerMessage.$inferInsert): Promise<void> {
  await db.insert(customerMessage).values(row).onConflictDoNothing()
}

/** Newest first. */
export function findMessages(db: Reader, userId: number, limit: number, offset: number): Promise<MessageRow[]> {
  return db
    .select()
    .from(customerMessage)
    .where(eq(customerMessage.userId, userId))
    .orderBy(desc(customerMessage.sentAt), desc(customerMessage.id))
    .limit(limit)
    .offset(offset)
}

export async function countMessages(db: Reader, userId: number): Promise<number> {
  const [row] = await db.select({ messages: count() }).from(customerMessage).where(eq(customerMessage.userId, userId))
  return row?.messages ?? 0
}

/** Another customer's is undefined, like one that never was. */
export async function findMessage(db: Reader, userId: number, id: number): Promise<MessageRow | undefined> {
  const [row] = await db
    .select()
    .from(customerMessage)
    .where(and(eq(customerMessage.id, id), eq(customerMessage.userId, userId)))
  return row
}

export const deleteBefore = (db: Db, before: Date, most: number) =>
  deleteEnded(db, customerMessage, { key: customerMessage.id, expiresAt: customerMessage.sentAt }, before, most)

const marketingTypeId = profileConsents.find(({ kind }) => kind === 'marketing')?.personInfoTypeId ?? 0

/**
 * Stores the answer no to marketing, a row of its own as every answer is, for a customer whose last answer was another.
 * It names the wording they had agreed to.
 */
export async function withdrawMarketing(db: Reader, userId: number, now: Date): Promise<void> {
  await db.execute(sql`
    insert into ${personInfo} (user_id, person_info_type_id, value, text_version, language, created_at)
    select last.user_id, last.person_info_type_id, '0', last.text_version, last.language, ${now.toISOString()}::timestamptz
    from (
      select * from ${personInfo} where user_id = ${userId} and person_info_type_id = ${marketingTypeId}
      order by id desc limit 1
    ) last
    where last.value <> '0'`)
}
