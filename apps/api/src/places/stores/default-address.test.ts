import { authTest } from '@bottega/contract/auth/calls.ts'
import {
  addressesDelete,
  addressesList,
  addressesSaveNew,
  addressesSetDefault,
  storesSetFavourite,
} from '@bottega/contract/delivery/calls.ts'
import { warehousesSearch } from '@bottega/contract/locator/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type Person, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const home = { address1: 'Via Torino', addressNumber: '8', city: 'Milano', province: 'MI', postalcode: '20122' }
const setDefault = (person: Person, address_id: number) => person.call(addressesSetDefault, { body: { address_id } })
const defaultOf = async (person: Person) => (await person.call(authTest)).user.defaultDeliveryAddressId

test('a customer makes one of their addresses the default, and deleting it leaves none [profile-6]', async () => {
  const anna = await shop.shopper({ homeAt: '20122' })
  const { data } = await anna.call(addressesSaveNew, { body: home })
  await setDefault(anna, data.address.addressId)
  expect(await defaultOf(anna)).toBe(data.address.addressId)
  const { addresses } = (await anna.call(addressesList)).data
  expect(addresses[0]?.addressId).toBe(data.address.addressId)
  await anna.call(addressesDelete, { query: { address_id: data.address.addressId } })
  expect(await defaultOf(anna)).toBeUndefined()
})

test('another customer’s address is not found, like one that does not exist [profile-7]', async () => {
  const anna = await shop.shopper({ homeAt: '20122' })
  const bruno = await shop.shopper()
  for (const addressId of [anna.addressId ?? 0, 999_999])
    await expect(setDefault(bruno, addressId)).rejects.toMatchObject({ code: 'error.address.notFound' })
  expect(await defaultOf(bruno)).toBeUndefined()
})

test('a customer makes a store the favourite by its place, takes it back, and only a place of a store is one [locator-37]', async () => {
  const anna = await shop.shopper({ homeAt: '20122' })
  const choose = (address_id?: number) => anna.call(storesSetFavourite, { body: address_id ? { address_id } : {} })
  const [place] = (await shop.anonymous().call(warehousesSearch, {})).data.warehouses.flatMap((one) => one.addressIds)
  expect((await choose(place)).user.defaultStoreAddressId).toBe(place)
  expect((await anna.call(authTest)).user.defaultStoreAddressId).toBe(place)
  for (const other of [anna.addressId, 999_999])
    await expect(choose(other)).rejects.toMatchObject({ code: 'error.address.notFound' })
  expect((await choose()).user.defaultStoreAddressId).toBeUndefined()
  expect((await anna.call(authTest)).user.defaultStoreAddressId).toBeUndefined()
})

test('an address says whether its place could be confirmed [profile-8]', async () => {
  const anna = await shop.shopper()
  await anna.call(addressesSaveNew, { body: home })
  await anna.call(addressesSaveNew, { body: { ...home, city: 'Paperopoli', saveAnyway: true } })
  const { addresses } = (await anna.call(addressesList)).data
  expect(addresses.map(({ city, validated }) => [city, validated])).toEqual([
    ['Milano', true],
    ['Paperopoli', false],
  ])
})
