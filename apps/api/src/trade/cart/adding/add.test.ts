import { cartAdd, cartUpdate, cartUpdateCartInfo, cartView } from '@bottega/contract/cart/calls.ts'
import { addressesSelect, addressesUpdate } from '@bottega/contract/delivery/calls.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CartView } from '@bottega/contract/cart/cart-view.ts'
import { product, productClass, productPrice } from '../../catalog/products.tables.ts'
import { stock } from '../../orders/stock/stock.tables.ts'
import { catalogueChanged } from '../../../testing/database/catalogue-changed.ts'
import { expectAddsUp } from '../../../testing/orders/adds-up.ts'
import { readyShopper } from '../../../testing/orders/ready-shopper.ts'
import { openTestShop, type Person, type TestShop } from '../../../testing/test-shop.ts'
import type { ProductName } from '../../../testing/world.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const add = (person: Person, name: ProductName, quantity: number, more: object = {}) =>
  person.call(cartAdd, { body: { items: [{ productId: shop.world.products[name], quantity, ...more }] } })
/** Changes a product for the whole shop; tests put back what they change. */
const change = async (name: ProductName, values: Partial<typeof product.$inferInsert>) => {
  await shop.shop.db.update(product).set(values).where(eq(product.id, shop.world.products[name]))
  await catalogueChanged(shop)
}
const contents = (view: CartView) => (view.cartItems ?? []).map(({ product, quantity }) => [product.name, quantity])
const later = async (person: Person) => (await person.call(cartView, {})).data
const warningsOf = ({ response }: { response: { warnings: { code: string; values?: unknown }[] } }) =>
  response.warnings.map(({ code, values }) => [code, values])

describe('adding is refused, in this order [cart-17]', () => {
  test('to an anonymous visitor [cart-36]', async () => {
    await expect(add(shop.anonymous(), 'milk', 1)).rejects.toMatchObject({ code: 'error.session.expired' })
  })

  test('without an address', async () => {
    await expect(add(await shop.shopper(), 'milk', 1)).rejects.toMatchObject({ code: 'error.cart.addressRequired' })
  })

  test('without a slot', async () => {
    const anna = await shop.shopper({ homeAt: '20122' })
    await anna.call(addressesSelect, { body: { address_id: anna.addressId ?? 0 } })
    await expect(add(anna, 'milk', 1)).rejects.toMatchObject({ code: 'error.cart.timeslotRequired' })
  })

  test('with a slot that can no longer be ordered for', async () => {
    const anna = await readyShopper(shop)
    const start = shop.clock.now
    shop.clock.now = new Date(start.getTime() + 25 * 60_000)
    expect((await add(anna, 'milk', 1)).data.totalItems).toBe(1)
    await shop.shop.db.execute(`update slot set cutoff_at = '2026-11-16T08:20:00Z' where id = 1`)
    await expect(add(anna, 'milk', 1)).rejects.toMatchObject({ code: 'error.cart.timeslotRequired' })
    expect((await later(anna)).timeslot).toBeUndefined()
    await shop.shop.db.execute(`update slot set cutoff_at = '2026-11-17T05:00:00Z' where id = 1`)
    shop.clock.now = start
  })

  test('to an address the store no longer reaches', async () => {
    const anna = await readyShopper(shop)
    const moved = { address1: 'Via Po', addressNumber: '1', city: 'Torino', province: 'TO', postalcode: '10123' }
    await anna.call(addressesUpdate, { body: { ...moved, addressId: anna.addressId ?? 0 } })
    await expect(add(anna, 'milk', 1)).rejects.toMatchObject({ code: 'error.cart.addressRequired' })
  })

  test.each([
    ['an unknown product', 99_999, 'error.product.notFound'],
    ['an id no product can have', 2_000_000_000, 'error.product.notFound'],
  ])('%s', async (_what, productId, code) => {
    const anna = await readyShopper(shop)
    await expect(anna.call(cartAdd, { body: { items: [{ productId, quantity: 1 }] } })).rejects.toMatchObject({
      code,
    })
  })

  test('a product that is not published', async () => {
    const anna = await readyShopper(shop)
    await change('formula', { published: false })
    await expect(add(anna, 'formula', 1)).rejects.toMatchObject({ code: 'error.product.notFound' })
    await change('formula', { published: true })
  })

  test.each([
    [0, 'error.request.invalid'],
    [-1, 'error.request.invalid'],
    ['2', 'error.request.invalid'],
    [null, 'error.request.invalid'],
    [1e12, 'error.request.invalid'],
    [100_000, 'error.cart.quantityInvalid'],
    [0.0004, 'error.cart.quantityInvalid'],
    [1.5, 'error.cart.quantityInvalid'],
  ])('a quantity of %j', async (quantity, code) => {
    const anna = await readyShopper(shop)
    await expect(add(anna, 'milk', quantity as number)).rejects.toMatchObject({ code })
    expect((await later(anna)).totalItems).toBe(0)
  })

  test('quantities that only together are more than is plausible [cart-76]', async () => {
    const anna = await readyShopper(shop)
    const items = Array.from({ length: 215 }, () => ({ productId: shop.world.products.pasta, quantity: 9999 }))
    await expect(anna.call(cartAdd, { body: { items } })).rejects.toMatchObject({
      code: 'error.cart.quantityInvalid',
      response: { errors: [{ values: { name: 'Spaghetti' } }] },
    })
    expect((await later(anna)).totalItems).toBe(0)
    await add(anna, 'pasta', 9999)
    await expect(add(anna, 'pasta', 1)).rejects.toMatchObject({ code: 'error.cart.quantityInvalid' })
  })

  test('goods for more than ten million euro, together with what is in the cart [cart-77]', async () => {
    const anna = await readyShopper(shop)
    const { wine, pasta } = shop.world.products
    const priced = (cents: number) =>
      shop.shop.db.update(productPrice).set({ priceCents: cents }).where(eq(productPrice.productId, wine))
    await priced(100_000)
    await catalogueChanged(shop)
    await add(anna, 'wine', 9999)
    await expect(add(anna, 'pasta', 1100)).rejects.toMatchObject({ code: 'error.cart.quantityInvalid' })
    const { cartItems = [] } = (await add(anna, 'pasta', 1000)).data
    const line = cartItems.find(({ product }) => product.productId === pasta)
    const update = (quantity: number) =>
      anna.call(cartUpdate, { body: { items: [{ itemId: line?.itemId ?? 0, quantity }] } })
    await expect(update(1100)).rejects.toMatchObject({ code: 'error.cart.quantityInvalid' })
    expect((await update(900)).data.cartItems).toContainEqual(expect.objectContaining({ quantity: 900 }))
    await priced(690)
    await catalogueChanged(shop)
  })

  test('less than the minimum [cart-29]', async () => {
    const anna = await readyShopper(shop)
    await expect(add(anna, 'apples', 0.1)).rejects.toMatchObject({
      code: 'errors.minAcq',
      response: { errors: [{ values: { name: 'Mele rosse del Trentino', minimum: '0,3 kg' } }] },
    })
  })

  test('what is sold out, by name', async () => {
    const anna = await readyShopper(shop)
    await expect(add(anna, 'soldOut', 1)).rejects.toMatchObject({
      code: 'error.product.notAvailable',
      text: 'Tartufo bianco non è disponibile.',
    })
  })

  test('what needs more time than the slot leaves', async () => {
    await expect(add(await readyShopper(shop), 'fish', 1)).rejects.toMatchObject({ code: 'error.product.notAvailable' })
  })

  test('all of a list when one thing in it cannot be had', async () => {
    const anna = await readyShopper(shop)
    const { milk, soldOut } = shop.world.products
    const items = [milk, soldOut].map((productId) => ({ productId, quantity: 1 }))
    await expect(anna.call(cartAdd, { body: { items } })).rejects.toMatchObject({
      code: 'error.product.notAvailable',
    })
    expect((await later(anna)).totalItems).toBe(0)
  })
})

describe('adding', () => {
  test('puts the product in the cart, and a later read shows the same cart [cart-38]', async () => {
    const anna = await readyShopper(shop)
    const { data, response } = await add(anna, 'milk', 2)
    expect(response.status).toBe(0)
    expect(contents(data)).toEqual([['Latte fresco intero', 2]])
    expect(data).toMatchObject({ totalItems: 1, goodsTotal: 2.9, deliveryFee: 4.9, bagFee: 0.5, total: 8.3 })
    expect(data.missingForMinimum).toBe(7.1)
    expect(data.missingForFreeDelivery).toBe(77.1)
    expect(await later(anna)).toEqual(data)
    expectAddsUp(data)
  })

  test('the same again counts on', async () => {
    const anna = await readyShopper(shop)
    await add(anna, 'apples', 0.3)
    const { data } = await add(anna, 'apples', 0.1)
    expect(contents(data)).toEqual([['Mele rosse del Trentino', 0.4]])
    expect(data.cartItems?.[0]).toMatchObject({ weight: 0.4, unitPrice: 2.29, total: 0.92 })
    expectAddsUp(data)
  })

  test('counts a version for every change and none for a refusal', async () => {
    const anna = await readyShopper(shop)
    const { version } = (await add(anna, 'milk', 1)).data
    await add(anna, 'soldOut', 1).catch(() => undefined)
    expect((await later(anna)).version).toBe(version)
    expect((await add(anna, 'milk', 1)).data.version).toBe(version + 1)
  })

  test('what a client says of price, promotion, weight and warehouse is not heard [cart-40]', async () => {
    const anna = await readyShopper(shop)
    const lies = { price: 0.01, total: 0.01, weight: 40, deliveryWarehouseId: 2, params: { use_wpid: '77' } }
    const { data } = await add(anna, 'milk', 1, { ...lies, searchParams: { price: 0 } })
    expect(data.cartItems?.[0]).toMatchObject({ unitPrice: 1.45, total: 1.45 })
    expect(data.cartItems?.[0]?.promotionChoice).toBeUndefined()
    expect(data.warehouse.warehouseId).toBe(shop.world.warehouses.milano)
  })

  test('with sectors groups the lines by department', async () => {
    const anna = await readyShopper(shop)
    await add(anna, 'milk', 1)
    await add(anna, 'pasta', 1)
    const { data } = await anna.call(cartAdd, {
      query: { show_sectors: true },
      body: { items: [{ productId: shop.world.products.apples, quantity: 0.3 }] },
    })
    expect(data.cartItems).toBeUndefined()
    expect(data.sectors?.map(({ name, cartItems }) => [name, cartItems.length])).toEqual([
      ['Freschi', 2],
      ['Dispensa', 1],
    ])
  })

  test('a weight with more than three decimals is rounded [cart-26]', async () => {
    const anna = await readyShopper(shop)
    const { data } = await add(anna, 'apples', 1.2345)
    expect(data.cartItems).toMatchObject([{ quantity: 1.235 }])
    const items = [{ itemId: data.cartItems?.[0]?.itemId ?? 0, quantity: 1.4444 }]
    expect((await anna.call(cartUpdate, { body: { items } })).data.cartItems).toMatchObject([{ quantity: 1.444 }])
  })

  test('a substitute is welcome unless the shopper says otherwise, here or for the whole cart [cart-39]', async () => {
    const anna = await readyShopper(shop)
    await add(anna, 'milk', 1)
    await add(anna, 'pasta', 1, { infos: { accept_alternatives: 'false' } })
    await anna.call(cartUpdateCartInfo, { body: { property: 'accept_alternatives', value: 'false' } })
    const { data } = await add(anna, 'wine', 1)
    expect(data.cartItems?.map(({ acceptAlternatives }) => acceptAlternatives)).toEqual([true, false, false])
  })
})

describe('limits', () => {
  test('the product’s maximum is respected and told', async () => {
    const anna = await readyShopper(shop)
    const reply = await add(anna, 'milk', 99)
    expect(reply.response.status).toBe(0)
    expect(warningsOf(reply)).toEqual([
      ['warning.cart.quantityLimited', { name: 'Latte fresco intero', maximum: '12' }],
    ])
    expect(contents(await later(anna))).toEqual([['Latte fresco intero', 12]])
  })

  test('the last one in stock is sold, and no more', async () => {
    const anna = await readyShopper(shop)
    const reply = await add(anna, 'lastOne', 3)
    expect(warningsOf(reply)).toEqual([['warning.cart.stockLimited', { name: 'Ultimo panettone', maximum: '1' }]])
    expect(contents(reply.data)).toEqual([['Ultimo panettone', 1]])
  })

  test('a class of products has a limit over all of them, and the last one gives way', async () => {
    const anna = await readyShopper(shop)
    const [group] = await shop.shop.db
      .insert(productClass)
      .values({ groupId: 10_002, name: { it: 'Bottiglie' }, maximumQuantity: 4000 })
      .returning({ id: productClass.id })
    const classIds = [group?.id ?? 0]
    await change('wine', { classIds })
    await change('pasta', { classIds })
    await add(anna, 'wine', 3)
    const reply = await add(anna, 'pasta', 3)
    expect(warningsOf(reply)).toEqual([
      ['warning.cart.classLimited', { name: 'Spaghetti', className: 'Bottiglie', maximum: '4' }],
    ])
    expect(contents(reply.data)).toEqual([
      ['Barbera d’Asti', 3],
      ['Spaghetti', 1],
    ])
    await shop.shop.db
      .update(productClass)
      .set({ maximumQuantity: 3000 })
      .where(eq(productClass.id, classIds[0] ?? 0))
    await catalogueChanged(shop)
    const lowered = await add(anna, 'milk', 1)
    expect(warningsOf(lowered)).toEqual([
      ['warning.cart.classLimited', { name: 'Spaghetti', className: 'Bottiglie', maximum: '3' }],
    ])
    expect(contents(lowered.data)).toEqual([
      ['Barbera d’Asti', 3],
      ['Latte fresco intero', 1],
    ])
    await shop.shop.db.update(product).set({ classIds: [] })
    await catalogueChanged(shop)
  })

  test('a locked quantity is rounded to whole packs', async () => {
    const anna = await readyShopper(shop)
    await change('water', { quantityLocked: true })
    const reply = await add(anna, 'water', 8)
    expect(warningsOf(reply)).toEqual([
      ['warning.cart.quantityRounded', { name: 'Acqua naturale 6 × 1,5 l', quantity: '6' }],
    ])
    await change('water', { quantityLocked: false })
  })

  test('stock that others bought meanwhile lowers the line at the next change, and says so', async () => {
    const anna = await readyShopper(shop)
    const wineId = shop.world.products.wine
    await add(anna, 'wine', 5)
    await shop.shop.db.insert(stock).values({ productId: wineId, warehouseId: 1, available: 2000 })
    const reply = await add(anna, 'milk', 1)
    expect(warningsOf(reply)).toEqual([['warning.cart.stockLimited', { name: 'Barbera d’Asti', maximum: '2' }]])
    expect(contents(reply.data)).toContainEqual(['Barbera d’Asti', 2])
    await shop.shop.db.update(stock).set({ available: 0 }).where(eq(stock.productId, wineId))
    const sold = await add(anna, 'milk', 1)
    expect(sold.data.cartItems?.[0]).toMatchObject({ quantity: 2, unavailable: 'soldOut', total: 0 })
    expectAddsUp(sold.data)
    await shop.shop.db.delete(stock).where(eq(stock.productId, wineId))
  })
})

describe('packages', () => {
  test('pieces become a package at a full pack, and pieces again below it [cart-24]', async () => {
    const anna = await readyShopper(shop)
    const pieces = await add(anna, 'water', 2)
    expect(pieces.data.cartItems).toMatchObject([{ quantity: 2, isPackage: false }])
    const pack = await add(anna, 'water', 4)
    expect(pack.data.cartItems).toMatchObject([
      { quantity: 6, isPackage: true, cartItemInfo: { is_package: 'true' }, cartItemInsertionTypeId: 1 },
    ])
    const itemId = pack.data.cartItems?.[0]?.itemId ?? 0
    const fewer = await anna.call(cartUpdate, { body: { items: [{ itemId, quantity: 1 }] } })
    expect(fewer.data.cartItems).toMatchObject([{ quantity: 1, isPackage: false, cartItemInfo: {} }])
    expect(fewer.data.cartItems?.[0]?.cartItemInfo).not.toHaveProperty('is_package')
  })

  test('asked for are whole ones', async () => {
    const anna = await readyShopper(shop)
    const { data } = await add(anna, 'water', 1, { infos: { is_package: true } })
    expect(data.cartItems).toMatchObject([{ quantity: 6, isPackage: true }])
  })
})

describe('options', () => {
  const slicing = {
    name: { it: 'Taglio' },
    parameterName: 'taglio',
    options: [
      { key: '1', name: { it: 'Fine' }, value: 'fine' },
      { key: '2', name: { it: 'Spesso' }, value: 'spesso' },
    ],
  }
  beforeAll(() =>
    shop.shop.db
      .update(product)
      .set({ selectOptions: [slicing] })
      .where(eq(product.id, shop.world.products.formula)),
  )

  test.each([{}, { params: {} }, { params: { taglio: 'a cubetti' } }])('must all be chosen: %j', async (more) => {
    const anna = await readyShopper(shop)
    await expect(add(anna, 'formula', 1, more)).rejects.toMatchObject({ code: 'error.cart.optionRequired' })
  })

  test('make lines of their own', async () => {
    const anna = await readyShopper(shop)
    await add(anna, 'formula', 1, { params: { taglio: 'fine' } })
    await add(anna, 'formula', 1, { params: { taglio: 'spesso' } })
    const { data } = await add(anna, 'formula', 1, { params: { taglio: 'fine' } })
    expect(data.cartItems?.map(({ options, quantity }) => [options, quantity])).toEqual([
      [{ taglio: 'fine' }, 2],
      [{ taglio: 'spesso' }, 1],
    ])
  })
})
