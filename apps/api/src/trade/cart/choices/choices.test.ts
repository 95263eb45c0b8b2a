import {
  cartAdd,
  cartChoices,
  cartChoose,
  cartUpdateCartInfo,
  cartUpdateInfos,
  cartView,
} from '@bottega/contract/cart/calls.ts'
import { ordersView } from '@bottega/contract/orders/calls.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheDoor, buyerWith, put } from '../../../testing/orders/buying.ts'
import { modify, orderAtTheDoor } from '../../../testing/orders/changing.ts'
import { chooseSlot, readyShopper } from '../../../testing/orders/ready-shopper.ts'
import { openTestShop, type Person, type TestShop } from '../../../testing/test-shop.ts'
import { packagingType } from '../packaging.tables.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await shop.shop.db.insert(packagingType).values([
    { id: 1, name: { it: 'Sacchetti' }, position: 1 },
    { id: 2, name: { it: 'Senza sacchetti' }, feeCents: 0, position: 2 },
    { id: 3, name: { it: 'Borse termiche' }, feeCents: 150, position: 3 },
  ])
})
afterAll(() => shop.close())

const choicesOf = async (person: Person) => (await person.call(cartChoices)).data
const choose = (person: Person, body: { accept_alternatives?: boolean; packaging_type_id?: number }) =>
  person.call(cartChoose, { body })
const welcomed = async (person: Person) =>
  (await person.call(cartView)).data.cartItems?.map(({ acceptAlternatives }) => acceptAlternatives)

test('a customer who never answered has no answer, in the account and in the cart, and may order all the same [choices-2]', async () => {
  const anna = await buyerWith(shop)
  expect(await choicesOf(anna)).toEqual({})
  const { data } = await anna.call(cartView)
  expect(data.cartInfos).not.toHaveProperty('accept_alternatives')
  expect(data.cartInfos).not.toHaveProperty('packaging_type_id')
  expect(await welcomed(anna)).not.toContain(false)
  expect(data.bagFee).toBe(0.5)
  const { orderId } = await atTheDoor(anna)
  expect((await anna.call(ordersView, { query: { order_id: orderId } })).data.order).toMatchObject({ bagFee: 0.5 })
  expect(await choicesOf(anna)).toEqual({})
})

test('an answer is for every line, is kept in the account, and the next cart begins with it [choices-3]', async () => {
  const anna = await buyerWith(shop)
  const { data } = await choose(anna, { accept_alternatives: false, packaging_type_id: 2 })
  expect(data).toMatchObject({ bagFee: 0, cartInfos: { accept_alternatives: 'false', packaging_type_id: '2' } })
  expect(await welcomed(anna)).not.toContain(true)
  const { orderId } = await atTheDoor(anna)
  const { order } = (await anna.call(ordersView, { query: { order_id: orderId } })).data
  expect(order.bagFee).toBe(0)
  expect(order.orderItems.map(({ acceptAlternatives }) => acceptAlternatives)).not.toContain(true)

  expect(await choicesOf(anna)).toEqual({ acceptAlternatives: false, packagingTypeId: 2 })
  await chooseSlot(shop, anna, 'tomorrowMorning')
  await put(shop, anna, { milk: 3 })
  const next = (await anna.call(cartView)).data
  expect(next.cartInfos).toMatchObject({ accept_alternatives: 'false', packaging_type_id: '2' })
  expect(next.cartItems).toMatchObject([{ acceptAlternatives: false }])
})

test('a single line says otherwise, and an answer that changes nothing leaves it so', async () => {
  const anna = await buyerWith(shop, { milk: 2, pasta: 1 })
  const [milk] = (await anna.call(cartView)).data.cartItems ?? []
  const items = [{ itemId: milk?.itemId ?? 0, infos: { accept_alternatives: 'false' } }]
  await anna.call(cartUpdateInfos, { body: { items } })
  await choose(anna, { accept_alternatives: true })
  expect(await welcomed(anna)).toEqual([false, true])
  await choose(anna, { accept_alternatives: false })
  await choose(anna, { accept_alternatives: true })
  expect(await welcomed(anna)).toEqual([true, true])
})

test('one answer does not give the other', async () => {
  const anna = await readyShopper(shop)
  await choose(anna, { packaging_type_id: 1 })
  expect(await choicesOf(anna)).toEqual({ packagingTypeId: 1 })
  await choose(anna, { accept_alternatives: true })
  expect(await choicesOf(anna)).toEqual({ packagingTypeId: 1, acceptAlternatives: true })
})

test('a program that sets the infos of one cart answers for that cart alone', async () => {
  const anna = await buyerWith(shop, { milk: 2 })
  await anna.call(cartUpdateCartInfo, { body: { property: 'accept_alternatives', value: 'false' } })
  await anna.call(cartUpdateCartInfo, { body: { property: 'packaging_type_id', value: '3' } })
  const items = [{ productId: shop.world.products.pasta, quantity: 1 }]
  await anna.call(cartAdd, { body: { items } })
  expect(await welcomed(anna)).toEqual([true, false])
  expect(await choicesOf(anna)).toEqual({})
})

test('bags that are not offered are refused, and those that no longer are answer nothing', async () => {
  const anna = await readyShopper(shop)
  await expect(choose(anna, { packaging_type_id: 99 })).rejects.toMatchObject({ code: 'error.cart.infoNotAllowed' })
  await choose(anna, { packaging_type_id: 3 })
  await shop.shop.db.update(packagingType).set({ active: false }).where(eq(packagingType.id, 3))
  expect(await choicesOf(anna)).toEqual({})
  await shop.shop.db.update(packagingType).set({ active: true }).where(eq(packagingType.id, 3))
})

test('an order that is being changed keeps the answers it was placed with', async () => {
  const { buyer, orderId } = await orderAtTheDoor(shop)
  await modify(buyer, orderId)
  const before = (await buyer.call(cartView)).data
  const { data } = await choose(buyer, { accept_alternatives: false, packaging_type_id: 3 })
  expect(data).toMatchObject({ orderId, bagFee: before.bagFee, cartInfos: before.cartInfos })
  expect(await welcomed(buyer)).toEqual(before.cartItems?.map(() => true))
  expect(await choicesOf(buyer)).toEqual({ acceptAlternatives: false, packagingTypeId: 3 })
})
