import type { CallContext, Handlers } from '../../calls/call-handler.ts'
import { presentAddress } from './addresses.presenter.ts'
import { listPlacesNear, storeReaching, storeReachingTown } from './addresses.service.ts'
import { listNearStores, listNearWarehouses } from './proximity.service.ts'
import { consentedStores } from './store-consents.ts'
import { presentStore, presentWarehouse } from './stores.presenter.ts'

type ProximityCalls =
  'proximity.list' | 'proximity.localize' | 'geo.coverage' | 'geo.pickupPlaces' | 'warehouses.findByCoordinates'

/** How stores are shown to whoever asks. */
export const storePresentation = async ({ shop, visitor }: Pick<CallContext, 'shop' | 'visitor'>) => ({
  language: visitor.language,
  consented: await consentedStores(shop.db, visitor.user),
})

const idsOf = (services: readonly string[] = []) => new Set(services.flatMap((one) => one.split(',')).map(Number))

/** Stores and shops by where they are. Choosing one is the cart's business. (Shopping core, section 7) */
export const proximityHandlers: Handlers<ProximityCalls> = {
  'proximity.list': async ({ shop, visitor }, { query }) => {
    const wish = { services: idsOf(query.services), order: query.orderby ?? 'position' }
    const stores = await listNearStores(shop.db, visitor.site, wish)
    const how = await storePresentation({ shop, visitor })
    return { data: { stores: stores.map(({ store }) => presentStore(store, how)) } }
  },
  'proximity.localize': async ({ shop, visitor }, { query }) => {
    const { latitude, longitude } = query
    const stores = await listNearStores(shop.db, visitor.site, {
      services: idsOf(query.services),
      order: query.orderby ?? 'distance',
      position: { latitude, longitude },
    })
    const how = await storePresentation({ shop, visitor })
    return { data: { stores: stores.map(({ store, metres }) => presentStore(store, how, metres)) } }
  },
  'geo.coverage': async ({ shop, visitor }, { query }) => {
    const { delivery_service_id: serviceId, postalcode, city = '', province } = query
    const storeId =
      postalcode === undefined
        ? await storeReachingTown(shop.db, visitor.site, serviceId, { city, province })
        : await storeReaching(shop.db, visitor.site, serviceId, postalcode)
    return { data: { covered: storeId !== undefined, ...(storeId !== undefined && { storeId }) } }
  },
  'geo.pickupPlaces': async ({ shop, visitor }, { query }) => {
    const { latitude, longitude, distance } = query
    const places = await listPlacesNear(shop.db, visitor.site, { latitude, longitude }, distance)
    return { data: { places: places.map(presentAddress) } }
  },
  'warehouses.findByCoordinates': async ({ shop }, { query }) => {
    const { latitude, longitude, distance } = query
    const near = await listNearWarehouses(shop.db, { latitude, longitude }, distance)
    return { data: { warehouses: near.map(({ warehouse, metres }) => presentWarehouse(warehouse, metres)) } }
  },
}
