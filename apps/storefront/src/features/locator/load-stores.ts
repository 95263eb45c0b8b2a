import type { Api } from '@bottega/contract/api.ts'
import { geoReverse, geoSuggest } from '@bottega/contract/geo/calls.ts'
import { warehousesSearch } from '@bottega/contract/locator/calls.ts'
import { nearMetres, type Position } from '@bottega/rules/delivery/places/distance.ts'
import { searchDistances } from '@bottega/rules/stores/store-map.ts'
import { pageIn } from '../../lib/page/address-numbers.ts'
import { required } from '../../lib/api/required.ts'

const pageSize = 20
/** Offered where nothing is within the distance: the nearest few, however far. */
const nearestCount = 3
const anywhere = 2_000_000

/** The search that an address of the page asks for. */
export interface StoresQuery {
  readonly q: string
  /** Of the device, as `45.464,9.19`. */
  readonly position: Position | undefined
  readonly distance: number
  readonly page: number
}

export function storesQuery(query: URLSearchParams): StoresQuery {
  return {
    q: (query.get('q') ?? '').trim().slice(0, 200),
    position: positionIn(query.get('position') ?? ''),
    distance: searchDistances.find((one) => String(one) === query.get('distance')) ?? nearMetres,
    page: pageIn(query),
  }
}

function positionIn(text: string): Position | undefined {
  const [, latitude, longitude] = /^(-?\d{1,2}(?:\.\d{1,6})?),(-?\d{1,3}(?:\.\d{1,6})?)$/.exec(text) ?? []
  const position = { latitude: Number(latitude), longitude: Number(longitude) }
  return Math.abs(position.latitude) <= 90 && Math.abs(position.longitude) <= 180 ? position : undefined
}

/** To a hundred metres: no answer needs the shopper's place nearer than that. */
export const positionText = ({ latitude, longitude }: Position) => `${latitude.toFixed(3)},${longitude.toFixed(3)}`

interface SearchedPlace {
  /** Undefined for the device's own position where no town is near it. */
  readonly label: string | undefined
  readonly position: Position
}

/** The stores of a search: around a place, by words where no place is meant, or all. */
export async function loadStores(api: Api, query: StoresQuery) {
  const { q, distance, page } = query
  const place = await searchedPlace(api, query)
  const around = place && { ...place.position, distance }
  const search = { ...(around ?? (q !== '' && { q })), page, page_size: pageSize }
  const { warehouses, page: paging } = await required(api.call(warehousesSearch, { query: search }))
  const count = paging?.totItems ?? warehouses.length
  const nearest = around && count === 0 ? await nearestTo(api, around) : []
  return {
    query,
    place,
    stores: warehouses,
    count,
    pages: paging?.totPages ?? 1,
    nearest,
    now: new Date().toISOString(),
  }
}

async function searchedPlace(api: Api, { q, position }: StoresQuery): Promise<SearchedPlace | undefined> {
  if (position !== undefined) {
    const { place } = await required(api.call(geoReverse, { query: { ...position } }))
    return { label: place?.label, position }
  }
  if (q === '') return undefined
  const { places } = await required(api.call(geoSuggest, { query: { q, limit: 1 } }))
  const [place] = places
  return place && { label: place.label, position: { latitude: place.latitude, longitude: place.longitude } }
}

async function nearestTo(api: Api, { latitude, longitude }: Position) {
  const query = { latitude, longitude, distance: anywhere, page: 1, page_size: nearestCount }
  return (await required(api.call(warehousesSearch, { query }))).warehouses
}
