import { cartAdd } from '@bottega/contract/cart/calls.ts'
import { deliveryFeeView } from '@bottega/contract/delivery/calls.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeService } from '../../../places/stores/stores.tables.ts'
import { readyShopper } from '../../../testing/orders/ready-shopper.ts'
import { openTestShop, type Person, type TestShop } from '../../../testing/test-shop.ts'
import type { ProductName } from '../../../testing/world.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const add = (person: Person, name: ProductName, quantity: number) =>
  person.call(cartAdd, { body: { items: [{ productId: shop.world.products[name], quantity }] } })

describe('the delivery fee', () => {
  const fee = async (person: Person) => (await person.call(deliveryFeeView, {})).data

  test('is unknown before a service is chosen', async () => {
    expect(await fee(shop.anonymous())).toEqual({})
  })

  test('falls away at the threshold, and what is missing is said until then [cart-48]', async () => {
    const anna = await readyShopper(shop)
    await add(anna, 'wine', 2)
    expect(await fee(anna)).toEqual({
      deliveryFee: 4.9,
      bagFee: 0.5,
      minimumOrder: 10,
      missingForMinimum: 0,
      freeDeliveryFrom: 80,
      missingForFreeDelivery: 66.2,
    })
    const { data } = await add(anna, 'wine', 10)
    expect(data).toMatchObject({ deliveryFee: 0, missingForFreeDelivery: 0, savings: 4.9, total: 83.3 })
    expect(await fee(anna)).toMatchObject({ deliveryFee: 0, missingForFreeDelivery: 0 })
  })

  test('is less from each step of the service on, which says so as a discount and names the next [cart-321]', async () => {
    const anna = await readyShopper(shop)
    const steps = (feeSteps: { fromCents: number; feeCents: number }[]) =>
      shop.shop.db.update(storeService).set({ feeSteps }).where(eq(storeService.deliveryServiceId, 2))
    await steps([{ fromCents: 2000, feeCents: 290 }])
    await add(anna, 'wine', 2)
    const next = { nextDeliveryFee: 2.9, nextDeliveryFeeFrom: 20, missingForNextDeliveryFee: 6.2 }
    expect(await fee(anna)).toMatchObject({ deliveryFee: 4.9, missingForFreeDelivery: 66.2, ...next })
    const { data } = await add(anna, 'wine', 3)
    expect(data).toMatchObject({ deliveryFee: 2.9, savings: 2 })
    expect(data).not.toHaveProperty('nextDeliveryFee')
    expect(await fee(anna)).toMatchObject({ deliveryFee: 2.9, freeDeliveryFrom: 80 })
    await steps([])
  })
})
