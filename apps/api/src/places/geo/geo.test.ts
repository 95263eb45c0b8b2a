import type { Language } from '@bottega/rules/text/language.ts'
import {
  geoCountries,
  geoProvinces,
  geoReverse,
  geoSettings,
  geoSuggest,
  geoTowns,
} from '@bottega/contract/geo/calls.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

describe('places a text may mean', () => {
  test('carry what an address form needs', async () => {
    const { data } = await shop.anonymous().call(geoSuggest, { query: { q: 'Via Larga 8, 20122 Milano' } })
    expect(data.places[0]).toEqual({
      label: 'Via Larga 8, 20122 Milano (MI)',
      kind: 'address',
      address1: 'Via Larga',
      addressNumber: '8',
      city: 'Milano',
      province: 'MI',
      postalcode: '20122',
      latitude: 45.4643,
      longitude: 9.1895,
    })
  })

  test('write street and town as names are written, however they were typed', async () => {
    const { data } = await shop.anonymous().call(geoSuggest, { query: { q: 'via roma 1, MILANO' } })
    expect(data.places[0]).toMatchObject({ label: 'Via Roma 1, Milano (MI)', address1: 'Via Roma', city: 'Milano' })
  })

  test('a town with many postal codes names none, one with a single code names it', async () => {
    const codeOf = async (q: string) =>
      (await shop.anonymous().call(geoSuggest, { query: { q } })).data.places[0]?.postalcode
    expect(await codeOf('Milano')).toBeUndefined()
    expect(await codeOf('Stresa')).toBe('28838')
  })

  test('are six at most, or as many as asked for', async () => {
    const count = async (limit?: number) =>
      (await shop.anonymous().call(geoSuggest, { query: { q: 'san', ...(limit && { limit }) } })).data.places.length
    expect(await count()).toBe(6)
    expect(await count(2)).toBe(2)
  })

  test('nonsense finds nothing, a text without end is refused', async () => {
    const { data } = await shop.anonymous().call(geoSuggest, { query: { q: '%%% \' " 🍋' } })
    expect(data.places).toEqual([])
    await expect(shop.anonymous().call(geoSuggest, { query: { q: 'a'.repeat(201) } })).rejects.toMatchObject({
      code: 'error.request.invalid',
    })
  })
})

describe('the town at a position', () => {
  test('is named in both languages where the land has two', async () => {
    const { data } = await shop.anonymous().call(geoReverse, { query: { latitude: 46.4983, longitude: 11.3548 } })
    expect(data.place).toMatchObject({ city: 'Bolzano / Bozen', province: 'BZ', postalcode: '39100', kind: 'town' })
  })

  test('abroad is none', async () => {
    const { data } = await shop.anonymous().call(geoReverse, { query: { latitude: 48.85, longitude: 2.35 } })
    expect(data).toEqual({})
  })
})

test('the provinces are all there [profile-38]', async () => {
  const { data } = await shop.anonymous().call(geoProvinces, {})
  expect(data.provinces).toHaveLength(107)
  expect(data.provinces).toContainEqual({ provinceId: 'BZ', name: 'Bolzano/Bozen' })
})

test('the countries are named in the language of the page, the own one first [profile-37]', async () => {
  const names = async (language: Language) => (await shop.anonymous(language).call(geoCountries)).data.countries
  const italian = await names('it')
  expect(italian[0]).toEqual({ countryId: 'IT', name: 'Italia' })
  expect(italian).toContainEqual({ countryId: 'AT', name: 'Austria' })
  expect(new Set(italian.map(({ countryId }) => countryId)).size).toBe(italian.length)
  expect(italian.length).toBeGreaterThan(240)
  const german = await names('de')
  expect(german).toContainEqual({ countryId: 'AT', name: 'Österreich' })
  const rest = german.slice(1).map(({ name }) => name)
  expect(rest).toEqual(rest.toSorted((one, other) => one.localeCompare(other, 'de')))
})

test('the largest towns around a place are named for its map', async () => {
  const { data } = await shop.anonymous().call(geoTowns, { query: { latitude: 45.88, longitude: 8.54 } })
  const names = data.towns.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['Verbania', 'Stresa', 'Baveno']))
  expect(names).not.toContain('Milano')
})

describe('who draws the maps', () => {
  test('is the shop itself, unless a setting says otherwise', async () => {
    expect((await shop.anonymous().call(geoSettings, {})).data).toEqual({})
    const other = await openTestShop({ GOOGLE_MAPS_KEY: 'key', MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png' })
    expect((await other.anonymous().call(geoSettings, {})).data).toEqual({
      googleMapsKey: 'key',
      tilesUrl: 'https://tiles.example/{z}/{x}/{y}.png',
      tilesAttribution: '© OpenStreetMap',
    })
    await other.close()
  })
})
