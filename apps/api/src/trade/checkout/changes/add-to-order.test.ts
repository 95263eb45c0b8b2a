import { ordersAdd, ordersChangeable, ordersModify } from '@bottega/contract/orders/calls.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { attemptsOf, later, limitStock, put, type Buyer } from '../../../testing/orders/buying.ts'
import {
  cartOf,
  confirm,
  leave,
  modify,
  orderAtTheDoor,
  orderByCard,
  setStatus,
  setTo,
  viewOrder,
} from '../../../testing/orders/changing.ts'
import { slot } from '../../delivery/slots.tables.ts'
import { chooseSlot } from '../../../testing/orders/ready-shopper.ts'
import { refusal } from '../../../testing/refusal.ts'
import { openShopWithBank, type ShopWithBank } from '../../../testing/servers/shop-with-bank.ts'
import { openTestShop, type Person, type TestShop } from '../../../testing/test-shop.ts'
import { testNow } from '../../../testing/world.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await shop.shop.db.update(slot).set({ capacity: 50 }).where(eq(slot.id, shop.world.slots.tomorrowMorning))
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

const add = (person: Person, orderId: number, ...lineIds: number[]) =>
  person.call(ordersAdd, { body: { order_id: orderId, item_ids: lineIds } })
const orderedOf = async (buyer: Buyer, orderId: number) =>
  (await viewOrder(buyer, orderId)).orderItems.map(({ productId, quantityOrdered }) => [productId, quantityOrdered])

describe('lines of the cart put into an order at once', () => {
  test('are in the order, out of the cart and paid with it, without a change to confirm', async () => {
    const { buyer, orderId } = await shoppingOn()
    const { wine, milk } = shop.world.products
    const before = await viewOrder(buyer, orderId)
    const { data, response } = await add(buyer, orderId, await lineOf(buyer, 'milk'))
    expect(response.infosMessage).toEqual(['Aggiunto al tuo ordine per mar 17 novembre, 10:00–12:00.'])
    expect(await orderedOf(buyer, orderId)).toContainEqual([milk, 2])
    expect(await quantities(buyer)).toEqual([[wine, 1]])
    expect(data.order.grossTotal).toBeGreaterThan(before.grossTotal)
    expect((await offered(buyer))?.orderId).toBe(orderId)
  })

  test('sent twice at once or later act once', async () => {
    const { buyer, orderId } = await shoppingOn()
    const { milk } = shop.world.products
    const line = await lineOf(buyer, 'milk')
    await Promise.all([add(buyer, orderId, line), add(buyer, orderId, line)])
    const { response } = await add(buyer, orderId, line)
    expect(response.infos?.map(({ code }) => code)).toEqual(['info.order.unchanged'])
    expect(await orderedOf(buyer, orderId)).toContainEqual([milk, 2])
  })

  test('stay in the cart where the order is being changed already, and the change stays too', async () => {
    const { buyer, orderId } = await shoppingOn()
    const line = await lineOf(buyer, 'milk')
    await modify(buyer, orderId)
    await setTo(shop, buyer, 'wine', 5)
    await expect(add(buyer, orderId, line)).rejects.toEqual(refusal('error.order.changeOpen'))
    expect(await quantities(buyer)).toContainEqual([shop.world.products.wine, 5])
    await leave(buyer, orderId)
    expect(await quantities(buyer)).toContainEqual([shop.world.products.milk, 2])
  })

  test('stay in the cart where the order can no longer be changed, or is another customer’s', async () => {
    const { buyer, orderId } = await shoppingOn()
    const other = await shoppingOn()
    const line = await lineOf(buyer, 'milk')
    await expect(add(buyer, other.orderId, line)).rejects.toEqual(refusal('error.order.notFound'))
    const { response } = await add(other.buyer, other.orderId, line)
    expect(response.infos?.map(({ code }) => code)).toEqual(['info.order.unchanged'])
    await setStatus(shop, orderId, 6)
    await expect(add(buyer, orderId, line)).rejects.toEqual(refusal('error.order.notModifiable'))
    expect(await quantities(buyer)).toContainEqual([shop.world.products.milk, 2])
  })
})

describe('an order that somebody would have to look at first', () => {
  test('does not become dearer by more than the lines cost in the cart', async () => {
    const { buyer, orderId } = await shoppingOn()
    const line = await lineOf(buyer, 'milk')
    const setFee = (feeCents: number | null) =>
      shop.shop.db.update(slot).set({ feeCents }).where(eq(slot.id, shop.world.slots.tomorrowMorning))
    await setFee(900)
    await expect(add(buyer, orderId, line)).rejects.toEqual(refusal('error.order.notAtOnce'))
    await setFee(null)
    expect(await orderedOf(buyer, orderId)).not.toContainEqual([shop.world.products.milk, 2])
    expect(await quantities(buyer)).toContainEqual([shop.world.products.milk, 2])
    await add(buyer, orderId, line)
    expect(await orderedOf(buyer, orderId)).toContainEqual([shop.world.products.milk, 2])
  })

  test('takes nothing that is sold out, and the line stays in the cart', async () => {
    const { buyer, orderId } = await shoppingOn()
    const line = await lineOf(buyer, 'milk')
    await limitStock(shop, 'milk', 0)
    await expect(add(buyer, orderId, line)).rejects.toMatchObject({ code: 'error.order.notAtOnce' })
    expect(await quantities(buyer)).toContainEqual([shop.world.products.milk, 2])
  })
})

describe('an order paid by card', () => {
  let bank: ShopWithBank
  beforeAll(async () => {
    bank = await openShopWithBank()
  })
  afterAll(() => bank.close())

  test('asks no bank: what is not held yet is refused with its amount, and order and cart stay', async () => {
    const { buyer, orderId } = await orderByCard(bank)
    await chooseSlot(bank, buyer, 'tomorrowMorning')
    await put(bank, buyer, { milk: 2 })
    const { cartItems = [] } = await cartOf(buyer)
    const before = await orderedOf(buyer, orderId)
    const attempts = await attemptsOf(bank, orderId)
    await expect(add(buyer, orderId, cartItems[0]?.itemId ?? 0)).rejects.toMatchObject({
      code: 'error.order.beyondHold',
    })
    expect(await orderedOf(buyer, orderId)).toEqual(before)
    expect(await attemptsOf(bank, orderId)).toEqual(attempts)
    expect((await cartOf(buyer)).cartItems).toHaveLength(1)
  })

  test('takes what its hold still covers, and its hold stays as it is', async () => {
    const { buyer, orderId } = await orderByCard(bank, { wine: 4, apples: 1 })
    await modify(buyer, orderId)
    await setTo(bank, buyer, 'wine', 2)
    await confirm(buyer, orderId)
    const attempts = await attemptsOf(bank, orderId)
    await chooseSlot(bank, buyer, 'tomorrowMorning')
    await put(bank, buyer, { wine: 1 })
    const { cartItems = [] } = await cartOf(buyer)
    await add(buyer, orderId, cartItems[0]?.itemId ?? 0)
    expect(await orderedOf(buyer, orderId)).toContainEqual([bank.world.products.wine, 3])
    expect(await attemptsOf(bank, orderId)).toEqual(attempts)
  })
})
