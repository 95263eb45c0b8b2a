import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'
import { shopOrder } from '../../trade/orders/orders.tables.ts'
import { oneOf } from '../database/is-there.ts'

/** A customer is of a store they shop in now, or have an order of. */
export const isCustomerOf = (user: { id: SQLWrapper; defaultStoreId: SQLWrapper }, stores: readonly number[]): SQL =>
  sql`(${user.defaultStoreId} = ${oneOf(stores)}
    or exists (select from ${shopOrder} o where o.user_id = ${user.id} and o.store_id = ${oneOf(stores)}))`
