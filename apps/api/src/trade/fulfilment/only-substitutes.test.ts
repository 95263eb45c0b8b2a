import { cartUpdateInfos } from '@bottega/contract/cart/calls.ts'
import { fulfilmentSubstitute, fulfilmentSubstitutes, fulfilmentTakeAlong } from '@bottega/contract/fulfilment/calls.ts'
import { ordersSaveSubstitutes } from '@bottega/contract/orders/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheDoor, buyerWith, limitStock } from '../../testing/orders/buying.ts'
import { cartOf, viewOrder } from '../../testing/orders/changing.ts'
import { aPicker, found, lineOf, named, start } from '../../testing/orders/pickers.ts'
import { openTestShop, type Person, type TestShop } from '../../testing/test-shop.ts'
import type { ProductName } from '../../testing/world.ts'

let shop: TestShop
let picker: Person
beforeAll(async () => {
  shop = await openTestShop()
  picker = await aPicker(shop)
  await limitStock(shop, 'lastOne', 5000)
})
afterAll(() => shop.close())

/** Names what alone may replace the pasta of a cart. */
async function nameFor(buyer: Person, ...only: ProductName[]) {
  const { cartItems = [] } = await cartOf(buyer)
  const item = cartItems.find(({ product }) => product.productId === shop.world.products.pasta)
  const ids = only.map((name) => shop.world.products[name]).join(',')
  const items = [{ itemId: item?.itemId ?? 0, infos: { substitute_product_ids: ids } }]
  await buyer.call(cartUpdateInfos, { body: { items } })
}

/** An order of pasta that these alone may replace, with a picker at it who finds none. */
async function missing(...only: ProductName[]) {
  const buyer = await buyerWith(shop, { pasta: 2, wine: 2 })
  await nameFor(buyer, ...only)
  const { orderId } = await atTheDoor(buyer)
  await start(picker, orderId)
  const list = await found(shop, picker, orderId, 'pasta', { quantity: 0 })
  return { buyer, orderId, list, pasta: lineOf(shop, list, 'pasta') }
}
type Missing = Awaited<ReturnType<typeof missing>>

const offered = async ({ orderId, pasta }: Missing, q?: string) => {
  const query = { order_id: orderId, order_item_id: pasta.orderItemId, ...(q !== undefined && { q }) }
  const { substitutes } = (await picker.call(fulfilmentSubstitutes, { query })).data
  return substitutes.map(({ productId }) => productId)
}
const put = ({ list, pasta }: Missing, name: ProductName) =>
  picker.call(fulfilmentSubstitute, {
    body: { ...named(list, pasta), product_id: shop.world.products[name], quantity: 2 },
  })

test('a picker is offered only what the customer named, of any department and in their order, and reads the names', async () => {
  const made = await missing('milk', 'soldOut', 'lastOne')
  const { milk, lastOne, soldOut } = shop.world.products
  expect(made.pasta.onlySubstitutes).toMatchObject([
    { productId: milk, name: 'Latte fresco intero' },
    { productId: soldOut },
    { productId: lastOne },
  ])
  expect(await offered(made)).toEqual([milk, lastOne])
  expect(await offered(made, 'latte')).toEqual([milk])
  expect(await offered(made, 'barbera')).toEqual([])
})

test('a picker puts in what the customer named at the price agreed at most, and nothing else', async () => {
  const made = await missing('milk')
  await expect(put(made, 'lastOne')).rejects.toMatchObject({ code: 'error.fulfilment.substituteNotChosen' })
  const { data } = await put(made, 'milk')
  const { unitPrice } = made.pasta
  const [milk] = lineOf(shop, data.order, 'pasta').substitutes
  expect(milk?.productId).toBe(shop.world.products.milk)
  expect(milk?.unitPrice).toBeLessThanOrEqual(unitPrice)
})

test('what a picker takes along of such a line is only what the customer named', async () => {
  const made = await missing('milk')
  const { data } = await picker.call(fulfilmentTakeAlong, { query: { timeslot_id: made.list.timeslotId } })
  const own = data.substitutes.find(({ orderItemId }) => orderItemId === made.pasta.orderItemId)
  expect(own?.offered.map(({ productId }) => productId)).toEqual([shop.world.products.milk])
})

test('a line that names products and whose customer then wants none takes none, and says so to the picker', async () => {
  const buyer = await buyerWith(shop, { pasta: 2, wine: 2 })
  await nameFor(buyer, 'milk')
  const { orderId } = await atTheDoor(buyer)
  const { orderItems } = await viewOrder(buyer, orderId)
  const items = orderItems.map(({ orderItemId }) => ({ orderItemId, acceptAlternatives: false }))
  await buyer.call(ordersSaveSubstitutes, { body: { order_id: orderId, items } })
  const list = await start(picker, orderId)
  const made = { buyer, orderId, list, pasta: lineOf(shop, list, 'pasta') }
  expect(made.pasta).not.toHaveProperty('onlySubstitutes')
  const refused = { code: 'error.fulfilment.substitutesRefused' }
  await expect(offered(made)).rejects.toMatchObject(refused)
  await expect(put(made, 'milk')).rejects.toMatchObject(refused)
})
