import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'

let coop: TestShop
let collect: TestShop
beforeAll(async () => {
  coop = await openTestShop()
  collect = await openTestShop({ SITE: 'collect' })
})
afterAll(async () => {
  await coop.close()
  await collect.close()
})

const services = async (shop: TestShop, name: string) => {
  const { data } = await shop.anonymous('de').call('stores.list', {})
  return data.stores.find((store) => store.name === name)?.deliveryServices.map((service) => service.name)
}

describe('stores', () => {
  test('are listed in their order with their services, in the visitor’s language', async () => {
    const { data } = await coop.anonymous().call('stores.list', {})
    expect(data.stores.map(({ name, city }) => [name, city])).toEqual([
      ['Milano', 'Milano'],
      ['Torino', 'Torino'],
    ])
    expect(await services(coop, 'Milano')).toEqual(['Abholung im Geschäft', 'Lieferung nach Hause', 'Abholfach'])
  })

  test('of the click-and-collect site deliver to nobody’s door', async () => {
    expect(await services(collect, 'Milano')).toEqual(['Abholung im Geschäft', 'Abholfach'])
  })

  test('can be seen one by one', async () => {
    const { data } = await coop.anonymous().call('stores.view', { query: { store_id: coop.world.stores.torino } })
    expect(data.store).toMatchObject({ name: 'Torino', warehouseId: coop.world.warehouses.torino })
  })

  test('that are not there say so', async () => {
    await expect(coop.anonymous().call('stores.view', { query: { store_id: 99 } })).rejects.toMatchObject({
      code: 'error.store.notFound',
    })
    await expect(coop.anonymous().call('addresses.ofStore', { query: { store_id: 99 } })).rejects.toMatchObject({
      code: 'error.store.notFound',
    })
  })

  test('show their pickup places to anyone', async () => {
    const { data } = await coop.anonymous().call('addresses.ofStore', { query: { store_id: coop.world.stores.milano } })
    expect(data.addresses.map(({ addressName, addressType, storeId }) => [addressName, addressType, storeId])).toEqual([
      ['Bottega Milano Larga', 'drive', 1],
      ['Locker Porta Romana', 'drive', 1],
    ])
  })
})
