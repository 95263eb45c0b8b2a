import {
  homeDeliveryList,
  placesByService,
  placesCheck,
  placesList,
  placesReached,
  placesView,
} from '@bottega/contract/locator/calls.ts'
import { addressesList } from '@bottega/contract/delivery/calls.ts'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { zoneOfAreas } from '../../places/stores/drawn-area.ts'
import { coverage, storeService } from '../../places/stores/stores.tables.ts'
import { homeAddress } from '../../testing/home-address.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'

const milano = { latitude: 45.463, longitude: 9.188 }

let shop: TestShop
let collect: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  collect = await openTestShop({ SITE: 'collect' })
})
afterAll(async () => {
  await shop.close()
  await collect.close()
})

describe('public addresses', () => {
  test('are the places of stores, of type drive unless another is asked for [locator-16]', async () => {
    const list = async (query: { address_type?: 'home' | 'drive' }) =>
      (await shop.anonymous().call(placesList, { query })).data.addresses
    const places = await list({})
    expect(places.map(({ addressId }) => addressId)).toEqual([1, 2, 3])
    expect(places.every(({ addressType }) => addressType === 'drive')).toBe(true)
    expect(await list({ address_type: 'drive' })).toEqual(places)
    expect(await list({ address_type: 'home' })).toEqual([])
  })

  test('of a customer are never answered, not even to the customer [locator-17]', async () => {
    const anna = await shop.shopper({ homeAt: '20122' })
    const home = (await anna.call(addressesList, { query: {} })).data.addresses[0]?.addressId ?? 0
    expect(home).toBeGreaterThan(0)
    for (const who of [anna, shop.anonymous()]) {
      const { data } = await who.call(placesList, { query: {} })
      expect(data.addresses.map(({ addressId }) => addressId)).not.toContain(home)
      await expect(who.call(placesView, { query: { address_id: home } })).rejects.toMatchObject({
        code: 'error.address.notFound',
      })
    }
  })

  test('carry the mark of their cooperative, with a logo [locator-18]', async () => {
    const { data } = await shop.anonymous().call(placesView, { query: { address_id: 2 } })
    expect(data.address).toMatchObject({ addressName: 'Locker Porta Romana', deliveryServiceId: 5, storeId: 1 })
    expect(data.address.addressClass).toEqual([
      expect.objectContaining({ iconSource: expect.stringContaining('/logos/'), name: expect.any(String) }),
    ])
  })

  test('of a service lie within ten kilometres of a position unless another distance is asked for [locator-19]', async () => {
    const list = async (query: object) =>
      (await shop.anonymous().call(placesByService, { query })).data.addresses.map(({ addressId }) => addressId)
    expect(await list({ delivery_service_id: 1 })).toEqual([1, 3])
    expect(await list({ delivery_service_id: 5, ...milano })).toEqual([2])
    expect(await list({ delivery_service_id: 1, ...milano, distance: 10 })).toEqual([])
  })
})

describe('the check of an address, for anybody', () => {
  test('passes one that is reached, with status 0 [locator-20]', async () => {
    const reply = await shop.app.inject({
      method: 'POST',
      url: '/ebsn/api/address/check',
      headers: { 'x-ebsn-client': 'site' },
      payload: homeAddress,
    })
    expect(reply.json()).toMatchObject({ response: { status: 0 }, data: { covered: true, validated: true } })
  })

  test.each([
    ['incomplete', { ...homeAddress, address1: '' }, 'error.address.incomplete'],
    [
      'out of reach',
      { ...homeAddress, city: 'Sondrio', province: 'SO', postalcode: '23100' },
      'error.address.notCovered',
    ],
    ['implausible', { ...homeAddress, city: 'Torino', province: 'TO' }, 'error.address.notValidated'],
    ['of a customer', { ...homeAddress, addressId: 4711 }, 'error.address.notFound'],
  ])('refuses one that is %s [locator-21]', async (_what, address, code) => {
    await expect(shop.anonymous().call(placesCheck, { body: address })).rejects.toMatchObject({ code })
  })
})

describe('where the shop comes', () => {
  test('is one area around the reached towns, in GeoJSON [locator-22]', async () => {
    const { data } = await shop.anonymous().call(placesReached, {})
    expect(data.features).toHaveLength(1)
    const [area] = data.features
    expect(area?.properties).toEqual({ deliveryServiceId: 2, postalcodes: ['10123', '20121', '20122'] })
    expect(area?.geometry.type).toBe('MultiPolygon')
    const [, [ring = []] = []] = area?.geometry.coordinates ?? []
    const longitudes = ring.map(([longitude = 0]) => longitude)
    expect(area?.geometry.coordinates).toHaveLength(2)
    expect(Math.min(...longitudes)).toBeLessThan(9.19)
    expect(Math.max(...longitudes)).toBeGreaterThan(9.19)
    expect(ring.at(-1)).toEqual(ring[0])
  })

  test('is an area as it was drawn, where a store has drawn one [locator-63]', async () => {
    const { db } = shop.shop
    const ofMilano = and(eq(storeService.storeId, 1), eq(storeService.deliveryServiceId, 2))
    const area: [number, number][] = [
      [45.4, 9.1],
      [45.5, 9.1],
      [45.5, 9.3],
    ]
    await db.update(storeService).set({ area }).where(ofMilano)
    await db.update(coverage).set({ zoneId: zoneOfAreas }).where(eq(coverage.storeId, 1))
    const { data } = await shop.anonymous().call(placesReached, {})
    const rings = data.features[0]?.geometry.coordinates.map(([ring]) => ring) ?? []
    expect(rings).toHaveLength(2)
    expect(rings[0]).toEqual([
      [9.1, 45.4],
      [9.1, 45.5],
      [9.3, 45.5],
      [9.1, 45.4],
    ])
    await db.update(storeService).set({ area: null }).where(ofMilano)
    await db.update(coverage).set({ zoneId: 1 }).where(eq(coverage.storeId, 1))
  })

  test('is listed by postal code, with pickup places unless only home delivery is wanted [locator-23]', async () => {
    const list = async (from: TestShop, query: object) =>
      (await from.anonymous().call(homeDeliveryList, { query })).data.places
    const home = (postalcode: string, city: string, province: string) => ({
      postalcode,
      city,
      province,
      homeDelivery: true,
    })
    expect(await list(shop, { home_delivery_only: true })).toEqual([
      home('10123', 'Torino', 'TO'),
      home('20121', 'Milano', 'MI'),
      home('20122', 'Milano', 'MI'),
    ])
    expect(await list(collect, { home_delivery_only: true })).toEqual([])
    expect((await list(collect, {})).map(({ postalcode, homeDelivery }) => [postalcode, homeDelivery])).toEqual([
      ['10123', false],
      ['20122', false],
    ])
  })
})
