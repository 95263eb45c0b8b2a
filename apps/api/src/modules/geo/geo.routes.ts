import type { Handlers } from '../../call-handler.ts'
import { findPlaces, nearestTown } from './geocoder.ts'
import { presentFoundPlace } from './geo.presenter.ts'
import { allProvinces, singlePostalCode } from './towns.ts'

type GeoCalls = 'geo.suggest' | 'geo.reverse' | 'geo.provinces'

const suggestionLimit = 6

/** The centre of the next town is further only abroad and at sea. */
const furthestTownMetres = 25_000

/** Our own geocoder; nobody else is asked. */
export const geoHandlers: Handlers<GeoCalls> = {
  'geo.suggest': (_context, { query }) => {
    const places = findPlaces(query.q, query.limit ?? suggestionLimit)
    return Promise.resolve({ data: { places: places.map(presentFoundPlace) } })
  },
  'geo.reverse': (_context, { query }) => {
    const found = nearestTown(query)
    if (found === undefined || found.metres > furthestTownMetres) return Promise.resolve({ data: {} })
    const { town } = found
    const place = presentFoundPlace({ town, street: '', streetNumber: '', postalCode: singlePostalCode(town) })
    return Promise.resolve({ data: { place } })
  },
  'geo.provinces': () => {
    const provinces = allProvinces().map(({ code, name }) => ({ provinceId: code, name }))
    return Promise.resolve({ data: { provinces } })
  },
}
