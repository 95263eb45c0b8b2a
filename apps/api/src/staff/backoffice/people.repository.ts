import { and, count, eq, type SQL, sql } from 'drizzle-orm'
import type { PersonSort } from '@bottega/rules/people/person-sorts.ts'
import type { StoreScope } from '@bottega/rules/people/store-scope.ts'
import type { Reader } from '../../kernel/database/database.ts'
import { shopOrder } from '../../trade/orders/orders.tables.ts'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { customersOf } from '../../people/search/customers-of-stores.ts'
import { matchingPeople, orderOfPeople, type SearchedPeople } from '../../people/search/people-search.ts'

export interface PeopleFilter {
  words: SearchedPeople
  userId: number | undefined
  stores: StoreScope
}

/** Customers only. */
const matching = ({ words, userId, stores }: PeopleFilter): SQL | undefined =>
  and(
    eq(appUser.role, 'customer'),
    userId === undefined ? undefined : eq(appUser.id, userId),
    matchingPeople(words),
    customersOf(stores),
  )

export async function countPeople(db: Reader, filter: PeopleFilter): Promise<number> {
  const [row] = await db.select({ people: count() }).from(appUser).where(matching(filter))
  return row?.people ?? 0
}

export function listPeople(db: Reader, filter: PeopleFilter, sort: PersonSort, limit: number, offset: number) {
  return db
    .select({
      userId: appUser.id,
      login: appUser.login,
      email: appUser.email,
      firstName: appUser.firstName,
      lastName: appUser.lastName,
      companyName: appUser.companyName,
      userTypeId: appUser.userTypeId,
      customerType: appUser.customerType,
      orders:
        sql<number>`(${db.select({ orders: count() }).from(shopOrder).where(eq(shopOrder.userId, appUser.id))})`.mapWith(
          Number,
        ),
    })
    .from(appUser)
    .where(matching(filter))
    .orderBy(...orderOfPeople[sort])
    .limit(limit)
    .offset(offset)
}
