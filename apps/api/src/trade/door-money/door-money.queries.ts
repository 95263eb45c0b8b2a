import { type SQL, sql } from 'drizzle-orm'
import { doorTaking } from './door-money.tables.ts'

/** The money taken with the goods of some orders, as a query: `orders` is a relation that has their `id`. */
export const takingsOfOrders = (orders: SQL): SQL =>
  sql`select d.* from ${orders} c join ${doorTaking} d on d.order_id = c.id`
