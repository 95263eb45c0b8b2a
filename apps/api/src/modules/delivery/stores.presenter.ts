import type { DeliveryServiceView, StoreView } from '@bottega/contract/delivery/stores.ts'
import type { Language } from '@bottega/contract/texts/text-of.ts'
import { storeConsentType } from '@bottega/rules/delivery/store-consent.ts'
import type { ServiceRow, StorePlace, WarehouseRow } from './stores.repository.ts'
import type { StoreWithServices } from './stores.service.ts'

function presentService(service: ServiceRow, language: Language): DeliveryServiceView {
  const { deliveryServiceId, kind, name, showTab } = service
  return { deliveryServiceId, kind, name: name[language] ?? name.it, showTab }
}

function presentPlace({ name, street, streetNumber, city, province, postalCode, latitude, longitude }: StorePlace) {
  return {
    addressName: name,
    address1: street,
    addressNumber: streetNumber,
    city,
    province,
    postalcode: postalCode,
    latitude,
    longitude,
  }
}

export interface StorePresentation {
  language: Language
  /** Stores whose notice the customer asking has agreed to. */
  consented: ReadonlySet<number>
}

/** `metres` is left out where the request has no position. */
export function presentStore(
  store: StoreWithServices,
  { language, consented }: StorePresentation,
  metres?: number,
): StoreView {
  const { storeId, name, cooperativeId, warehouseId, city, warehouse, services } = store
  return {
    storeId,
    name,
    cooperativeId,
    warehouseId,
    city,
    address: presentPlace(warehouse),
    deliveryServices: services.map((service) => presentService(service, language)),
    privacy: { personInfoTypeId: storeConsentType(storeId), accepted: consented.has(storeId) },
    ...(metres === undefined ? {} : { distance: Math.round(metres) }),
  }
}

/** In the shape the protocol gives to shops on the map. (Wire format, section 6) */
export function presentWarehouse(row: WarehouseRow, metres: number) {
  return {
    warehouseId: row.id,
    name: row.name,
    slug: row.slug,
    address: presentPlace(row),
    metaData: {
      warehouse_locator: row.phone === null ? {} : { PHONE: row.phone },
      warehouse_detail: row.leafletTypeId === null ? {} : { LEAFLET_TYPE: String(row.leafletTypeId) },
    },
    serviceHours: { default: row.serviceHours, custom: [] },
    distance: Math.round(metres),
  }
}
