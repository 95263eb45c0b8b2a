import type { Handlers } from '../../call-handler.ts'
import { listNearStores, listNearWarehouses } from './proximity.service.ts'
import { presentStore, presentWarehouse } from './stores.presenter.ts'

type ProximityCalls = 'proximity.list' | 'proximity.localize' | 'warehouses.findByCoordinates'

const idsOf = (services: readonly string[] = []) => new Set(services.flatMap((one) => one.split(',')).map(Number))

/** Stores and shops by where they are. Choosing one is the cart's business. (Document 1, section 7) */
export const proximityHandlers: Handlers<ProximityCalls> = {
  'proximity.list': async ({ shop, visitor }, { query }) => {
    const wish = { services: idsOf(query.services), order: query.orderby ?? 'position' }
    const stores = await listNearStores(shop.db, visitor.site, wish)
    return { data: { stores: stores.map(({ store }) => presentStore(store, visitor.language)) } }
  },
  'proximity.localize': async ({ shop, visitor }, { query }) => {
    const { latitude, longitude } = query
    const stores = await listNearStores(shop.db, visitor.site, {
      services: idsOf(query.services),
      order: query.orderby ?? 'distance',
      position: { latitude, longitude },
    })
    return { data: { stores: stores.map(({ store, metres }) => presentStore(store, visitor.language, metres)) } }
  },
  'warehouses.findByCoordinates': async ({ shop }, { query }) => {
    const { latitude, longitude, distance } = query
    const near = await listNearWarehouses(shop.db, { latitude, longitude }, distance)
    return { data: { warehouses: near.map(({ warehouse, metres }) => presentWarehouse(warehouse, metres)) } }
  },
}
