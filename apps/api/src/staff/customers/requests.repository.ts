import { settledOrderStatuses } from '@bottega/rules/people/account-state.ts'
import type { StoreScope } from '@bottega/rules/people/store-scope.ts'
import { and, asc, eq, gt, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { shopOrder } from '../../trade/orders/orders.tables.ts'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { customersOf } from '../../people/search/customers-of-stores.ts'
import { accountDeletion } from '../../trade/account/deletion.tables.ts'
import { type ExportOutcome, exportRequest } from '../../trade/account/export.tables.ts'

/** Far more than wait at a time. */
const most = 500

const person = { userId: appUser.id, firstName: appUser.firstName, lastName: appUser.lastName, email: appUser.email }

const openOrders = sql<number>`(select count(*)::int from ${shopOrder} o
  where o.user_id = ${appUser.id} and o.status_id not in ${settledOrderStatuses})`

/** Closed accounts that are not erased, and requests since an instant that wait for their link. */
export const listDeletions = (db: Reader, stores: StoreScope, askedSince: Date) =>
  db
    .select({
      ...person,
      askedAt: accountDeletion.requestedAt,
      closedAt: accountDeletion.closedAt,
      eraseAfter: accountDeletion.eraseAfter,
      openOrders,
    })
    .from(accountDeletion)
    .innerJoin(appUser, eq(appUser.id, accountDeletion.userId))
    .where(
      and(
        customersOf(stores),
        isNull(accountDeletion.erasedAt),
        or(isNotNull(accountDeletion.closedAt), gt(accountDeletion.requestedAt, askedSince)),
      ),
    )
    .orderBy(asc(sql`coalesce(${accountDeletion.closedAt}, ${accountDeletion.requestedAt})`))
    .limit(most)

export const listExports = (db: Reader, stores: StoreScope) =>
  db
    .select({ requestId: exportRequest.id, ...person, askedAt: exportRequest.askedAt })
    .from(exportRequest)
    .innerJoin(appUser, eq(appUser.id, exportRequest.userId))
    .where(and(isNull(exportRequest.endedAt), customersOf(stores)))
    .orderBy(asc(exportRequest.askedAt), asc(exportRequest.id))
    .limit(most)

/** False while another request of the customer is open. */
export async function insertExport(tx: Tx, userId: number, askedAt: Date): Promise<boolean> {
  const rows = await tx
    .insert(exportRequest)
    .values({ userId, askedAt })
    .onConflictDoNothing()
    .returning({ id: exportRequest.id })
  return rows.length === 1
}

/** The customer of the request it ended; undefined when it was not open. */
export async function endExport(
  tx: Tx,
  requestId: number,
  outcome: ExportOutcome,
  endedAt: Date,
): Promise<number | undefined> {
  const [row] = await tx
    .update(exportRequest)
    .set({ outcome, endedAt })
    .where(and(eq(exportRequest.id, requestId), isNull(exportRequest.endedAt)))
    .returning({ userId: exportRequest.userId })
  return row?.userId
}
