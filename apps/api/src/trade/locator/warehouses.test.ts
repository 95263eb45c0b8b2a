import {
  warehousesFind,
  warehousesFindByCoordinates,
  warehousesSearch,
  warehousesView,
} from '@bottega/contract/locator/calls.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { warehouse, warehouseClass } from '../../places/stores/stores.tables.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'

const milano = { latitude: 45.463, longitude: 9.188 }

/** Split on Mondays; the test's clock stands at Monday 09:00. */
const serviceHours = [
  { beginWeekDay: 1, beginHour: '09:00', endHour: '12:30' },
  { beginWeekDay: 2, beginHour: '08:30', endHour: '13:00' },
  { beginWeekDay: 2, beginHour: '15:30', endHour: '19:30' },
]
const customHours = [
  {
    beginDate: '2026-12-25',
    endDate: '2026-12-26',
    beginHour: '00:00',
    endHour: '00:00',
    name: { it: 'Natale', de: 'Weihnachten' },
  },
]

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  const { db } = shop.shop
  await db.insert(warehouseClass).values({ id: 1, name: { it: 'Superstore', de: 'Großmarkt' } })
  await db
    .update(warehouse)
    .set({ serviceHours, customHours, warehouseClassId: 1, phone: '02 5550 1121', leafletTypeId: 4 })
    .where(eq(warehouse.id, shop.world.warehouses.milano))
  await db
    .update(warehouse)
    .set({ latitude: 45.0667, longitude: 7.695 })
    .where(eq(warehouse.id, shop.world.warehouses.torino))
  await db.insert(warehouse).values({
    id: 9,
    cooperativeId: 1,
    name: 'Bottega Stresa',
    slug: 'stresa',
    street: 'Via Principe Tomaso',
    streetNumber: '14',
    city: 'Stresa',
    province: 'VB',
    postalCode: '28838',
    latitude: 45.884,
    longitude: 8.534,
    parentWarehouseId: shop.world.warehouses.milano,
  })
})
afterAll(() => shop.close())

const names = (found: readonly { name: string }[]) => found.map(({ name }) => name)
type SearchQuery = NonNullable<Parameters<typeof search>[0]>
const search = async (query: {
  q?: string
  parent_warehouse_id?: number
  parent_warehouse_class_id?: number
  company_id?: number
  delivery_service_id?: number
  leaflet_type?: number
  latitude?: number
  longitude?: number
  distance?: number
  page?: number
  page_size?: number
}) => (await shop.anonymous('de').call(warehousesSearch, { query })).data

describe('the list of shops', () => {
  test('holds every shop in one answer, by town, with all the map shows [locator-9]', async () => {
    const { warehouses, page } = await search({})
    expect(names(warehouses)).toEqual(['Milano Larga', 'Bottega Stresa', 'Torino Po'])
    expect(page).toBeUndefined()
    const [first, second] = warehouses
    expect(first).toMatchObject({
      warehouseId: 1,
      slug: 'milano-larga',
      name: 'Milano Larga',
      companyId: 1,
      warehouseClass: { warehouseClassId: 1, name: 'Großmarkt' },
      address: {
        addressName: 'Milano Larga',
        address1: 'Via Larga',
        addressNumber: '8',
        city: 'Milano',
        province: 'MI',
        postalcode: '20122',
        latitude: 45.46,
        longitude: 9.19,
      },
      metaData: { warehouse_locator: { PHONE: '02 5550 1121' }, warehouse_detail: { LEAFLET_TYPE: '4' } },
      storeId: 1,
      addressIds: [1, 2],
    })
    expect(second).toMatchObject({ parent_warehouse_id: 1, deliveryServices: [] })
    expect(second).not.toHaveProperty('storeId')
  })

  test('has the hours of a shop, those in force first, and its holidays by name [locator-10]', async () => {
    const { serviceHours: hours } = (await search({})).warehouses[0] ?? {}
    expect(hours).toEqual({
      default: [serviceHours[1], serviceHours[2], serviceHours[0]],
      custom: [{ ...customHours[0], name: 'Weihnachten' }],
    })
  })

  test.each<[string, SearchQuery, string[]]>([
    ['words of name, street and town', { q: 'mil lar' }, ['Milano Larga']],
    ['a postal code', { q: '28838' }, ['Bottega Stresa']],
    ['words no shop has', { q: 'xyz' }, []],
    ['the shop that supplies them', { parent_warehouse_id: 1 }, ['Bottega Stresa']],
    ['kind', { parent_warehouse_class_id: 1 }, ['Milano Larga']],
    ['leaflet type', { leaflet_type: 4 }, ['Milano Larga']],
    ['cooperative', { company_id: 2 }, []],
    ['service', { delivery_service_id: 5 }, ['Milano Larga']],
    ['position, ten kilometres around', milano, ['Milano Larga']],
    ['position and distance, nearest first', { ...milano, distance: 100_000 }, ['Milano Larga', 'Bottega Stresa']],
  ])('is filtered by %s [locator-11]', async (_what, query, found) => {
    expect(names((await search(query)).warehouses)).toEqual(found)
  })

  test('comes in pages where a page size is given [locator-12]', async () => {
    const { warehouses, page } = await search({ page: 2, page_size: 2 })
    expect(names(warehouses)).toEqual(['Torino Po'])
    expect(page).toEqual({ selPage: 2, itemsPerPage: 2, totItems: 3, totPages: 2 })
  })
})

describe('one shop', () => {
  const view = (query: { slug?: string; warehouse_id?: number }) => shop.anonymous().call(warehousesView, { query })

  test('is found by its slug or id, with where its orders are collected [locator-13]', async () => {
    const { data } = await view({ slug: 'milano-larga' })
    expect(data.warehouse.warehouseId).toBe(1)
    expect(data.warehouse.deliveryServices.map(({ kind }) => kind)).toEqual(['storePickup', 'home', 'locker'])
    expect(data.places.map(({ addressName }) => addressName)).toEqual(['Bottega Milano Larga', 'Locker Porta Romana'])
    expect((await view({ warehouse_id: 9 })).data).toMatchObject({ warehouse: { slug: 'stresa' }, places: [] })
  })

  test.each([[{ slug: 'nowhere' }], [{ warehouse_id: 999 }], [{}]])('%j is not there [locator-14]', async (query) => {
    await expect(view(query)).rejects.toMatchObject({ code: 'error.store.notFound' })
  })
})

describe('shops around a position', () => {
  const find = async (query: { latitude: number; longitude: number; distance?: number }) =>
    (await shop.anonymous().call(warehousesFindByCoordinates, { query })).data.warehouses

  test('lie within ten kilometres unless another distance is asked for, nearest first [delivery-42]', async () => {
    expect(names(await find(milano))).toEqual(['Milano Larga'])
    expect(names(await find({ ...milano, distance: 10 }))).toEqual([])
    const both = await find({ ...milano, distance: 500_000 })
    expect(names(both)).toEqual(['Milano Larga', 'Bottega Stresa', 'Torino Po'])
    expect(both[2]?.distance).toBeGreaterThan(both[0]?.distance ?? 0)
  })
})

describe('shops by kind or position', () => {
  const find = async (query: {
    parent_warehouse_class_id?: number
    parent_latitude?: number
    parent_longitude?: number
    parent_distance?: number
  }) => names((await shop.anonymous().call(warehousesFind, { query })).data.warehouses)

  test('are those of the class, or those around it, ten kilometres unless said otherwise [locator-15]', async () => {
    const around = { parent_latitude: milano.latitude, parent_longitude: milano.longitude }
    expect(await find({ parent_warehouse_class_id: 1 })).toEqual(['Milano Larga'])
    expect(await find(around)).toEqual(['Milano Larga'])
    expect(await find({ ...around, parent_distance: 80_000 })).toEqual(['Milano Larga', 'Bottega Stresa'])
    expect(await find({})).toHaveLength(3)
  })
})
