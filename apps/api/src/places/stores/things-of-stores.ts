import { sql } from 'drizzle-orm'
import type { ThingsOfStores } from '../../kernel/calls/things-of-stores.ts'
import { isThere, oneOf } from '../../kernel/database/is-there.ts'
import { store } from './stores.tables.ts'

/** The warehouses that stores sell from. */
export const warehousesOf = (stores: readonly number[]) =>
  sql`select s.warehouse_id from ${store} s where s.id = ${oneOf(stores)}`

export const storesOfPlaces = {
  store: async (_db, storeId, stores) => stores.includes(storeId),
  warehouse: (db, warehouseId, stores) =>
    isThere(db, sql`select from ${store} s where s.warehouse_id = ${warehouseId} and s.id = ${oneOf(stores)}`),
} satisfies Partial<ThingsOfStores>
