import { and, asc, eq } from 'drizzle-orm'
import type { Reader } from '../../kernel/database/database.ts'
import type { Localized } from '../../kernel/database/columns.ts'
import { deliveryService, type ServiceKind, store, storeService, warehouse } from './stores.tables.ts'

export interface ServiceRow {
  deliveryServiceId: number
  kind: ServiceKind
  name: Localized
  showTab: boolean
}

/** The place where a shop stands. */
export interface StorePlace {
  name: string
  street: string
  streetNumber: string
  city: string
  province: string
  postalCode: string
  latitude: number
  longitude: number
}

const placeColumns = {
  name: warehouse.name,
  street: warehouse.street,
  streetNumber: warehouse.streetNumber,
  city: warehouse.city,
  province: warehouse.province,
  postalCode: warehouse.postalCode,
  latitude: warehouse.latitude,
  longitude: warehouse.longitude,
}

export interface StoreServiceRow {
  storeId: number
  name: string
  cooperativeId: number
  warehouseId: number
  city: string
  warehouse: StorePlace
  service: ServiceRow
}

/** One row for each service of each active store, in the order stores are shown; of one store when asked. */
export function findStoreServices(db: Reader, storeId?: number): Promise<StoreServiceRow[]> {
  return db
    .select({
      storeId: store.id,
      name: store.name,
      cooperativeId: store.cooperativeId,
      warehouseId: store.warehouseId,
      city: warehouse.city,
      warehouse: placeColumns,
      service: {
        deliveryServiceId: deliveryService.id,
        kind: deliveryService.kind,
        name: deliveryService.name,
        showTab: deliveryService.showTab,
      },
    })
    .from(store)
    .innerJoin(warehouse, eq(warehouse.id, store.warehouseId))
    .innerJoin(storeService, eq(storeService.storeId, store.id))
    .innerJoin(deliveryService, eq(deliveryService.id, storeService.deliveryServiceId))
    .where(and(eq(store.active, true), storeId === undefined ? undefined : eq(store.id, storeId)))
    .orderBy(asc(store.position), asc(store.id), asc(deliveryService.id))
}
