import type { WarehouseView } from '@bottega/contract/locator/warehouses.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { fromNowOn } from '@bottega/rules/stores/opening-hours.ts'
import type { CustomServiceHour } from '../../places/stores/stores.tables.ts'
import { presentPlace, presentService } from '../../places/stores/stores.presenter.ts'
import type { LocatedWarehouse } from './warehouses.service.ts'

/** In the shape the protocol gives to shops on the map. (Wire format, section 6) */
export function presentWarehouse(
  { warehouse: row, store, addressIds, metres }: LocatedWarehouse,
  { language, now }: { language: Language; now: Date },
): WarehouseView {
  return {
    warehouseId: row.id,
    name: row.name,
    slug: row.slug,
    companyId: row.cooperativeId,
    ...(row.parentWarehouseId === null ? {} : { parent_warehouse_id: row.parentWarehouseId }),
    ...(row.warehouseClassId === null || row.className === null
      ? {}
      : {
          warehouseClass: {
            warehouseClassId: row.warehouseClassId,
            name: row.className[language] ?? row.className.it,
          },
        }),
    address: presentPlace(row),
    metaData: {
      warehouse_locator: row.phone === null ? {} : { PHONE: row.phone },
      warehouse_detail: row.leafletTypeId === null ? {} : { LEAFLET_TYPE: String(row.leafletTypeId) },
    },
    serviceHours: {
      default: fromNowOn(now, row.serviceHours),
      custom: row.customHours.map((hours) => presentCustomHours(hours, language)),
    },
    ...(store === undefined ? {} : { storeId: store.storeId }),
    deliveryServices: (store?.services ?? []).map((service) => presentService(service, language)),
    addressIds: [...addressIds],
    ...(metres === undefined ? {} : { distance: Math.round(metres) }),
  }
}

function presentCustomHours({ name, ...hours }: CustomServiceHour, language: Language) {
  return { ...hours, ...(name === undefined ? {} : { name: name[language] ?? name.it }) }
}
