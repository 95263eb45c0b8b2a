import { sql } from 'drizzle-orm'
import type { ThingsOfStores } from '../../kernel/calls/things-of-stores.ts'
import { isThere, oneOf } from '../../kernel/database/is-there.ts'
import { shopOrder } from './orders.tables.ts'

export const storesOfOrders = {
  order: (db, orderId, stores) =>
    isThere(db, sql`select from ${shopOrder} o where o.id = ${orderId} and o.store_id = ${oneOf(stores)}`),
} satisfies Partial<ThingsOfStores>
