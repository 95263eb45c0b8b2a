import {
  cartAdd,
  cartChoose,
  cartPurchaseRestriction,
  cartUpdateCartInfo,
  cartUpdateInfos,
  cartView,
  packagingTypesList,
} from '@bottega/contract/cart/calls.ts'
import { productsList } from '@bottega/contract/catalog/calls.ts'
import { ordersView } from '@bottega/contract/orders/calls.ts'
import { addressesSelect } from '@bottega/contract/delivery/calls.ts'
import type { CartView } from '@bottega/contract/cart/cart-view.ts'
import { deliveryService } from '@bottega/rules/delivery/delivery-services.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { product, productClass, productPrice } from '../catalog/products.tables.ts'
import { packagingType } from './packaging.tables.ts'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { orderLine, shopOrder } from '../orders/orders.tables.ts'
import { atTheDoor, buyerWith, put } from '../../testing/orders/buying.ts'
import { catalogueChanged } from '../../testing/database/catalogue-changed.ts'
import { confirm, modify, orderAtTheDoor } from '../../testing/orders/changing.ts'
import { readyShopper } from '../../testing/orders/ready-shopper.ts'
import { openTestShop, type Person, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await shop.shop.db.insert(packagingType).values([
    { id: 1, name: { it: 'Sacchetti', de: 'Taschen', en: 'Bags' }, position: 1 },
    { id: 2, name: { it: 'Borse termiche' }, size: '50x50', feeCents: 150, position: 2 },
    { id: 3, name: { it: 'Cassette' }, feeCents: 90, active: false },
  ])
})
afterAll(() => shop.close())

const setInfo = (person: Person, property: string, value: string) =>
  person.call(cartUpdateCartInfo, { body: { property, value } })
const refused = { code: 'error.cart.infoNotAllowed' }

describe('packaging', () => {
  const offered = async (person: Person) => (await person.call(packagingTypesList)).data.packagingTypes

  test('is offered to everybody, without a price until a service is chosen', async () => {
    const types = await offered(shop.anonymous('de'))
    expect(types).toEqual([
      { packagingTypeId: 1, name: 'Taschen', description: '', selected: true },
      { packagingTypeId: 2, name: 'Borse termiche', description: '', size: '50x50', selected: false },
    ])
  })

  test('chosen is paid as the bag fee, and the summary still adds up to the total [cart-47]', async () => {
    const anna = await buyerWith(shop, { milk: 2 })
    expect(await offered(anna)).toMatchObject([
      { price: 0.5, selected: true },
      { price: 1.5, selected: false },
    ])
    const { data } = await setInfo(anna, 'packaging_type_id', '2')
    // Milk 2.90, delivery 4.90, thermal bags 1.50.
    expect(data).toMatchObject({ bagFee: 1.5, total: 9.3, cartInfos: { packaging_type_id: '2' } })
    expect(await offered(anna)).toMatchObject([{ selected: false }, { selected: true }])
    expect((await setInfo(anna, 'packaging_type_id', '1')).data).toMatchObject({ bagFee: 0.5, total: 8.3 })
  })

  test('of the same price is a change of an order like any other', async () => {
    await shop.shop.db.insert(packagingType).values({ id: 4, name: { it: 'Carta' }, position: 4 })
    const { buyer, orderId } = await orderAtTheDoor(shop)
    await modify(buyer, orderId)
    await setInfo(buyer, 'packaging_type_id', '4')
    await confirm(buyer, orderId)
    await modify(buyer, orderId)
    expect((await buyer.call(cartView)).data.cartInfos).toMatchObject({ packaging_type_id: '4' })
    await shop.shop.db.delete(packagingType).where(eq(packagingType.id, 4))
  })

  test('of some services is offered with these alone, and one chosen before is asked for again [cart-320]', async () => {
    await shop.shop.db
      .insert(packagingType)
      .values({ id: 5, name: { it: 'Ceste' }, feeCents: 200, position: 5, services: [deliveryService.home] })
    const ceste = (types: Awaited<ReturnType<typeof offered>>) =>
      types.find(({ packagingTypeId }) => packagingTypeId === 5)
    const setServices = (services: number[]) =>
      shop.shop.db.update(packagingType).set({ services }).where(eq(packagingType.id, 5))
    const anna = await buyerWith(shop, { milk: 2 })
    expect(ceste(await offered(shop.anonymous('it')))).toBeDefined()
    expect((await setInfo(anna, 'packaging_type_id', '5')).data.bagFee).toBe(2)
    expect(ceste(await offered(anna))).toMatchObject({ price: 2, selected: true })
    await setServices([deliveryService.storePickup])
    const bob = await buyerWith(shop, { milk: 2 })
    expect(ceste(await offered(bob))).toBeUndefined()
    await expect(setInfo(bob, 'packaging_type_id', '5')).rejects.toMatchObject(refused)
    await expect(bob.call(cartChoose, { body: { packaging_type_id: 5 } })).rejects.toMatchObject(refused)
    expect((await bob.call(cartView)).data.bagFee).toBe(0.5)
    expect(ceste(await offered(anna))).toBeUndefined()
    expect((await anna.call(cartView)).data.bagFee).toBe(0.5)
    await shop.shop.db.delete(packagingType).where(eq(packagingType.id, 5))
  })

  test('chosen with a service that is left for one without them is open again, and the shopper is told [desk-133]', async () => {
    await shop.shop.db
      .insert(packagingType)
      .values({ id: 6, name: { it: 'Senza borse' }, feeCents: 0, position: 6, services: [deliveryService.home] })
    const bagFeeOf = async (person: Person, orderId: number) =>
      (await person.call(ordersView, { query: { order_id: orderId } })).data.order.bagFee
    const anna = await buyerWith(shop, { milk: 2 })
    expect((await setInfo(anna, 'packaging_type_id', '6')).data.bagFee).toBe(0)
    const body = { address_id: shop.world.addresses.milanoLocker, delivery_service_id: shop.world.services.locker }
    const { data, response } = await anna.call(addressesSelect, { body })
    expect(response.warnings).toMatchObject([{ code: 'warning.cart.bagsNotOffered' }])
    expect(data.cartInfos).not.toHaveProperty('packaging_type_id')
    const bob = await buyerWith(shop, { milk: 10 })
    await setInfo(bob, 'packaging_type_id', '6')
    await shop.shop.db
      .update(packagingType)
      .set({ services: [deliveryService.storePickup] })
      .where(eq(packagingType.id, 6))
    const { orderId } = await atTheDoor(bob)
    expect(await bagFeeOf(bob, orderId)).toBe(0.5)
    const [placed] = await shop.shop.db.select().from(shopOrder).where(eq(shopOrder.id, orderId))
    expect(placed?.infos).not.toHaveProperty('packaging_type_id')
    await shop.shop.db.delete(packagingType).where(eq(packagingType.id, 6))
  })

  test.each(['3', '99'])('%s, which is not offered, is refused', async (id) => {
    await expect(setInfo(await readyShopper(shop), 'packaging_type_id', id)).rejects.toMatchObject(refused)
  })
})

describe('prices of another day', () => {
  const nextWeek = '2026-11-25'
  beforeAll(async () => {
    const { pasta } = shop.world.products
    await shop.shop.db
      .insert(productPrice)
      .values({ productId: pasta, warehouseId: 1, validFrom: nextWeek, priceCents: 149 })
    await catalogueChanged(shop)
  })

  async function betaTester() {
    const buyer = await buyerWith(shop, { pasta: 12 })
    await shop.shop.db.update(appUser).set({ betaTester: true }).where(eq(appUser.id, buyer.userId))
    return buyer
  }

  test('are shown to a beta tester, in the cart and on the shelves, until they go back [cart-8]', async () => {
    const anna = await betaTester()
    const { data } = await setInfo(anna, 'forcedPreviewDate', nextWeek)
    expect(data).toMatchObject({ forcedPreviewDate: nextWeek, goodsTotal: 17.88 })
    const query = { product_id: shop.world.products.pasta }
    expect((await anna.call(productsList, { query })).data).toMatchObject({ priceDisplay: 1.49 })
    const back = (await setInfo(anna, 'forcedPreviewDate', '')).data
    expect(back.goodsTotal).toBe(11.88)
    expect(back).not.toHaveProperty('forcedPreviewDate')
  })

  test('cannot be ordered at [cart-9]', async () => {
    const anna = await betaTester()
    await setInfo(anna, 'forcedPreviewDate', nextWeek)
    await expect(atTheDoor(anna)).rejects.toMatchObject({ code: 'error.checkout.previewedPrices' })
  })

  test('are for no other customer, and an earlier value has no effect', async () => {
    const anna = await betaTester()
    await setInfo(anna, 'forcedPreviewDate', nextWeek)
    await shop.shop.db.update(appUser).set({ betaTester: false }).where(eq(appUser.id, anna.userId))
    expect((await anna.call(cartView)).data).toMatchObject({ goodsTotal: 11.88 })
    await expect(setInfo(anna, 'forcedPreviewDate', nextWeek)).rejects.toMatchObject(refused)
  })

  test.each(['2026-02-31', 'tomorrow', '25/11/2026'])('of %s are refused', async (day) => {
    await expect(setInfo(await betaTester(), 'forcedPreviewDate', day)).rejects.toMatchObject(refused)
  })
})

describe('the weight requested for one piece', () => {
  async function melons() {
    const { formula } = shop.world.products
    await shop.shop.db.update(product).set({ weightVariable: true, unitWeight: 1200 }).where(eq(product.id, formula))
    await catalogueChanged(shop)
    const anna = await buyerWith(shop, { formula: 2 })
    const itemId = (await anna.call(cartView)).data.cartItems?.[0]?.itemId ?? 0
    const setInfos = (infos: Record<string, string>) =>
      anna.call(cartUpdateInfos, { body: { items: [{ itemId, infos }] } })
    return { anna, setInfos }
  }

  test.each(['customWeight', 'custom_weight'])(
    'under %s is stored under both names and weighs the line',
    async (name) => {
      const { setInfos } = await melons()
      const { data } = await setInfos({ [name]: '1,5' })
      expect(data.cartItems).toMatchObject([{ weight: 3, cartItemInfo: { customWeight: '1,5', custom_weight: '1,5' } }])
      expect((await setInfos({ [name]: '' })).data.cartItems).toMatchObject([{ weight: 2.4, cartItemInfo: {} }])
    },
  )

  test.each(['12', '0', '0,599', '1,681', '12345'])(
    'far from the usual piece, %s, is told how far it may go [cart-99]',
    async (weight) => {
      const { setInfos } = await melons()
      await expect(setInfos({ customWeight: weight })).rejects.toMatchObject({
        code: 'error.cart.weightRange',
        text: 'Il peso di un pezzo va da 0,6 kg a 1,68 kg.',
      })
    },
  )

  test('goes along with the order, to the person who picks it [cart-15]', async () => {
    const { anna, setInfos } = await melons()
    await setInfos({ customWeight: '1,5' })
    const { orderId } = await atTheDoor(anna)
    const lines = await shop.shop.db.select().from(orderLine).where(eq(orderLine.orderId, orderId))
    expect(lines).toMatchObject([{ infos: { customWeight: '1,5' } }])
    const { data } = await anna.call(ordersView, { query: { order_id: orderId } })
    expect(data.order.orderItems).toMatchObject([{ customWeight: 1.5 }])
  })
})

describe('purchase restrictions', () => {
  const restrictions = async (person: Person) => (await person.call(cartPurchaseRestriction)).data.restrictions

  test('are none for an anonymous visitor', async () => {
    expect(await restrictions(shop.anonymous())).toEqual([])
  })

  test('name the limits of products and classes, what is left of them, and goods for adults [cart-46]', async () => {
    const [infants] = await shop.shop.db
      .insert(productClass)
      .values({ id: 77, groupId: 10_002, name: { it: 'Pasta di semola' }, maximumQuantity: 10_000 })
      .returning()
    const { pasta } = shop.world.products
    await shop.shop.db
      .update(product)
      .set({ classIds: [infants?.id ?? 0] })
      .where(eq(product.id, pasta))
    await catalogueChanged(shop)
    const anna = await readyShopper(shop)
    const items = (['milk', 'pasta', 'wine'] as const).map((name) => ({
      productId: shop.world.products[name],
      quantity: name === 'pasta' ? 10 : 2,
    }))
    await anna.call(cartAdd, { body: { items } })
    expect(await restrictions(anna)).toMatchObject([
      {
        type: 'product',
        name: 'Latte fresco intero',
        max: 12,
        quantity: 2,
        remaining: 10,
        reached: false,
        message: 'Di Latte fresco intero si può ordinare al massimo 12.',
      },
      {
        type: 'class',
        productClassId: 77,
        max: 10,
        quantity: 10,
        remaining: 0,
        reached: true,
        message: 'Di Pasta di semola si può ordinare al massimo 10 in tutto.',
      },
      { type: 'adultsOnly', name: 'Barbera d’Asti', reached: true },
    ])
    await setInfo(anna, 'adult_confirmed', 'true')
    expect((await restrictions(anna)).at(-1)).toMatchObject({ type: 'adultsOnly', reached: false })
    await shop.shop.db.update(product).set({ classIds: [] }).where(eq(product.id, pasta))
    await catalogueChanged(shop)
  })
})

test('another store warns by name of what it cannot bring, under the code clients show as a dialog', async () => {
  const anna = await readyShopper(shop)
  await put(shop, anna, { wine: 1, milk: 1 })
  const body = { address_id: shop.world.addresses.milanoLocker, delivery_service_id: shop.world.services.locker }
  const { response } = await anna.call(addressesSelect, { body })
  expect(response.warnings).toMatchObject([
    { code: 'msg.cart.availability.errors', values: { names: 'Barbera d’Asti' } },
  ])
})

describe('a client that asks for the products of lines only', () => {
  const asking = async (headers: Record<string, string>) => {
    const anna = await buyerWith(shop, { milk: 2, apples: 1 })
    const reply = await shop.app.inject({
      url: '/ebsn/api/cart/view',
      headers: { 'x-ebsn-account': anna.token, ...headers },
    })
    const { data: cart } = reply.json<{ data: CartView }>()
    return { length: JSON.stringify(cart).length, cart }
  }

  test('is given what a line shows, counts and asks, at the same prices', async () => {
    const whole = await asking({})
    const lines = await asking({ 'x-bottega-cart': 'lines' })
    expect(lines.length).toBeLessThan(whole.length * 0.6)
    expect(lines.cart.total).toBe(whole.cart.total)
    const [milk] = lines.cart.cartItems ?? []
    expect(milk?.product).toMatchObject({
      productId: shop.world.products.milk,
      name: 'Latte fresco intero',
      maxAcq: 12,
      productInfos: { TIPOLOGIA: 'Pezzo', QTY_MULT: '1', MAXACQ: '12' },
      breadCrumbs: [{ name: 'Freschi' }],
      deliveryWarehouse: { warehouseId: 1 },
    })
    expect(milk?.product).not.toHaveProperty('vendor')
  })

  test('and everybody else the whole product', async () => {
    const { cart } = await asking({})
    expect(cart.cartItems?.[0]?.product).toMatchObject({
      vendor: { name: 'Alpe Chiara' },
      codInt: expect.any(String) as unknown,
    })
  })
})
