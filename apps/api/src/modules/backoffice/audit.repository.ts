import type { AuditFilter } from '@bottega/contract/backoffice/audit.ts'
import type { AuditAction, AuditSubject } from '@bottega/contract/backoffice/audit-actions.ts'
import { and, asc, count, desc, eq, gt, inArray, isNull, like, ne, or, type SQL, sql } from 'drizzle-orm'
import { betweenDays } from '../../db/between-days.ts'
import type { Reader } from '../../db/database.ts'
import { literal } from '../../db/literal.ts'
import { shopOrder } from '../../db/schema/orders/orders.ts'
import { actAs, appUser } from '../../db/schema/people/people.ts'
import { auditEntry } from '../../db/schema/people/staff.ts'
import { deliveryService, store } from '../../db/schema/stores.ts'

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

function matching({ staff_id: staffId, action, subject, subject_id: subjectId, from, until }: AuditFilter) {
  const conditions: (SQL | undefined)[] = [
    staffId === undefined ? undefined : eq(auditEntry.staffId, staffId),
    action === undefined || action === ''
      ? undefined
      : or(eq(auditEntry.action, action), like(auditEntry.action, `${literal(action)}.%`)),
    subject === undefined || subject === '' ? undefined : sql`${auditEntry.subject} = ${subject}`,
    subjectId === undefined || subjectId === '' ? undefined : eq(auditEntry.subjectId, subjectId),
    betweenDays(auditEntry.at, { from, until }),
  ]
  return and(...conditions)
}

export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number]

export const listEntries = (db: Reader, filter: AuditFilter, { limit, offset }: { limit: number; offset: number }) =>
  db
    .select({
      entryId: auditEntry.id,
      at: auditEntry.at,
      staffId: auditEntry.staffId,
      staffName: auditEntry.staffName,
      customerId: actAs.customerId,
      reason: actAs.reason,
      action: auditEntry.action,
      subject: auditEntry.subject,
      subjectId: auditEntry.subjectId,
      before: auditEntry.before,
      after: auditEntry.after,
    })
    .from(auditEntry)
    .leftJoin(actAs, eq(actAs.id, auditEntry.actAsId))
    .where(matching(filter))
    .orderBy(desc(auditEntry.at), desc(auditEntry.id))
    .limit(limit)
    .offset(offset)

export async function countEntries(db: Reader, filter: AuditFilter): Promise<number> {
  const [row] = await db.select({ entries: count() }).from(auditEntry).where(matching(filter))
  return row?.entries ?? 0
}

/** By which service some orders go to their customers. */
export async function findServices(db: Reader, orderIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .select({ id: shopOrder.id, deliveryServiceId: shopOrder.deliveryServiceId })
    .from(shopOrder)
    .where(inArray(shopOrder.id, [...orderIds]))
  return new Map(rows.map(({ id, deliveryServiceId }) => [id, deliveryServiceId]))
}

/** For the filter: everybody who works here or did. */
export const listAuthors = (db: Reader) =>
  db
    .select({ staffId: appUser.id, name: sql<string>`${appUser.firstName} || ' ' || ${appUser.lastName}` })
    .from(appUser)
    .where(ne(appUser.role, 'customer'))
    .orderBy(asc(appUser.lastName), asc(appUser.firstName))
    .limit(500)

/** Entries name stores and services by number; those no longer active have entries, too. */
export const listStoreNames = (db: Reader) =>
  db.select({ storeId: store.id, name: store.name }).from(store).orderBy(asc(store.id)).limit(1000)

export const listServiceNames = (db: Reader) =>
  db
    .select({ deliveryServiceId: deliveryService.id, name: deliveryService.name })
    .from(deliveryService)
    .orderBy(asc(deliveryService.id))
