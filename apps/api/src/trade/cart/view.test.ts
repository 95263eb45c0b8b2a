import { cartView } from '@bottega/contract/cart/calls.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cart } from './cart.tables.ts'
import { put } from '../../testing/orders/buying.ts'
import { readyShopper } from '../../testing/orders/ready-shopper.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

test('the cart says whose it is, where and when it goes, and from which store [cart-5]', async () => {
  const anna = await readyShopper(shop)
  const { data } = await anna.call(cartView)
  expect(data).toMatchObject({
    cartId: expect.any(Number) as unknown,
    cartStatusId: 1,
    user: { userId: anna.userId },
    shippingAddress: {
      addressId: anna.addressId,
      deliveryServiceId: 2,
      zoneId: 1,
      addressTypeId: 1,
      autoAssigned: false,
    },
    timeslot: {
      date: '2026-11-17',
      timeslotId: shop.world.slots.tomorrowMorning,
      beginTime: expect.stringMatching(/^\d\d:\d\d$/) as unknown,
      endTime: expect.stringMatching(/^\d\d:\d\d$/) as unknown,
      name: expect.any(String) as unknown,
      autoAssigned: false,
    },
    store: { storeId: 1 },
    warehouse: { warehouseId: 1 },
  })
})

test('with sectors every item stands in one of them, without in one list, and the count is the same [cart-11]', async () => {
  const anna = await readyShopper(shop)
  await put(shop, anna, { milk: 2, pasta: 1, apples: 0.5 })
  const { data: listed } = await anna.call(cartView, { query: { show_sectors: false } })
  const { data: sectored } = await anna.call(cartView, { query: { show_sectors: true } })
  expect(listed).not.toHaveProperty('sectors')
  expect(sectored).not.toHaveProperty('cartItems')
  const inSectors = sectored.sectors?.flatMap(({ cartItems }) => cartItems) ?? []
  const ids = (items: readonly { itemId: number }[]) => items.map(({ itemId }) => itemId).toSorted((a, b) => a - b)
  expect(ids(inSectors)).toEqual(ids(listed.cartItems ?? []))
  expect([listed.totalItems, sectored.totalItems]).toEqual([3, 3])
  expect(inSectors.find(({ product }) => product.name === 'Mele rosse del Trentino')).toMatchObject({
    cartItemId: expect.any(Number) as unknown,
    quantity: 0.5,
    weight: 0.5,
    cartItemInsertionTypeId: 1,
    cartItemInfo: {},
  })
})

describe('the cart of a customer who has none', () => {
  test('is shown empty at the default store, and looking makes no cart', async () => {
    const anna = await shop.shopper()
    const { data } = await anna.call(cartView, {})
    expect(data).toMatchObject({
      cartId: -1,
      user: { userId: anna.userId },
      store: { storeId: 1, name: 'Milano' },
      totalItems: 0,
      cartItems: [],
      total: 0,
    })
    expect(await shop.shop.db.select().from(cart).where(eq(cart.userId, anna.userId))).toEqual([])
  })

  test('belongs to no customer for a visitor', async () => {
    const { data, user } = await shop.anonymous().call(cartView, { query: { show_sectors: true } })
    expect(data).toMatchObject({ cartId: -1, user: { userId: -1 }, sectors: [], total: 0 })
    expect(user.userId).toBe(-1)
  })

  test('begins where the last order went', async () => {
    const anna = await readyShopper(shop)
    await shop.shop.db.update(cart).set({ state: 'ordered' }).where(eq(cart.userId, anna.userId))
    const { data } = await anna.call(cartView, {})
    expect(data).toMatchObject({ cartId: -1, shippingAddress: { addressId: anna.addressId, autoAssigned: true } })
    expect(data.timeslot).toBeUndefined()
    await expect(put(shop, anna, { milk: 1 })).rejects.toMatchObject({ code: 'error.cart.timeslotRequired' })
  })
})
