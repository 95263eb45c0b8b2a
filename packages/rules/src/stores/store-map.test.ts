import { expect, test } from 'vitest'
import { mapCenter, mapHeights, mapZoom, searchDistances } from './store-map.ts'

test.each([
  ['nothing searched, on a phone', { extraSmall: true }, 8],
  ['nothing searched', { extraSmall: false }, 9],
  ['an address searched within 25 km', { extraSmall: false, searchedMetres: 25_000 }, 10],
  ['an address searched within 25 km, on a phone', { extraSmall: true, searchedMetres: 25_000 }, 10],
  ['an address searched at the default distance', { extraSmall: false, searchedMetres: 10_000 }, 12],
  ['an address searched at the default distance, on a phone', { extraSmall: true, searchedMetres: 10_000 }, 12],
])('the zoom of the map: %s [locator-7]', (_what, shown, zoom) => {
  expect(mapZoom(shown)).toBe(zoom)
})

test('the map begins at the Varesotto, and its heights and distances are those of the specification [locator-8]', () => {
  expect(mapCenter).toEqual({ latitude: 45.67, longitude: 8.85 })
  expect(mapHeights).toEqual({ extraSmall: 300, other: 480 })
  expect(searchDistances[0]).toBe(10_000)
})
