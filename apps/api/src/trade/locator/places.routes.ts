import * as calls from '@bottega/contract/locator/calls.ts'
import { deliveryService } from '@bottega/rules/delivery/delivery-services.ts'
import { anonymousUserId } from '@bottega/rules/people/account.ts'
import { handlersOf } from '../../kernel/calls/call-handler.ts'
import { addressFormOf, presentAddress } from '../../places/stores/addresses.presenter.ts'
import { checkAddress, listPlaces, placeOfStore } from '../../places/stores/addresses.service.ts'
import { reachedAtHome, servedPlaces } from './places.service.ts'

const anonymous = { userId: anonymousUserId }

/**
 * Public: places where stores hand orders over. Customers' own addresses are answered by `/user-address`
 * alone. (Content and account, section 1)
 */
export const placeHandlers = handlersOf(calls, {
  placesList: async ({ shop, visitor }, { query: { address_type: type = 'drive' } }) => {
    const places = type === 'drive' ? await listPlaces(shop.db, visitor.site, {}) : []
    return { data: { addresses: places.map(presentAddress) } }
  },
  placesView: async ({ shop, visitor }, { query }) => {
    const place = await placeOfStore(shop.db, visitor.site, query.address_id)
    return { data: { address: presentAddress(place) } }
  },
  placesByService: async ({ shop, visitor }, { query }) => {
    const { delivery_service_id: deliveryServiceId, latitude, longitude, distance: metres } = query
    const position = latitude === undefined || longitude === undefined ? undefined : { latitude, longitude }
    const places = await listPlaces(shop.db, visitor.site, { deliveryServiceId, position, metres })
    return { data: { addresses: places.map(presentAddress) } }
  },
  placesCheck: async ({ shop, visitor }, { body }) => {
    await checkAddress(shop.db, visitor.site, anonymous, addressFormOf(body))
    return { data: { covered: true, validated: true } }
  },
  placesReached: async ({ shop, visitor }) => {
    const { postalCodes, outlines } = await reachedAtHome(shop.db, visitor.site)
    const area = {
      type: 'Feature' as const,
      properties: { deliveryServiceId: deliveryService.home, postalcodes: postalCodes },
      geometry: {
        type: 'MultiPolygon' as const,
        coordinates: outlines.map((outline) => [outline.map((point) => [...point])]),
      },
    }
    return { data: { type: 'FeatureCollection' as const, features: [area] } }
  },
  homeDeliveryList: async ({ shop, visitor }, { query }) => {
    return { data: { places: await servedPlaces(shop.db, visitor.site, query.home_delivery_only ?? false) } }
  },
})
