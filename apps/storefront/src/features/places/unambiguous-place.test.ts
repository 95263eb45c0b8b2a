import type { PlaceView } from '@bottega/contract/geo/geo.ts'
import { expect, test } from 'vitest'
import { unambiguousPlace } from './unambiguous-place.ts'

const place = (city: string, postalcode?: string): PlaceView => ({
  label: [postalcode, city].join(' '),
  kind: 'town',
  address1: '',
  addressNumber: '',
  city,
  province: 'MI',
  ...(postalcode !== undefined && { postalcode }),
  latitude: 45,
  longitude: 9,
})

const finding = (...places: PlaceView[]) => ({
  suggest: () => Promise.resolve(places.map((one) => ({ label: one.label, resolve: () => Promise.resolve(one) }))),
})

const milano = place('Milano')
const zone = place('Milano', '20123')
const bolzano = place('Bolzano / Bozen', '39100')

test.each([
  ['a town written out', 'milano', [milano, place('Milano Marittima')], milano],
  ['a street with its town', 'via Larga 8, Milano', [milano, place('Milano Marittima')], milano],
  ['a postal code', '20123', [zone, place('Altrove', '20123')], zone],
  ['the only place found, however short', 'bol', [bolzano], bolzano],
  ['a town in its other language', 'bozen', [bolzano, place('Bozzole')], bolzano],
  ['the beginning of several', 'mil', [milano, place('Milazzo')], undefined],
  ['nothing known', 'xyz', [], undefined],
  ['nothing at all', '  ', [milano], undefined],
])('%s: "%s" [places-30]', async (_, text, found, meant) => {
  expect(await unambiguousPlace(finding(...found), text)).toBe(meant)
})
