import { geoReverse, geoSettings, geoSuggest } from '@bottega/contract/geo/calls.ts'
import type { Api } from '@bottega/contract/api.ts'
import type { GeoSettingsView, PlaceView } from '@bottega/contract/geo/geo.ts'
import type { Position } from '@bottega/rules/delivery/places/distance.ts'

/** Exactly as the specification quotes it. (Shopping core, section 7) */
export const loadingFailure = 'Error Loading GMAPS'

/** Whether the service that completes addresses failed, which is no bug of ours. */
export function isLoadingFailure(error: unknown): boolean {
  return error instanceof Error && error.message === loadingFailure
}

/** A suggested place as one line of text; its details may need another request. */
export interface PlaceChoice {
  label: string
  resolve: () => Promise<PlaceView>
}

/** The service that completes addresses: our own geocoder, or Google where a key is set. */
export interface PlaceFinder {
  suggest: (text: string) => Promise<readonly PlaceChoice[]>
  /** Undefined abroad and at sea. */
  at: (position: Position) => Promise<PlaceView | undefined>
}

function ownFinder(api: Api): PlaceFinder {
  return {
    async suggest(q) {
      const { data } = await api.call(geoSuggest, { query: { q } })
      return data.places.map((place) => ({ label: place.label, resolve: () => Promise.resolve(place) }))
    },
    async at(position) {
      return (await api.call(geoReverse, { query: { ...position } })).data.place
    },
  }
}

let settings: Promise<GeoSettingsView> | undefined

/** Loaded once for the life of the page; after a failure it is loaded again. */
export function placeSettings(api: Api): Promise<GeoSettingsView> {
  settings ??= api.call(geoSettings).then(
    ({ data }) => data,
    (error: unknown) => {
      settings = undefined
      throw error
    },
  )
  return settings
}

/** Rejects when the service that completes addresses fails: `Error Loading GMAPS`, or a refusal of the shop. */
export async function placeFinder(api: Api): Promise<PlaceFinder> {
  const { googleMapsKey } = await placeSettings(api)
  if (googleMapsKey === undefined) return ownFinder(api)
  const { googleFinder, loadGoogleMaps } = await import('./google-maps.ts')
  return googleFinder(await loadGoogleMaps(googleMapsKey))
}
