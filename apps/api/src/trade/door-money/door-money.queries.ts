import type { StoreScope } from '@bottega/rules/people/store-scope.ts'
import { and, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { ofStores } from '../../kernel/database/is-there.ts'
import { doorTaking } from './door-money.tables.ts'

/** The money taken with the goods of some orders, as a query: `orders` is a relation that has their `id`. */
export const takingsOfOrders = (orders: SQL): SQL =>
  sql`select d.* from ${orders} c join ${doorTaking} d on d.order_id = c.id`

/** Counts the tills with money taken before an instant that no closing has counted, as a query of one number. */
export const tillsLeftOpen = (stores: StoreScope, before: Date): SQL =>
  sql`select count(*)::int from (
    select distinct ${doorTaking.storeId}, ${doorTaking.staffId} from ${doorTaking}
    where ${and(isNull(doorTaking.closingId), lt(doorTaking.takenAt, before), ofStores(doorTaking.storeId, stores))}
  ) till`
