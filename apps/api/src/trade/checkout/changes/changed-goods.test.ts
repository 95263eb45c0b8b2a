import { cartView } from '@bottega/contract/cart/calls.ts'
import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { product, productClass } from '../../catalog/products.tables.ts'
import { put } from '../../../testing/orders/buying.ts'
import { catalogueChanged } from '../../../testing/database/catalogue-changed.ts'
import { confirm, modify, orderAtTheDoor, setTo, viewOrder } from '../../../testing/orders/changing.ts'
import { openTestShop, type Person, type TestShop } from '../../../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const goodsOf = async (person: Person) =>
  ((await person.call(cartView)).data.cartItems ?? []).map(({ quantity, isPackage }) => ({ quantity, isPackage }))

describe('a class of which an order has all one may buy', () => {
  test('has no room for other goods while the order is changed, and room for what is taken out [checkout-6]', async () => {
    const { pasta, milk } = shop.world.products
    const [bottles] = await shop.shop.db
      .insert(productClass)
      .values({ groupId: 10_002, name: { it: 'Primo prezzo' }, maximumQuantity: 12_000 })
      .returning({ id: productClass.id })
    await shop.shop.db
      .update(product)
      .set({ classIds: [bottles?.id ?? 0] })
      .where(inArray(product.id, [pasta, milk]))
    await catalogueChanged(shop)
    const { buyer, orderId } = await orderAtTheDoor(shop, { pasta: 12, wine: 2 })
    await modify(buyer, orderId)
    const refused = await put(shop, buyer, { milk: 12 })
    expect(refused.response.warnings).toMatchObject([{ code: 'warning.cart.classLimited' }])
    expect(await goodsOf(buyer)).toMatchObject([{ quantity: 12 }, { quantity: 2 }])
    await setTo(shop, buyer, 'pasta', 9)
    await put(shop, buyer, { milk: 12 })
    expect(await goodsOf(buyer)).toMatchObject([{ quantity: 9 }, { quantity: 2 }, { quantity: 3 }])
    await confirm(buyer, orderId)
    const { orderItems } = await viewOrder(buyer, orderId)
    expect(orderItems.map(({ quantityOrdered }) => quantityOrdered)).toEqual([9, 2, 3])
  })
})

test('a pack of an order, lowered below a whole one, is pieces, and a pack again when it is whole [checkout-5]', async () => {
  const { buyer, orderId } = await orderAtTheDoor(shop, { water: 6, wine: 2 })
  await modify(buyer, orderId)
  expect(await goodsOf(buyer)).toContainEqual({ quantity: 6, isPackage: true })
  await setTo(shop, buyer, 'water', 4)
  expect(await goodsOf(buyer)).toContainEqual({ quantity: 4, isPackage: false })
  await setTo(shop, buyer, 'water', 6)
  expect(await goodsOf(buyer)).toContainEqual({ quantity: 6, isPackage: true })
})
