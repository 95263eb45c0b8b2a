import type { PlaceView } from '@bottega/contract/geo/geo.ts'
import type { Position } from '@bottega/rules/delivery/places/distance.ts'
import { loadingFailure, type PlaceFinder } from './place-finder.ts'

interface AddressComponent {
  long_name: string
  short_name: string
  types: string[]
}
interface GeocoderResult {
  formatted_address: string
  address_components: AddressComponent[]
  geometry: { location: { lat: () => number; lng: () => number } }
}
interface Point {
  lat: number
  lng: number
}
interface GoogleMap {
  fitBounds: (corners: { south: number; west: number; north: number; east: number }) => void
  setCenter: (center: Point) => void
  setZoom: (zoom: number) => void
}
/** Null takes it off its map. */
interface OnGoogleMap {
  setMap: (map: null) => void
}

/** The part of Google's library the shop uses. */
export interface GoogleMaps {
  places: {
    AutocompleteService: new () => {
      getPlacePredictions: (request: {
        input: string
        componentRestrictions: { country: string }
      }) => Promise<{ predictions: { description: string; place_id: string }[] }>
    }
  }
  Geocoder: new () => {
    geocode: (request: { placeId: string } | { location: Point }) => Promise<{ results: GeocoderResult[] }>
  }
  Map: new (element: HTMLElement, options: { center: Point; zoom: number }) => GoogleMap
  Marker: new (options: { map: GoogleMap; position: Point; title: string }) => OnGoogleMap & {
    addListener: (event: 'click', listener: () => void) => void
  }
  Circle: new (options: { map: GoogleMap; center: Point; radius: number }) => OnGoogleMap
  InfoWindow: new (options: object) => {
    addListener: (event: 'closeclick', listener: () => void) => void
    setContent: (content: HTMLElement) => void
    setPosition: (position: Point) => void
    open: (options: { map: GoogleMap }) => void
    close: () => void
  }
}

declare global {
  interface Window {
    google?: { maps: GoogleMaps }
    bottegaMapsReady?: () => void
  }
}

/** Another origin: the content policy allows it only where a key is set. */
const script = 'https://maps.googleapis.com/maps/api/js'

let loading: Promise<GoogleMaps> | undefined

/** Loads the script once, with the key and the places library. A failure can be tried again. */
export function loadGoogleMaps(key: string): Promise<GoogleMaps> {
  loading ??= addScript(key).catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

function addScript(key: string): Promise<GoogleMaps> {
  return new Promise((resolve, reject) => {
    const element = document.createElement('script')
    const fail = () => {
      element.remove()
      reject(new Error(loadingFailure))
    }
    window.bottegaMapsReady = () => {
      const maps = window.google?.maps
      if (maps === undefined) fail()
      else resolve(maps)
    }
    const query = new URLSearchParams({ key, libraries: 'places', callback: 'bottegaMapsReady' })
    element.src = `${script}?${query.toString()}`
    element.async = true
    element.addEventListener('error', fail)
    document.head.append(element)
  })
}

/** Addresses completed by Google, limited to Italy. */
export function googleFinder(maps: GoogleMaps): PlaceFinder {
  const autocomplete = new maps.places.AutocompleteService()
  const geocoder = new maps.Geocoder()
  return {
    async suggest(input) {
      const request = { input, componentRestrictions: { country: 'it' } }
      const { predictions } = await autocomplete.getPlacePredictions(request)
      return predictions.map(({ description: label, place_id: placeId }) => ({
        label,
        resolve: async () => {
          const { results } = await geocoder.geocode({ placeId })
          const [first] = results
          if (first === undefined) throw new Error(`No place ${placeId}`)
          return placeOf(first)
        },
      }))
    },
    async at(position) {
      const [first] = await geocoder.geocode({ location: pointOf(position) }).then(({ results }) => results, noResults)
      return first && placeOf(first)
    },
  }
}

/**
 * Google rejects when nothing is found, and when it does not answer: no quota, no permission. Its errors name the
 * endpoint; others are ours.
 */
function noResults(error: unknown): GeocoderResult[] {
  if (!(error instanceof Error && 'endpoint' in error)) throw error
  if ('code' in error && error.code === 'ZERO_RESULTS') return []
  throw new Error(loadingFailure, { cause: error })
}

export const pointOf = ({ latitude, longitude }: Position): Point => ({ lat: latitude, lng: longitude })

export function placeOf({ formatted_address: label, address_components: parts, geometry }: GeocoderResult): PlaceView {
  const part = (type: string) => parts.find(({ types }) => types.includes(type))
  const street = part('route')?.long_name ?? ''
  const postalcode = part('postal_code')?.long_name
  return {
    label,
    kind: street === '' ? 'town' : 'address',
    address1: street,
    addressNumber: part('street_number')?.long_name ?? '',
    city: (part('locality') ?? part('administrative_area_level_3'))?.long_name ?? '',
    province: part('administrative_area_level_2')?.short_name ?? '',
    ...(postalcode !== undefined && { postalcode }),
    latitude: geometry.location.lat(),
    longitude: geometry.location.lng(),
  }
}
