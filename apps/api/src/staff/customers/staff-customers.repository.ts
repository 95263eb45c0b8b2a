import type { PersonSort } from '@bottega/rules/people/person-sorts.ts'
import { and, count, desc, eq, getTableColumns, lt, type SQL, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { shopOrder } from '../../trade/orders/orders.tables.ts'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { accountDeletion } from '../../trade/account/deletion.tables.ts'
import { orderOfPeople } from '../../people/search/people-search.ts'

const orders = sql<number>`(select count(*)::int from ${shopOrder} o where o.user_id = ${appUser.id})`

const { passwordHash: _password, totpSecret: _secret, ...accountColumns } = getTableColumns(appUser)

const customers = (db: Reader) =>
  db
    .select({
      account: accountColumns,
      orders,
      closedAt: accountDeletion.closedAt,
      erasedAt: accountDeletion.erasedAt,
    })
    .from(appUser)
    .leftJoin(accountDeletion, eq(accountDeletion.userId, appUser.id))

export type CustomerRow = Awaited<ReturnType<typeof customers>>[number]

const isCustomer = eq(appUser.role, 'customer')

interface Part {
  sort: PersonSort
  limit: number
  offset: number
}

export const listCustomers = (db: Reader, matching: SQL | undefined, { sort, limit, offset }: Part) =>
  customers(db)
    .where(and(isCustomer, matching))
    .orderBy(...orderOfPeople[sort])
    .limit(limit)
    .offset(offset)

/** The next customers below an id, the highest first. */
export const customersBelow = (db: Reader, matching: SQL | undefined, below: number | undefined, limit: number) =>
  customers(db)
    .where(and(isCustomer, matching, below === undefined ? undefined : lt(appUser.id, below)))
    .orderBy(desc(appUser.id))
    .limit(limit)

export async function countCustomers(db: Reader, matching: SQL | undefined): Promise<number> {
  const [row] = await db.select({ customers: count() }).from(appUser).where(and(isCustomer, matching))
  return row?.customers ?? 0
}

export async function findCustomer(db: Reader, userId: number): Promise<CustomerRow | undefined> {
  const [row] = await customers(db).where(and(isCustomer, eq(appUser.id, userId)))
  return row
}

/** One change of what is agreed with a customer at a time, and no decision about their account in between. */
export async function lockCustomer(tx: Tx, userId: number): Promise<CustomerRow | undefined> {
  await tx.select({ id: appUser.id }).from(appUser).where(eq(appUser.id, userId)).for('no key update')
  return findCustomer(tx, userId)
}
