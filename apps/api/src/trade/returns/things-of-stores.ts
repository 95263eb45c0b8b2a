import { sql } from 'drizzle-orm'
import type { ThingsOfStores } from '../../kernel/calls/things-of-stores.ts'
import { isThere, oneOf } from '../../kernel/database/is-there.ts'
import { shopOrder } from '../orders/orders.tables.ts'
import { orderReturn } from './returns.tables.ts'

export const storesOfReturns = {
  return: (db, returnId, stores) =>
    isThere(
      db,
      sql`select from ${orderReturn} r join ${shopOrder} o on o.id = r.order_id
        where r.id = ${returnId} and o.store_id = ${oneOf(stores)}`,
    ),
} satisfies Partial<ThingsOfStores>
