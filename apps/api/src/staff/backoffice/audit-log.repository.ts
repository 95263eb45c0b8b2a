import type { StoreScope } from '@bottega/rules/people/store-scope.ts'
import type { AuditFilter } from '@bottega/contract/backoffice/audit.ts'
import { and, asc, count, desc, eq, inArray, like, ne, or, type SQL, sql } from 'drizzle-orm'
import { betweenDays } from '../../kernel/database/between-days.ts'
import type { Reader } from '../../kernel/database/database.ts'
import { literal } from '../../kernel/database/literal.ts'
import { shopOrder } from '../../trade/orders/orders.tables.ts'
import { actAs } from '../../kernel/accounts/acting.tables.ts'
import { staffWithin } from '../../kernel/accounts/stores-of-staff.ts'
import { oneOf, ofStores } from '../../kernel/database/is-there.ts'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { auditEntry } from '../../kernel/audit/audit.tables.ts'
import { deliveryService, store } from '../../places/stores/stores.tables.ts'

/** A filter of the log, and the stores whose staff it is about. */
export type LogAsked = AuditFilter & { stores: StoreScope }

/** Entries of staff who work for these stores alone, and of everybody about orders of theirs. */
const withinStores = (stores: StoreScope): SQL | undefined =>
  stores === null
    ? undefined
    : or(
        staffWithin(auditEntry.staffId, stores),
        // A `case`, because PostgreSQL may convert the id of another subject first.
        sql`case when ${auditEntry.subject} = 'order' and ${auditEntry.subjectId} ~ '^[0-9]{1,9}$' then exists (
          select from ${shopOrder} o where o.id = ${auditEntry.subjectId}::int and o.store_id = ${oneOf(stores)}) end`,
      )

function matching({ staff_id: staffId, action, subject, subject_id: subjectId, from, until, stores }: LogAsked) {
  const conditions: (SQL | undefined)[] = [
    withinStores(stores),
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

export const listEntries = (db: Reader, filter: LogAsked, { limit, offset }: { limit: number; offset: number }) =>
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

export async function countEntries(db: Reader, filter: LogAsked): Promise<number> {
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
export const listAuthors = (db: Reader, stores: StoreScope) =>
  db
    .select({ staffId: appUser.id, name: sql<string>`${appUser.firstName} || ' ' || ${appUser.lastName}` })
    .from(appUser)
    .where(and(ne(appUser.role, 'customer'), staffWithin(appUser.id, stores)))
    .orderBy(asc(appUser.lastName), asc(appUser.firstName))
    .limit(500)

/** Entries name stores and services by number; those no longer active have entries, too. */
export const listStoreNames = (db: Reader, stores: StoreScope) =>
  db
    .select({ storeId: store.id, name: store.name })
    .from(store)
    .where(ofStores(store.id, stores))
    .orderBy(asc(store.id))
    .limit(1000)

export const listServiceNames = (db: Reader) =>
  db
    .select({ deliveryServiceId: deliveryService.id, name: deliveryService.name })
    .from(deliveryService)
    .orderBy(asc(deliveryService.id))
