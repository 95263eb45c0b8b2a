import { cartUpdateInfos } from '@bottega/contract/cart/calls.ts'
import { fulfilmentSubstitute, fulfilmentSubstitutes, fulfilmentTakeAlong } from '@bottega/contract/fulfilment/calls.ts'
import { ordersSaveSubstitutes } from '@bottega/contract/orders/calls.ts'
import { cartView } from '@bottega/contract/cart/calls.ts'
import { dietDelete, dietSave } from '@bottega/contract/diet/calls.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogueChanged } from '../../testing/database/catalogue-changed.ts'
import { product } from '../catalog/products.tables.ts'
import { dietProfile } from '../diet/diet.tables.ts'
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
  const set = (name: ProductName, texts: typeof product.$inferInsert.texts) =>
    shop.shop.db.update(product).set({ texts }).where(eq(product.id, shop.world.products[name]))
  await set('milk', { ingredients: { it: '<strong>Latte</strong> intero.' }, allergens: { it: 'Contiene latte.' } })
  await set('lastOne', { ingredients: { it: 'Farina di <strong>frumento</strong>, acqua.' } })
  await catalogueChanged(shop)
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

describe('for a household that does not eat everything', () => {
  /** Only wheat may be in the department of pasta, and only milk among what is named. */
  const avoid = (person: Person, ...keys: string[]) => {
    const persons = [{ name: '', avoids: keys.map((key) => ({ key, alsoTraces: true })) }]
    return person.call(dietSave, { body: { consent: true, persons } })
  }
  const refused = (code: string) => ({ code: `error.fulfilment.${code}` })
  const oneMinute = 60_000

  test('what makes somebody ill is not offered, taken along or put in, and staff learn no more than that it does not suit', async () => {
    const made = await missing()
    const { lastOne } = shop.world.products
    expect(await offered(made)).toContain(lastOne)
    await avoid(made.buyer, 'gluten')
    expect(await offered(made)).not.toContain(lastOne)
    const { data } = await picker.call(fulfilmentTakeAlong, { query: { timeslot_id: made.list.timeslotId } })
    const own = data.substitutes.find(({ orderItemId }) => orderItemId === made.pasta.orderItemId)
    expect(own?.offered.map(({ productId }) => productId)).not.toContain(lastOne)
    const refusal: unknown = await put(made, 'lastOne').catch((error: unknown) => error)
    expect(refusal).toMatchObject(refused('substituteAgainstDiet'))
    expect(JSON.stringify(refusal)).not.toMatch(/glut|frument|allerg/i)
    await made.buyer.call(dietDelete, { body: {} })
    await put(made, 'lastOne')
  })

  test('a profile that cannot be opened lets nothing be put in, and says so', async () => {
    const made = await missing()
    await avoid(made.buyer, 'fish')
    await shop.shop.db.update(dietProfile).set({ sealed: 'x' }).where(eq(dietProfile.userId, made.buyer.userId))
    await expect(offered(made)).rejects.toMatchObject(refused('substituteUnchecked'))
    await expect(put(made, 'lastOne')).rejects.toMatchObject(refused('substituteUnchecked'))
    const { data } = await picker.call(fulfilmentTakeAlong, { query: { timeslot_id: made.list.timeslotId } })
    expect(data.substitutes.find(({ orderItemId }) => orderItemId === made.pasta.orderItemId)?.offered).toEqual([])
  })

  test('a profile that was agreed to before substitutes were spoken of decides nothing about them', async () => {
    const made = await missing()
    await avoid(made.buyer, 'gluten')
    const row = eq(dietProfile.userId, made.buyer.userId)
    await shop.shop.db.update(dietProfile).set({ textVersion: '2026-11-30' }).where(row)
    expect(await offered(made)).toContain(shop.world.products.lastOne)
  })

  test('what may make ill is named only with a yes, and then put in as it was named', async () => {
    const buyer = await buyerWith(shop, { pasta: 2, wine: 2 })
    await avoid(buyer, 'milk')
    const { userId } = buyer
    const savedAt = new Date(shop.clock.now.getTime() - oneMinute)
    await shop.shop.db.update(dietProfile).set({ consentedAt: savedAt }).where(eq(dietProfile.userId, userId))
    await expect(nameFor(buyer, 'milk')).rejects.toMatchObject({ code: 'error.diet.ask' })
    const { cartItems = [] } = (await buyer.call(cartView)).data
    const item = cartItems.find(({ product: { productId } }) => productId === shop.world.products.pasta)
    expect(item).not.toHaveProperty('onlySubstitutes')
    const infos = { substitute_product_ids: String(shop.world.products.milk), accept_diet: 'true' }
    await buyer.call(cartUpdateInfos, { body: { items: [{ itemId: item?.itemId ?? 0, infos }] } })
    const { orderId } = await atTheDoor(buyer)
    await start(picker, orderId)
    const list = await found(shop, picker, orderId, 'pasta', { quantity: 0 })
    const made = { buyer, orderId, list, pasta: lineOf(shop, list, 'pasta') }
    expect(await offered(made)).toEqual([shop.world.products.milk])
    await put(made, 'milk')
  })

  test('what was named before the profile was written is judged by it', async () => {
    const made = await missing('milk')
    await avoid(made.buyer, 'milk')
    const later = new Date(shop.clock.now.getTime() + oneMinute)
    const row = eq(dietProfile.userId, made.buyer.userId)
    await shop.shop.db.update(dietProfile).set({ consentedAt: later }).where(row)
    expect(await offered(made)).toEqual([])
    await expect(put(made, 'milk')).rejects.toMatchObject(refused('substituteAgainstDiet'))
  })
})
