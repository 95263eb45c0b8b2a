import { cartAdd, cartAddAllFromOrder, cartChoose, cartUpdateInfos, cartView } from '@bottega/contract/cart/calls.ts'
import { ordersView } from '@bottega/contract/orders/calls.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogueChanged } from '../../../testing/database/catalogue-changed.ts'
import { atTheDoor, buyerWith } from '../../../testing/orders/buying.ts'
import { modify } from '../../../testing/orders/changing.ts'
import { chooseSlot } from '../../../testing/orders/ready-shopper.ts'
import { openTestShop, type Person, type TestShop } from '../../../testing/test-shop.ts'
import type { ProductName } from '../../../testing/world.ts'
import { product } from '../../catalog/products.tables.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const idOf = (name: ProductName) => shop.world.products[name]
const idsOf = (...names: ProductName[]) => names.map(idOf).join(',')
const lineOf = async (person: Person, name: ProductName) => {
  const { cartItems = [] } = (await person.call(cartView)).data
  const line = cartItems.find(({ product: goods }) => goods.productId === idOf(name))
  if (line === undefined) throw new Error(`no ${name} in the cart`)
  return line
}
const say = async (person: Person, name: ProductName, infos: Record<string, string>) =>
  person.call(cartUpdateInfos, { body: { items: [{ itemId: (await lineOf(person, name)).itemId, infos }] } })
const nameIt = (person: Person, name: ProductName, ...others: ProductName[]) =>
  say(person, name, { substitute_product_ids: idsOf(...others) })
const named = async (person: Person, name: ProductName) =>
  (await lineOf(person, name)).onlySubstitutes?.map(({ productId }) => productId)
const orderedLine = async (person: Person, orderId: number, name: ProductName) =>
  (await person.call(ordersView, { query: { order_id: orderId } })).data.order.orderItems.find(
    ({ productId }) => productId === idOf(name),
  )

describe('a line of a cart', () => {
  test('names up to three products that alone may replace it, in the order of the customer, and says their names', async () => {
    const anna = await buyerWith(shop, { pasta: 2, wine: 2 })
    expect(await lineOf(anna, 'pasta')).not.toHaveProperty('onlySubstitutes')
    await nameIt(anna, 'pasta', 'lastOne', 'milk', 'soldOut')
    expect(await lineOf(anna, 'pasta')).toMatchObject({
      acceptAlternatives: true,
      onlySubstitutes: [{ productId: idOf('lastOne') }, { productId: idOf('milk'), name: 'Latte fresco intero' }, {}],
    })
    await say(anna, 'pasta', { substitute_product_ids: '' })
    expect(await named(anna, 'pasta')).toBeUndefined()
    expect(await lineOf(anna, 'pasta')).toMatchObject({ acceptAlternatives: true, cartItemInfo: {} })
  })

  test('that names products says yes to substitutes, and a no forgets them', async () => {
    const anna = await buyerWith(shop, { pasta: 2, wine: 2 })
    await say(anna, 'pasta', { accept_alternatives: 'false' })
    await nameIt(anna, 'pasta', 'milk')
    expect(await lineOf(anna, 'pasta')).toMatchObject({ acceptAlternatives: true })
    await say(anna, 'pasta', { accept_alternatives: 'false' })
    expect(await lineOf(anna, 'pasta')).toMatchObject({ acceptAlternatives: false, cartItemInfo: {} })
  })

  test('keeps what it names when a program says yes to substitutes, or no and yes of the whole cart', async () => {
    const anna = await buyerWith(shop, { pasta: 2, wine: 2 })
    await nameIt(anna, 'pasta', 'milk')
    await say(anna, 'pasta', { accept_alternatives: 'true' })
    await anna.call(cartChoose, { body: { accept_alternatives: false } })
    expect(await named(anna, 'pasta')).toBeUndefined()
    await anna.call(cartChoose, { body: { accept_alternatives: true } })
    expect(await named(anna, 'pasta')).toEqual([idOf('milk')])
  })

  test.each([
    ['itself', 'pasta', 'pasta'],
    ['goods sold by weight', 'pasta', 'apples'],
    ['goods sold by the pack', 'pasta', 'water'],
    ['goods for adults', 'pasta', 'wine'],
    ['first infant formula', 'pasta', 'formula'],
  ] as const)('does not name %s', async (_what, name, other) => {
    const anna = await buyerWith(shop, { pasta: 2, wine: 2 })
    await expect(nameIt(anna, name, 'milk', other)).rejects.toMatchObject({ code: 'error.cart.cannotReplace' })
    expect(await named(anna, name)).toBeUndefined()
  })

  test('does not name what the shop does not know or does not sell, nor four products', async () => {
    const anna = await buyerWith(shop, { pasta: 2, wine: 2 })
    const refused = { code: 'error.cart.cannotReplace' }
    await expect(say(anna, 'pasta', { substitute_product_ids: '999999' })).rejects.toMatchObject(refused)
    await shop.shop.db
      .update(product)
      .set({ published: false })
      .where(eq(product.id, idOf('fish')))
    await catalogueChanged(shop)
    await expect(nameIt(anna, 'wine', 'fish')).rejects.toMatchObject(refused)
    await expect(nameIt(anna, 'wine', 'milk', 'pasta', 'soldOut', 'lastOne')).rejects.toMatchObject({
      code: 'error.cart.infoNotAllowed',
    })
  })

  test('may be put in with what may replace it, under the same rules', async () => {
    const anna = await buyerWith(shop, { wine: 2 })
    const add = (ids: string) =>
      anna.call(cartAdd, {
        body: { items: [{ productId: idOf('pasta'), quantity: 1, infos: { substitute_product_ids: ids } }] },
      })
    await expect(add(idsOf('wine'))).rejects.toMatchObject({ code: 'error.cart.cannotReplace' })
    await expect(add('1,2,3,4')).rejects.toMatchObject({ code: 'error.cart.infoNotAllowed' })
    await add(idsOf('milk'))
    expect(await named(anna, 'pasta')).toEqual([idOf('milk')])
  })
})

describe('an order', () => {
  test('keeps what its lines name, and so do a change of it and the same order again', async () => {
    const anna = await buyerWith(shop, { pasta: 2, wine: 2 })
    await nameIt(anna, 'pasta', 'lastOne', 'milk')
    const { orderId } = await atTheDoor(anna)
    const both = [{ productId: idOf('lastOne') }, { productId: idOf('milk') }]
    expect(await orderedLine(anna, orderId, 'pasta')).toMatchObject({ onlySubstitutes: both })
    await chooseSlot(shop, anna, 'tomorrowMorning')
    await anna.call(cartAddAllFromOrder, { body: { order_id: orderId } })
    expect(await lineOf(anna, 'pasta')).toMatchObject({ onlySubstitutes: both })
    expect(await named(anna, 'wine')).toBeUndefined()
    await modify(anna, orderId)
    expect(await lineOf(anna, 'pasta')).toMatchObject({ onlySubstitutes: both })
  })

  test('again has what still fits of what was named, and no substitute where nothing of it does', async () => {
    const anna = await buyerWith(shop, { pasta: 2, wine: 2 })
    await nameIt(anna, 'pasta', 'lastOne', 'milk')
    await nameIt(anna, 'wine', 'lastOne')
    const { orderId } = await atTheDoor(anna)
    await shop.shop.db
      .update(product)
      .set({ published: false })
      .where(eq(product.id, idOf('lastOne')))
    await catalogueChanged(shop)
    try {
      await chooseSlot(shop, anna, 'tomorrowMorning')
      await anna.call(cartAddAllFromOrder, { body: { order_id: orderId } })
      expect(await named(anna, 'pasta')).toEqual([idOf('milk')])
      expect(await lineOf(anna, 'wine')).toMatchObject({ acceptAlternatives: false, cartItemInfo: {} })
    } finally {
      await shop.shop.db
        .update(product)
        .set({ published: true })
        .where(eq(product.id, idOf('lastOne')))
      await catalogueChanged(shop)
    }
  })
})
