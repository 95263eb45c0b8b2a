import { cartUpdate, cartUpdateInfos } from '@bottega/contract/cart/calls.ts'
import { staffOrder } from '@bottega/contract/staff-orders/calls.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogueChanged } from '../../testing/database/catalogue-changed.ts'
import { atTheDoor, buyerWith } from '../../testing/orders/buying.ts'
import { cartOf, confirm, modify, setTo, viewOrder } from '../../testing/orders/changing.ts'
import { mailsOf } from '../../testing/outbox-mails.ts'
import { staffMember } from '../../testing/staff.ts'
import { aPicker, lineOf, start } from '../../testing/orders/pickers.ts'
import { openTestShop, type Person, type TestShop } from '../../testing/test-shop.ts'
import type { ProductName } from '../../testing/world.ts'
import { product } from '../catalog/products.tables.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await shop.shop.db.update(product).set({ unitWeight: 200 }).where(eq(product.id, shop.world.products.apples))
  await catalogueChanged(shop)
})
afterAll(() => shop.close())

const itemOf = async (person: Person, name: ProductName) => {
  const item = (await cartOf(person)).cartItems?.find(
    ({ product: { productId } }) => productId === shop.world.products[name],
  )
  if (item === undefined) throw new Error(`no ${name} in the cart`)
  return item
}
const ask = async (person: Person, name: ProductName, pieces: string) =>
  person.call(cartUpdateInfos, {
    body: { items: [{ itemId: (await itemOf(person, name)).itemId, infos: { pieces } }] },
  })

test('loose goods asked for by the piece are so many pieces in the cart, the order and the picker’s list, at the estimated weight', async () => {
  const buyer = await buyerWith(shop, { wine: 2, apples: 1 })
  await ask(buyer, 'apples', '5')
  expect(await itemOf(buyer, 'apples')).toMatchObject({ quantity: 1, pieces: 5 })
  const { orderId } = await atTheDoor(buyer)
  const { orderItems } = await viewOrder(buyer, orderId)
  expect(orderItems[1]).toMatchObject({ quantityOrdered: 1, unit: 'kg', pieces: 5 })
  expect(orderItems[0]).not.toHaveProperty('pieces')
  const mail = (await mailsOf(shop)).find(({ id }) => id === `order-${orderId}-confirmation`)
  expect(mail?.text).toContain('(pezzi chiesti: 5)')
  const keeper = await staffMember(shop, 'shopkeeper')
  const { order } = (await keeper.call(staffOrder, { query: { order_id: orderId } })).data
  expect(order.lines.map(({ pieces }) => pieces)).toEqual([undefined, 5])
  const list = await start(await aPicker(shop), orderId)
  expect(lineOf(shop, list, 'apples')).toMatchObject({ quantityOrdered: 1, pieces: 5, needsWeight: true })
})

test('pieces are forgotten once the quantity is changed by weight, in a placed order too, and empty asks by weight again', async () => {
  const buyer = await buyerWith(shop, { wine: 2, apples: 1 })
  await ask(buyer, 'apples', '5')
  const { itemId } = await itemOf(buyer, 'apples')
  await buyer.call(cartUpdate, { body: { items: [{ itemId, quantity: 1.1 }] } })
  expect(await itemOf(buyer, 'apples')).not.toHaveProperty('pieces')
  await buyer.call(cartUpdate, { body: { items: [{ itemId, quantity: 1.2 }] } })
  await ask(buyer, 'apples', '6')
  const { orderId } = await atTheDoor(buyer)
  await modify(buyer, orderId)
  expect(await itemOf(buyer, 'apples')).toMatchObject({ quantity: 1.2, pieces: 6 })
  await setTo(shop, buyer, 'apples', 1.3)
  await confirm(buyer, orderId)
  expect((await viewOrder(buyer, orderId)).orderItems.map(({ pieces }) => pieces)).toEqual([undefined, undefined])
  const other = await buyerWith(shop, { wine: 2, apples: 1 })
  await ask(other, 'apples', '5')
  await ask(other, 'apples', '')
  expect(await itemOf(other, 'apples')).toMatchObject({ cartItemInfo: {} })
})

test.each([
  ['wine', '2'],
  ['apples', '0'],
  ['apples', '1,5'],
] as const)('%s are not asked for by %s pieces of a usual weight', async (name, pieces) => {
  const buyer = await buyerWith(shop, { wine: 2, apples: 1 })
  await expect(ask(buyer, name, pieces)).rejects.toMatchObject({ code: 'error.cart.infoNotAllowed' })
  expect(await itemOf(buyer, name)).not.toHaveProperty('pieces')
})
