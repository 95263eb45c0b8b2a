import { proximityList, proximityLocalize, proximitySelect } from '@bottega/contract/delivery/calls.ts'
import { cartView } from '@bottega/contract/cart/calls.ts'
import { geoCoverage } from '@bottega/contract/geo/calls.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { address } from '../addresses.tables.ts'
import { warehouse } from '../stores.tables.ts'
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts'

const milano = { latitude: 45.4642, longitude: 9.19 }
const stresa = { latitude: 45.8838, longitude: 8.5396 }

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  const { torinoPickup } = shop.world.addresses
  const torino = { latitude: 45.0703, longitude: 7.6869 }
  await shop.shop.db.update(address).set(torino).where(eq(address.id, torinoPickup))
  await shop.shop.db.update(warehouse).set(torino).where(eq(warehouse.id, shop.world.warehouses.torino))
})
afterAll(() => shop.close())

const names = (stores: readonly { name: string }[]) => stores.map(({ name }) => name)

describe('stores by service', () => {
  test('are all stores when no service is named, each with where it stands [delivery-33]', async () => {
    const { data } = await shop.anonymous().call(proximityList, {})
    expect(names(data.stores)).toEqual(['Milano', 'Torino'])
    expect(data.stores[0]?.address).toMatchObject({ city: 'Milano', postalcode: '20122', latitude: 45.46 })
    expect(data.stores[0]?.distance).toBeUndefined()
  })

  test.each([
    [['5'], ['Milano']],
    [
      ['2', '5'],
      ['Milano', 'Torino'],
    ],
    [['2,5'], ['Milano', 'Torino']],
    [['9'], []],
  ])('%j', async (services, found) => {
    expect(names((await shop.anonymous().call(proximityList, { query: { services } })).data.stores)).toEqual(found)
  })

  test('come in the order asked for', async () => {
    const ask = async (orderby: 'name' | 'city' | 'position') =>
      names((await shop.anonymous().call(proximityList, { query: { orderby } })).data.stores)
    expect(await ask('name')).toEqual(['Milano', 'Torino'])
    expect(await ask('position')).toEqual(['Milano', 'Torino'])
  })

  test('a service that is no number, and an unknown order, are refused', async () => {
    for (const query of [{ services: ['drop table'] }, { orderby: 'price' as 'name' }])
      await expect(shop.anonymous().call(proximityList, { query })).rejects.toMatchObject({
        code: 'error.request.invalid',
      })
  })
})

describe('stores near a position', () => {
  test('are those with a place within ten kilometres, and say how far it is [delivery-34]', async () => {
    const { data } = await shop.anonymous().call(proximityLocalize, { query: milano })
    expect(names(data.stores)).toEqual(['Milano'])
    expect(data.stores[0]?.distance).toBeGreaterThan(100)
    expect(data.stores[0]?.distance).toBeLessThan(1000)
  })

  test('a locker or quay brings its store near, only for its own service', async () => {
    const { milanoLocker } = shop.world.addresses
    await shop.shop.db.update(address).set(stresa).where(eq(address.id, milanoLocker))
    const near = async (services?: string[]) =>
      names(
        (await shop.anonymous().call(proximityLocalize, { query: { ...stresa, ...(services && { services }) } })).data
          .stores,
      )
    expect(await near()).toEqual(['Milano'])
    expect(await near(['5'])).toEqual(['Milano'])
    expect(await near(['1'])).toEqual([])
  })

  test('a position off the earth is refused', async () => {
    const query = { latitude: 91, longitude: 9 }
    await expect(shop.anonymous().call(proximityLocalize, { query })).rejects.toMatchObject({
      code: 'error.request.invalid',
    })
  })
})

describe('choosing a store by the GET of the protocol', () => {
  test('sets it on the cart [delivery-35]', async () => {
    const anna = await shop.shopper({ homeAt: '20122' })
    const { data } = await anna.call(proximitySelect, { query: { store_id: shop.world.stores.torino } })
    expect(data.store.storeId).toBe(shop.world.stores.torino)
    expect((await anna.call(cartView, {})).data.store.storeId).toBe(shop.world.stores.torino)
  })

  test('is refused to an anonymous visitor, and for a store that is not there', async () => {
    const query = { store_id: 99 }
    await expect(shop.anonymous().call(proximitySelect, { query })).rejects.toMatchObject({
      code: 'error.session.expired',
    })
    await expect((await shop.shopper()).call(proximitySelect, { query })).rejects.toMatchObject({
      code: 'error.store.notFound',
    })
  })

  test('is refused to a link followed from elsewhere', async () => {
    const anna = await shop.shopper()
    const reply = await shop.app.inject({
      method: 'GET',
      url: `/ebsn/api/store-proximity/select?store_id=${shop.world.stores.torino}`,
      headers: { cookie: `bottega_session=${anna.token}` },
    })
    expect(reply.statusCode).toBe(403)
    expect((await anna.call(cartView, {})).data.store.storeId).toBe(shop.world.stores.milano)
  })
})

describe('a store chosen before signing in', () => {
  const asVisitor = (cookie: string, url: string) =>
    shop.app.inject({ method: 'GET', url: `/ebsn/api${url}`, headers: { cookie, 'x-ebsn-client': 'site' } })
  const choose = (storeId: number) =>
    shop.app.inject({
      method: 'POST',
      url: '/ebsn/api/geo/choose-store',
      headers: { 'x-ebsn-client': 'site' },
      payload: { store_id: storeId },
    })

  test('is that of the cart and of every price, as long as the browser remembers it', async () => {
    const { torino, milano: usual } = shop.world.stores
    const reply = await choose(torino)
    expect(reply.json().data.store.storeId).toBe(torino)
    const [cookie] = reply.cookies
    expect(cookie).toMatchObject({ value: String(torino), httpOnly: true, sameSite: 'Lax', path: '/' })
    const bring = `${cookie?.name}=${cookie?.value}`
    expect((await asVisitor(bring, '/cart/view')).json().data.warehouse.warehouseId).toBe(shop.world.warehouses.torino)
    expect((await asVisitor('', '/cart/view')).json().data.store.storeId).toBe(usual)
    const warehouseOf = async (cookies: string) =>
      (await asVisitor(cookies, `/products/${shop.world.products.pasta}`)).json().data.deliveryWarehouse.warehouseId
    expect(await warehouseOf(bring)).toBe(shop.world.warehouses.torino)
    expect(await warehouseOf('')).toBe(shop.world.warehouses.milano)
  })

  test('is where the first cart of a new customer begins', async () => {
    const { torino } = shop.world.stores
    const anna = await shop.shopper()
    const reply = await shop.app.inject({
      method: 'GET',
      url: '/ebsn/api/cart/view',
      headers: { 'x-ebsn-account': anna.token, cookie: `bottega_store=${torino}` },
    })
    expect(reply.json().data.store.storeId).toBe(torino)
  })

  test('is refused when there is no such store, and one that is not there is not believed [delivery-64]', async () => {
    expect((await choose(99)).json().response.errors[0].code).toBe('error.store.notFound')
    for (const value of ['99', '1 or 1=1', '-1', ''])
      expect((await asVisitor(`bottega_store=${value}`, '/cart/view')).json().data.store.storeId).toBe(
        shop.world.stores.milano,
      )
  })
})

describe('whether groceries come to a place', () => {
  const reaches = async (query: { postalcode?: string; city?: string; province?: string }) =>
    (await shop.anonymous().call(geoCoverage, { query: { ...query, delivery_service_id: 2 } })).data

  test('is told by its postal code, or by a town of which one code is reached, with the store that reaches it', async () => {
    const { milano: ofMilano, torino } = shop.world.stores
    expect(await reaches({ postalcode: '20122' })).toEqual({ covered: true, storeId: ofMilano })
    expect(await reaches({ city: 'Milano', province: 'MI' })).toEqual({ covered: true, storeId: ofMilano })
    expect(await reaches({ city: 'torino' })).toEqual({ covered: true, storeId: torino })
    for (const where of [{ postalcode: '23100' }, { city: 'Milano', province: 'TO' }, { city: 'Sondrio' }, {}])
      expect(await reaches(where)).toEqual({ covered: false })
  })
})
