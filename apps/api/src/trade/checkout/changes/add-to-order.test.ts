import { ordersChangeable, ordersModify } from '@bottega/contract/orders/calls.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { later, put, type Buyer } from '../../../testing/orders/buying.ts'
import {
  cartOf,
  confirm,
  leave,
  modify,
  orderAtTheDoor,
  setStatus,
  setTo,
  viewOrder,
} from '../../../testing/orders/changing.ts'
import { chooseSlot } from '../../../testing/orders/ready-shopper.ts'
import { openTestShop, type Person, type TestShop } from '../../../testing/test-shop.ts'
import { testNow } from '../../../testing/world.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
beforeEach(() => {
  shop.clock.now = testNow
})
afterAll(() => shop.close())

const offered = (person: Person) => person.call(ordersChangeable).then(({ data }) => data.order)

/** An order, and a second shop begun beside it with a jar more of the wine and a litre of milk. */
async function shoppingOn() {
  const own = await orderAtTheDoor(shop)
  await chooseSlot(shop, own.buyer, 'tomorrowMorning')
  await put(shop, own.buyer, { wine: 1, milk: 2 })
  return own
}
const lineOf = async (buyer: Buyer, name: 'wine' | 'milk') => {
  const { cartItems = [] } = await cartOf(buyer)
  return cartItems.find(({ product }) => product.productId === shop.world.products[name])?.itemId ?? 0
}
const quantities = async (buyer: Buyer) =>
  ((await cartOf(buyer)).cartItems ?? []).map(({ product, quantity }) => [product.productId, quantity])

describe('the order the customer already has', () => {
  test('is offered with its slot and until when it can be changed [history-24]', async () => {
    const { buyer, orderId } = await orderAtTheDoor(shop)
    const { changeableUntil } = await viewOrder(buyer, orderId)
    expect(await offered(buyer)).toEqual({
      orderId,
      deliveryDate: '2026-11-17',
      beginTime: '10:00',
      endTime: '12:00',
      deliveryServiceId: 2,
      changeableUntil,
    })
    expect(await offered(await shop.shopper())).toBeUndefined()
  })

  test('is offered no more once it is too late, cancelled or being changed [history-25]', async () => {
    const { buyer, orderId } = await orderAtTheDoor(shop)
    await modify(buyer, orderId)
    expect(await offered(buyer)).toBeUndefined()
    await leave(buyer, orderId)
    expect((await offered(buyer))?.orderId).toBe(orderId)
    await setStatus(shop, orderId, 6)
    expect(await offered(buyer)).toBeUndefined()
    await setStatus(shop, orderId, 3)
    expect((await offered(buyer))?.orderId).toBe(orderId)
    await later(shop, 26 * 60)
    expect(await offered(buyer)).toBeUndefined()
  })

  test('takes the product out of the cart and into the order, with one delivery fee [history-26]', async () => {
    const { buyer, orderId } = await shoppingOn()
    const { wine, milk } = shop.world.products
    const milkLine = await lineOf(buyer, 'milk')
    await buyer.call(ordersModify, { body: { order_id: orderId, item_ids: [milkLine] } })
    expect(await quantities(buyer)).toContainEqual([milk, 2])
    const { deliveryFee } = await viewOrder(buyer, orderId)
    await confirm(buyer, orderId)
    const changed = await viewOrder(buyer, orderId)
    expect(changed.orderItems.map(({ productId, quantityOrdered }) => [productId, quantityOrdered])).toContainEqual([
      milk,
      2,
    ])
    expect(changed.deliveryFee).toBeLessThanOrEqual(deliveryFee)
    expect(await quantities(buyer)).toEqual([[wine, 1]])
  })

  test('has more of what it had already [history-27]', async () => {
    const { buyer, orderId } = await shoppingOn()
    await buyer.call(ordersModify, { body: { order_id: orderId, item_ids: [await lineOf(buyer, 'wine')] } })
    expect(await quantities(buyer)).toContainEqual([shop.world.products.wine, 3])
    await leave(buyer, orderId)
    expect(await quantities(buyer)).toEqual([[shop.world.products.milk, 2]])
  })

  test('takes nothing out of another customer’s cart [history-28]', async () => {
    const { buyer, orderId } = await shoppingOn()
    const other = await shoppingOn()
    const othersLine = await lineOf(other.buyer, 'milk')
    await buyer.call(ordersModify, { body: { order_id: orderId, item_ids: [othersLine] } })
    expect(await quantities(buyer)).not.toContainEqual([shop.world.products.milk, 2])
    expect(await quantities(other.buyer)).toContainEqual([shop.world.products.milk, 2])
    await setTo(shop, other.buyer, 'milk', 1)
  })
})
