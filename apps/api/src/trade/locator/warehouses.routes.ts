import { pageOf } from '@bottega/contract/common.ts'
import * as calls from '@bottega/contract/locator/calls.ts'
import { type CallContext, handlersOf } from '../../kernel/calls/call-handler.ts'
import { presentAddress } from '../../places/stores/addresses.presenter.ts'
import { presentWarehouse } from './warehouses.presenter.ts'
import { type LocatedWarehouse, listWarehouses, viewWarehouse } from './warehouses.service.ts'

const positionOf = (latitude: number | undefined, longitude: number | undefined) =>
  latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }

const presenting = ({ visitor: { language }, now }: CallContext) => {
  const how = { language, now }
  return (located: LocatedWarehouse) => presentWarehouse(located, how)
}

/** Shops on the map. */
export const warehouseHandlers = handlersOf(calls, {
  warehousesSearch: async (context, { query }) => {
    const { shop, visitor } = context
    const found = await listWarehouses(shop.db, visitor.site, {
      words: query.q,
      parentId: query.parent_warehouse_id,
      classId: query.parent_warehouse_class_id,
      cooperativeId: query.company_id,
      deliveryServiceId: query.delivery_service_id,
      leafletTypeId: query.leaflet_type,
      position: positionOf(query.latitude, query.longitude),
      metres: query.distance,
    })
    const { page = 1, page_size: size } = query
    if (size === undefined) return { data: { warehouses: found.map(presenting(context)) } }
    const shown = found.slice((page - 1) * size, page * size)
    return { data: { warehouses: shown.map(presenting(context)), page: pageOf(page, size, found.length) } }
  },
  warehousesView: async (context, { query: { slug, warehouse_id: warehouseId } }) => {
    const { located, places } = await viewWarehouse(context.shop.db, context.visitor.site, {
      ...(slug !== undefined && { slug }),
      ...(warehouseId !== undefined && { warehouseId }),
    })
    return { data: { warehouse: presenting(context)(located), places: places.map(presentAddress) } }
  },
  warehousesFind: async (context, { query }) => {
    const found = await listWarehouses(context.shop.db, context.visitor.site, {
      classId: query.parent_warehouse_class_id,
      position: positionOf(query.parent_latitude, query.parent_longitude),
      metres: query.parent_distance,
    })
    return { data: { warehouses: found.map(presenting(context)) } }
  },
  warehousesFindByCoordinates: async (context, { query: { latitude, longitude, distance } }) => {
    const filter = { position: { latitude, longitude }, metres: distance }
    const found = await listWarehouses(context.shop.db, context.visitor.site, filter)
    return { data: { warehouses: found.map(presenting(context)) } }
  },
})
