import { geoCoverage, geoPickupPlaces } from '@bottega/contract/geo/calls.ts'
import type { Api } from '@bottega/contract/api.ts'
import type { PlaceView } from '@bottega/contract/geo/geo.ts'
import { deliveryService } from '@bottega/rules/delivery/delivery-services.ts'
import { nearMetres } from '@bottega/rules/delivery/places/distance.ts'

/** The services of the shop at a place. */
export interface Reach {
  readonly place: PlaceView
  /** `town`: some of its postal codes are served, and none was typed. */
  readonly home: 'yes' | 'town' | 'no'
  /** Pickup places near, and metres to the nearest. */
  readonly places: number
  readonly nearest: number | undefined
  /** The store that delivers there, else the one with the nearest pickup place. */
  readonly storeId: number | undefined
}

/** Home delivery depends on the postal code, the rest on the distance. */
export async function servicesAt(api: Api, place: PlaceView): Promise<Reach> {
  const { postalcode, city, province, latitude, longitude } = place
  const where = postalcode === undefined ? { city, province } : { postalcode }
  const [{ data: coverage }, near] = await Promise.all([
    api.call(geoCoverage, { query: { ...where, delivery_service_id: deliveryService.home } }),
    api.call(geoPickupPlaces, { query: { latitude, longitude, distance: nearMetres } }),
  ])
  const { places } = near.data
  return {
    place,
    home: !coverage.covered ? 'no' : postalcode === undefined ? 'town' : 'yes',
    places: places.length,
    nearest: places[0]?.distance,
    storeId: coverage.storeId ?? places[0]?.storeId,
  }
}
