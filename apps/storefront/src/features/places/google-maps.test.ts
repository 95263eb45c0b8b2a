import { afterEach, describe, expect, test, vi } from 'vitest'
import { googleFinder, loadGoogleMaps, placeOf, type GoogleMaps } from './google-maps.ts'
import { loadingFailure } from './place-finder.ts'

/** A page that adds scripts and lets the test say what becomes of them. */
function pageWithScripts() {
  const added: { src: string; fail: () => void }[] = []
  const window: { google?: { maps: GoogleMaps }; bottegaMapsReady?: () => void } = {}
  vi.stubGlobal('window', window)
  vi.stubGlobal('document', {
    createElement: () => {
      const script = { src: '', fail: () => {}, remove: () => {} }
      return Object.assign(script, { addEventListener: (_: string, listener: () => void) => (script.fail = listener) })
    },
    head: { append: (script: { src: string; fail: () => void }) => added.push(script) },
  })
  return { added, window }
}

afterEach(() => vi.unstubAllGlobals())

describe('the script of Google', () => {
  test('that does not come is called by its name, and can be asked for again with key and places library [places-2]', async () => {
    const { added, window } = pageWithScripts()
    const failed = loadGoogleMaps('a key')
    added[0]?.fail()
    await expect(failed).rejects.toThrow(loadingFailure)
    expect(loadingFailure).toBe('Error Loading GMAPS')

    const again = loadGoogleMaps('a key')
    const address = new URL(added[1]?.src ?? '')
    expect([address.origin, address.searchParams.get('key'), address.searchParams.get('libraries')]).toEqual([
      'https://maps.googleapis.com',
      'a key',
      'places',
    ])
    window.google = { maps: {} as GoogleMaps }
    window.bottegaMapsReady?.()
    expect(await again).toBe(window.google.maps)
    expect(await loadGoogleMaps('a key')).toBe(window.google.maps)
    expect(added).toHaveLength(2)
  })
})

const viaLarga = {
  formatted_address: 'Via Larga, 8, 20122 Milano MI, Italia',
  address_components: [
    { long_name: '8', short_name: '8', types: ['street_number'] },
    { long_name: 'Via Larga', short_name: 'Via Larga', types: ['route'] },
    { long_name: 'Milano', short_name: 'Milano', types: ['locality', 'political'] },
    { long_name: 'Città Metropolitana di Milano', short_name: 'MI', types: ['administrative_area_level_2'] },
    { long_name: '20122', short_name: '20122', types: ['postal_code'] },
  ],
  geometry: { location: { lat: () => 45.46, lng: () => 9.19 } },
}

test('its answer becomes the parts of an address form', () => {
  expect(placeOf(viaLarga)).toMatchObject({
    kind: 'address',
    address1: 'Via Larga',
    addressNumber: '8',
    city: 'Milano',
    province: 'MI',
    postalcode: '20122',
    latitude: 45.46,
  })
})

test('a position of which Google knows nothing has no place; a Google that refuses is called by its name', async () => {
  const finderThatFails = (error: Error) => {
    class Geocoder {
      geocode() {
        return Promise.reject(error)
      }
    }
    return googleFinder({ places: { AutocompleteService: Object }, Geocoder } as unknown as GoogleMaps)
  }
  const sea = { latitude: 40, longitude: 12 }
  const google = (code: string) => Object.assign(new Error(code), { code, endpoint: 'GEOCODER_GEOCODE' })
  expect(await finderThatFails(google('ZERO_RESULTS')).at(sea)).toBeUndefined()
  await expect(finderThatFails(google('OVER_QUERY_LIMIT')).at(sea)).rejects.toThrow(loadingFailure)
  await expect(finderThatFails(new TypeError('ours')).at(sea)).rejects.toThrow('ours')
})

test('its completion asks for Italy only [places-1]', async () => {
  const calls: unknown[] = []
  class AutocompleteService {
    getPlacePredictions(request: unknown) {
      calls.push(request)
      return Promise.resolve({ predictions: [{ description: 'Via Larga 8', place_id: 'x' }] })
    }
  }
  class Geocoder {
    geocode() {
      return Promise.resolve({ results: [viaLarga] })
    }
  }
  const finder = googleFinder({ places: { AutocompleteService }, Geocoder } as unknown as GoogleMaps)
  const [choice] = await finder.suggest('via larga')
  expect(calls).toEqual([{ input: 'via larga', componentRestrictions: { country: 'it' } }])
  expect((await choice?.resolve())?.city).toBe('Milano')
})
