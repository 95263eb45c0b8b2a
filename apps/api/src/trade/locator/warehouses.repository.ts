import type { Area } from '@bottega/rules/delivery/places/area.ts'
import { and, asc, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm'
import type { Reader } from '../../kernel/database/database.ts'
import type { Localized } from '../../kernel/database/columns.ts'
import { coverage, store, storeService, warehouse, warehouseClass } from '../../places/stores/stores.tables.ts'

export type WarehouseRow = typeof warehouse.$inferSelect & { className: Localized | null }

/** More shops than any cooperative of the country has: a bound for one answer. */
const mostWarehouses = 5000

/** Every shop of the group, those one can only visit included, by name of town. */
export function findWarehouses(db: Reader): Promise<WarehouseRow[]> {
  return db
    .select({ ...getTableColumns(warehouse), className: warehouseClass.name })
    .from(warehouse)
    .leftJoin(warehouseClass, eq(warehouseClass.id, warehouse.warehouseClassId))
    .where(eq(warehouse.active, true))
    .orderBy(asc(warehouse.city), asc(warehouse.id))
    .limit(mostWarehouses)
}

export interface ReachedCode {
  postalCode: string
  deliveryServiceId: number
  zoneId: number
}

/** Every postal code a store reaches, by service and zone. */
export function findReachedCodes(db: Reader): Promise<ReachedCode[]> {
  const { postalCode, deliveryServiceId, zoneId } = coverage
  return db
    .selectDistinct({ postalCode, deliveryServiceId, zoneId })
    .from(coverage)
    .where(sql`exists (select 1 from store where store.id = ${coverage.storeId} and store.active)`)
    .orderBy(asc(postalCode))
}

/** The areas that stores have drawn for a service, in the order stores are shown. */
export async function findDrawnAreas(db: Reader, deliveryServiceId: number): Promise<Area[]> {
  const rows = await db
    .select({ area: storeService.area })
    .from(storeService)
    .innerJoin(store, and(eq(store.id, storeService.storeId), eq(store.active, true)))
    .where(and(eq(storeService.deliveryServiceId, deliveryServiceId), isNotNull(storeService.area)))
    .orderBy(asc(store.position), asc(store.id))
  return rows.flatMap(({ area }) => (area === null ? [] : [area]))
}
