import * as calls from '@bottega/contract/delivery/calls.ts'
import * as geoCalls from '@bottega/contract/geo/calls.ts'
import { type CallContext, handlersOf } from '../../../kernel/calls/call-handler.ts'
import { presentAddress } from '../addresses.presenter.ts'
import { listPlaces, storeReaching, storeReachingTown } from '../addresses.service.ts'
import { listNearStores } from './proximity.service.ts'
import { consentedStores } from '../store-consents.ts'
import { presentStore } from '../stores.presenter.ts'

/** How stores are shown to this visitor. */
export const storePresentation = async ({ shop, visitor }: Pick<CallContext, 'shop' | 'visitor'>) => ({
  language: visitor.language,
  consented: await consentedStores(shop.db, visitor.user),
})

const idsOf = (services: readonly string[] = []) => new Set(services.flatMap((one) => one.split(',')).map(Number))

const placeHandlers = handlersOf(geoCalls, {
  geoCoverage: async ({ shop, visitor }, { query }) => {
    const { delivery_service_id: serviceId, postalcode, city = '', province } = query
    const storeId =
      postalcode === undefined
        ? await storeReachingTown(shop.db, visitor.site, serviceId, { city, province })
        : await storeReaching(shop.db, visitor.site, serviceId, postalcode)
    return { data: { covered: storeId !== undefined, ...(storeId !== undefined && { storeId }) } }
  },
  geoPickupPlaces: async ({ shop, visitor }, { query }) => {
    const { latitude, longitude, distance } = query
    const places = await listPlaces(shop.db, visitor.site, { position: { latitude, longitude }, metres: distance })
    return { data: { places: places.map(presentAddress) } }
  },
})

const storeHandlers = handlersOf(calls, {
  proximityList: async ({ shop, visitor }, { query }) => {
    const request = { services: idsOf(query.services), order: query.orderby ?? 'position' }
    const stores = await listNearStores(shop.db, visitor.site, request)
    const how = await storePresentation({ shop, visitor })
    return { data: { stores: stores.map(({ store }) => presentStore(store, how)) } }
  },
  proximityLocalize: async ({ shop, visitor }, { query }) => {
    const { latitude, longitude } = query
    const stores = await listNearStores(shop.db, visitor.site, {
      services: idsOf(query.services),
      order: query.orderby ?? 'distance',
      position: { latitude, longitude },
    })
    const how = await storePresentation({ shop, visitor })
    return { data: { stores: stores.map(({ store, metres }) => presentStore(store, how, metres)) } }
  },
})

/** Stores by where they are. Choosing one is the cart's business. (Shopping core, section 7) */
export const proximityHandlers = [...storeHandlers, ...placeHandlers]
