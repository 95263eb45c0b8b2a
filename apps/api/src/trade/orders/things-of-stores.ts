import { sql } from 'drizzle-orm'
import type { ThingsOfStores } from '../../kernel/calls/things-of-stores.ts'
import { isThere, oneOf } from '../../kernel/database/is-there.ts'
import { store } from '../../places/stores/stores.tables.ts'
import { warehousesOf } from '../../places/stores/things-of-stores.ts'
import { shopOrder } from './orders.tables.ts'
import { stockCount, stockTransfer } from './stock/stock.tables.ts'
import { supplierOrder } from './stock/suppliers.tables.ts'

export const storesOfOrders = {
  order: (db, orderId, stores) =>
    isThere(db, sql`select from ${shopOrder} o where o.id = ${orderId} and o.store_id = ${oneOf(stores)}`),
  stockCount: (db, countId, stores) =>
    isThere(
      db,
      sql`select from ${stockCount} c join ${store} s on s.warehouse_id = c.warehouse_id
        where c.id = ${countId} and s.id = ${oneOf(stores)}`,
    ),
  supplierOrder: (db, supplierOrderId, stores) =>
    isThere(
      db,
      sql`select from ${supplierOrder} o join ${store} s on s.warehouse_id = o.warehouse_id
        where o.id = ${supplierOrderId} and s.id = ${oneOf(stores)}`,
    ),
  sentTransfer: (db, transferId, stores) =>
    isThere(
      db,
      sql`select from ${stockTransfer} t where t.id = ${transferId} and t.from_warehouse_id in (${warehousesOf(stores)})`,
    ),
  comingTransfer: (db, transferId, stores) =>
    isThere(
      db,
      sql`select from ${stockTransfer} t where t.id = ${transferId} and t.to_warehouse_id in (${warehousesOf(stores)})`,
    ),
} satisfies Partial<ThingsOfStores>
