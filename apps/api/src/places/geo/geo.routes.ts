import * as calls from '@bottega/contract/geo/calls.ts'
import { nearMetres } from '@bottega/rules/delivery/places/distance.ts'
import { handlersOf } from '../../kernel/calls/call-handler.ts'
import { countriesIn } from './countries.ts'
import { findPlaces, nearestTown, townsAround } from './geocoder.ts'
import { presentFoundPlace } from './geo.presenter.ts'
import { allProvinces, singlePostalCode, townName } from './towns.ts'

const suggestionLimit = 6

/** More names than these do not fit on a map. */
const townLimit = 60

/** The centre of the next town is further only abroad and at sea. */
const furthestTownMetres = 25_000

/** Our own geocoder; no other service is asked. */
export const geoHandlers = handlersOf(calls, {
  geoSuggest: (_context, { query }) => {
    const places = findPlaces(query.q, query.limit ?? suggestionLimit)
    return Promise.resolve({ data: { places: places.map(presentFoundPlace) } })
  },
  geoReverse: (_context, { query }) => {
    const found = nearestTown(query)
    if (found === undefined || found.metres > furthestTownMetres) return Promise.resolve({ data: {} })
    const { town } = found
    const place = presentFoundPlace({ town, street: '', streetNumber: '', postalCode: singlePostalCode(town) })
    return Promise.resolve({ data: { place } })
  },
  geoTowns: (_context, { query }) => {
    const towns = townsAround(query, query.distance ?? nearMetres, townLimit).map((town) => ({
      name: townName(town),
      latitude: town.latitude,
      longitude: town.longitude,
      population: town.population,
    }))
    return Promise.resolve({ data: { towns } })
  },
  geoSettings: ({ shop: { config } }) => {
    const { GOOGLE_MAPS_KEY: key, MAP_TILES_URL: tilesUrl, MAP_TILES_ATTRIBUTION: tilesAttribution } = config
    return Promise.resolve({
      data: {
        ...(key !== '' && { googleMapsKey: key }),
        ...(tilesUrl !== '' && { tilesUrl, tilesAttribution }),
      },
    })
  },
  geoCountries: ({ visitor }) => Promise.resolve({ data: { countries: countriesIn(visitor.language) } }),
  geoProvinces: () => {
    const provinces = allProvinces().map(({ code, name }) => ({ provinceId: code, name }))
    return Promise.resolve({ data: { provinces } })
  },
})
