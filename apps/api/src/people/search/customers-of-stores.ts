import type { StoreScope } from '@bottega/rules/people/store-scope.ts'
import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { shopOrder } from '../../trade/orders/orders.tables.ts'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { oneOf } from '../../kernel/database/is-there.ts'

/** A customer is of a store they shop in now, or have an order of. */
export const isCustomerOf = (user: { id: SQLWrapper; defaultStoreId: SQLWrapper }, stores: readonly number[]): SQL =>
  sql`(${user.defaultStoreId} = ${oneOf(stores)}
    or exists (select from ${shopOrder} o where o.user_id = ${user.id} and o.store_id = ${oneOf(stores)}))`

/** Customers of the stores a staff member works for; undefined where it is the whole group. */
export const customersOf = (stores: StoreScope): SQL | undefined =>
  stores === null ? undefined : isCustomerOf(appUser, stores)
