import { geoReverse, geoSettings, geoSuggest } from '@bottega/contract/geo/calls.ts'
import type { Api } from '@bottega/contract/api.ts'
import type { GeoSettingsView, PlaceView } from '@bottega/contract/geo/geo.ts'
import type { Position } from '@bottega/rules/delivery/distance.ts'

/** To the letter as the specification quotes it. (Shopping core, section 7) */
export const loadingFailure = 'Error Loading GMAPS'

/** Whether the one who completes addresses could not be had, which is no bug of ours. */
export function isLoadingFailure(error: unknown): boolean {
  return error instanceof Error && error.message === loadingFailure
}

/** A place to choose by its one line; what it is exactly may have to be asked first. */
export interface PlaceChoice {
  label: string
  resolve: () => Promise<PlaceView>
}

/** Who completes addresses: our own geocoder, or Google where a key is set. */
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

/** Asked once for the life of the page; a failure is asked again. */
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

/** Rejects where the one who completes addresses cannot be had: `Error Loading GMAPS`, or a refusal of the shop. */
export async function placeFinder(api: Api): Promise<PlaceFinder> {
  const { googleMapsKey } = await placeSettings(api)
  if (googleMapsKey === undefined) return ownFinder(api)
  const { googleFinder, loadGoogleMaps } = await import('./google-maps.ts')
  return googleFinder(await loadGoogleMaps(googleMapsKey))
}
