import { cartView } from '@bottega/contract/cart/calls.ts'
import { addressesSelect, addressesUpdate, addressesView } from '@bottega/contract/delivery/calls.ts'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { homeAddress } from '../../testing/home-address.ts'
import { refusal } from '../../testing/refusal.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { storeService } from './stores.tables.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

describe('where a store has drawn the area it delivers in', () => {
  const milano = { latitude: 45.46, longitude: 9.19 }
  const beyond = { latitude: 45.5, longitude: 9.19 }
  const centre = { latitude: 45.4643, longitude: 9.1895 }
  const pessano = { ...homeAddress, postalcode: '20060', city: 'Pessano con Bornago' }
  const corners: [number, number][] = [
    [45.4, 9.1],
    [45.48, 9.1],
    [45.48, 9.3],
    [45.4, 9.3],
  ]
  const draw = (area: typeof corners | null) =>
    shop.shop.db
      .update(storeService)
      .set({ area })
      .where(and(eq(storeService.storeId, shop.world.stores.milano), eq(storeService.deliveryServiceId, 2)))
  beforeAll(() => draw(corners))
  afterAll(() => draw(null))

  test.each<[string, object, true | string]>([
    ['within it is reached', milano, true],
    ['beyond it is not, though the store has its postal code', beyond, 'error.address.notCovered'],
    ['without a position goes by its postal code', {}, true],
    ['with a position in another town goes by its postal code', { latitude: 41.9, longitude: 12.5 }, true],
    ['within it is reached where the store has no such postal code', { ...pessano, ...milano }, true],
    ['of such a code is not without a position', pessano, 'error.address.notCovered'],
    ['at the centre of its town, which is no position of a house, goes by its postal code', centre, true],
  ])('an address %s [delivery-70]', async (_what, change, expected) => {
    const anna = await shop.shopper()
    const saving = anna.call(addressesUpdate, { body: { ...homeAddress, ...change } })
    if (expected === true) expect((await saving).data.address.covered).toBe(true)
    else await expect(saving).rejects.toEqual(refusal(expected))
  })

  test('a cart goes where the area reaches, and no longer once the area is drawn anew [delivery-71]', async () => {
    const anna = await shop.shopper()
    const { data } = await anna.call(addressesUpdate, { body: { ...pessano, ...milano } })
    const { addressId: address_id } = data.address
    const selected = await anna.call(addressesSelect, { body: { address_id } })
    expect(selected.data.shippingAddress).toMatchObject({ addressId: address_id, zoneId: 0 })
    await draw(corners.map(([latitude, longitude]) => [latitude - 1, longitude]))
    await expect(anna.call(addressesSelect, { body: { address_id } })).rejects.toEqual(
      refusal('error.address.notCovered'),
    )
    expect((await anna.call(cartView)).data.shippingAddress).toBeUndefined()
    const { data: book } = await anna.call(addressesView, { query: { address_id } })
    expect(book.address.covered).toBe(false)
    await draw(corners)
  })
})
