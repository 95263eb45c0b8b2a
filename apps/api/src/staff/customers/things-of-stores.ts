import { sql } from 'drizzle-orm'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { isCustomerOf } from '../../people/search/customers-of-stores.ts'
import type { ThingsOfStores } from '../../kernel/calls/things-of-stores.ts'
import { isThere } from '../../kernel/database/is-there.ts'
import { exportRequest } from '../../trade/account/export.tables.ts'

export const storesOfCustomers = {
  customer: (db, userId, stores) =>
    isThere(db, sql`select from ${appUser} where ${appUser.id} = ${userId} and ${isCustomerOf(appUser, stores)}`),
  customerRequest: (db, requestId, stores) =>
    isThere(
      db,
      sql`select from ${exportRequest} join ${appUser} on ${appUser.id} = ${exportRequest.userId}
        where ${exportRequest.id} = ${requestId} and ${isCustomerOf(appUser, stores)}`,
    ),
} satisfies Partial<ThingsOfStores>
