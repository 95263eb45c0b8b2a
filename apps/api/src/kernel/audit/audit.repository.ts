import type { AuditAction, AuditSubject } from '@bottega/contract/audit-actions.ts'
import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { Reader } from '../database/database.ts'
import { auditEntry } from './audit.tables.ts'

export async function insertEntry(db: Reader, row: typeof auditEntry.$inferInsert): Promise<void> {
  await db.insert(auditEntry).values(row)
}

/** A row with the key of one that is there is not written: one statement, whatever else runs. */
export async function insertOnce(db: Reader, row: typeof auditEntry.$inferInsert & { onceKey: string }): Promise<void> {
  await db.insert(auditEntry).values(row).onConflictDoNothing({ target: auditEntry.onceKey })
}

/** How many sign-ins of staff the log has as refused since an instant. */
export const countRefused = (db: Reader, since: Date): Promise<number> =>
  db.$count(auditEntry, and(gt(auditEntry.at, since), eq(auditEntry.action, 'session.refused')))

export async function findEntry(db: Reader, entryId: number) {
  const [row] = await db
    .select({ action: auditEntry.action, before: auditEntry.before, after: auditEntry.after })
    .from(auditEntry)
    .where(eq(auditEntry.id, entryId))
  return row
}

export async function findLastAuthor(db: Reader, kind: AuditSubject, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ staffName: auditEntry.staffName })
    .from(auditEntry)
    .where(and(eq(auditEntry.subject, kind), eq(auditEntry.subjectId, id), isNull(auditEntry.onceKey)))
    .orderBy(desc(auditEntry.at), desc(auditEntry.id))
    .limit(1)
  return row?.staffName
}

/** The latest of some actions on a thing. */
export async function findLastEntry(db: Reader, kind: AuditSubject, id: string, actions: readonly AuditAction[]) {
  const [row] = await db
    .select({ entryId: auditEntry.id, staffName: auditEntry.staffName, after: auditEntry.after })
    .from(auditEntry)
    .where(and(eq(auditEntry.subject, kind), eq(auditEntry.subjectId, id), inArray(auditEntry.action, [...actions])))
    .orderBy(desc(auditEntry.id))
    .limit(1)
  return row
}
