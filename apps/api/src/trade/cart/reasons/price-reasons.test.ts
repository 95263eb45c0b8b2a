import { cartPriceReasons, cartView } from '@bottega/contract/cart/calls.ts'
import type { CallReply } from '@bottega/contract/call.ts'
import { productsView } from '@bottega/contract/catalog/calls.ts'
import { addressesSelect } from '@bottega/contract/delivery/calls.ts'
import { giftAdjustmentType } from '@bottega/rules/cart/vouchers/voucher-terms.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bumpCatalogueVersion } from '../../../kernel/database/catalogue-version.ts'
import { readyShopper } from '../../../testing/orders/ready-shopper.ts'
import { put } from '../../../testing/orders/buying.ts'
import { assign, certificate, send } from '../../../testing/orders/vouchers.ts'
import { openTestShop, type Person, type TestShop } from '../../../testing/test-shop.ts'
import type { ProductName } from '../../../testing/world.ts'
import { promotion, promotionProduct } from '../../catalog/promotions.tables.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  const { db } = shop.shop
  const { pasta, milk, wine, water, apples } = shop.world.products
  const common = { warehouseId: 1, view: {}, validFrom: '2026-11-10', validTo: '2026-11-20' }
  const named = (it: string) => ({ name: { it, de: `${it} (de)`, en: `${it} (en)` } })
  await db.insert(promotion).values([
    { id: 1, ...common, ...named('Settimana della pasta'), typeId: 5 },
    { id: 2, ...common, ...named('Prezzo soci'), typeId: 5, membersOnly: true },
    { id: 3, ...common, ...named('Tre per due'), typeId: 1, pieces: 3, paidPieces: 2 },
    { id: 4, ...common, ...named('Acqua scelta'), typeId: 5, selectable: true },
    { id: 5, ...common, ...named('Mele in offerta'), typeId: 5 },
  ])
  await db.insert(promotionProduct).values([
    { promotionId: 1, productId: pasta, priceCents: 79 },
    { promotionId: 2, productId: milk, priceCents: 99 },
    { promotionId: 3, productId: wine },
    { promotionId: 4, productId: water, priceCents: 29 },
    { promotionId: 5, productId: apples, priceCents: 199 },
  ])
  await bumpCatalogueVersion(db)
})
afterAll(() => shop.close())

type Reasons = CallReply<typeof cartPriceReasons>

const reasonsFor = async (person: Person, name: ProductName, itemId?: number) => {
  const query = { product_id: shop.world.products[name], ...(itemId !== undefined && { item_id: itemId }) }
  return (await person.call(cartPriceReasons, { query })).data
}

const inCents = (euros: number) => Math.round(euros * 100)
const sumOf = ({ base, takenOff }: Reasons) =>
  [...base, ...takenOff].reduce((sum, { amount }) => sum + inCents(amount), 0)

const lineOf = async (person: Person, name: ProductName) => {
  const { cartItems = [] } = (await person.call(cartView, {})).data
  const line = cartItems.find(({ product }) => product.productId === shop.world.products[name])
  if (line === undefined) throw new Error(`${name} is not in the cart`)
  return line
}

describe('the reasons of the price on the page of a product', () => {
  test('are list price, promotion by name with its last day, unit price, lowest price and VAT [whyprice-3]', async () => {
    expect(await reasonsFor(shop.anonymous(), 'pasta')).toEqual({
      priceList: 'Milano Larga',
      day: '2026-11-16',
      unit: 'pz',
      base: [{ quantity: 1, unitPrice: 0.99, amount: 0.99 }],
      takenOff: [
        { reason: 'price-cut', name: 'Settimana della pasta', amount: -0.2, until: '2026-11-20', unitPrice: 0.79 },
      ],
      total: 0.79,
      weighed: false,
      perUnit: { price: 1.58, unit: 'kg' },
      lowest: { price: 0.99, before: '2026-11-10' },
      vatPercent: 4,
    })
  })

  test('come to the price shown, for every product, for members and for everybody else [whyprice-4]', async () => {
    const people = [shop.anonymous(), await shop.shopper(), await shop.shopper({ member: true })]
    for (const person of people)
      for (const name of ['milk', 'apples', 'pasta', 'water', 'wine', 'formula', 'lastOne'] as const) {
        const { data } = await person.call(productsView, { query: { productId: shop.world.products[name] } })
        const reasons = await reasonsFor(person, name)
        expect([name, inCents(reasons.total)]).toEqual([name, inCents(data.firstPurchase?.price ?? data.priceDisplay)])
        expect([name, sumOf(reasons)]).toEqual([name, inCents(reasons.total)])
      }
  })

  test('name the price of members as theirs, and to others as what they would pay [whyprice-5]', async () => {
    const [others, members] = [await shop.shopper(), await shop.shopper({ member: true })]
    expect(await reasonsFor(others, 'milk')).toMatchObject({
      takenOff: [],
      total: 1.45,
      waiting: { name: 'Prezzo soci', until: '2026-11-20', asks: 'membership', pieces: 1, unitPrice: 0.99 },
    })
    const theirs = await reasonsFor(members, 'milk')
    expect(theirs).toMatchObject({ takenOff: [{ name: 'Prezzo soci', membersOnly: true, amount: -0.46 }], total: 0.99 })
    expect(theirs.waiting).toBeUndefined()
  })

  test('of loose goods are those of a kilogram, and say that the weight settles the price [whyprice-6]', async () => {
    expect(await reasonsFor(shop.anonymous(), 'apples')).toMatchObject({
      unit: 'kg',
      base: [{ quantity: 1, unitPrice: 2.29, amount: 2.29 }],
      takenOff: [{ unitPrice: 1.99, amount: -0.3 }],
      total: 1.99,
      estimate: { quantity: 0.3, amount: 0.6 },
      weighed: true,
    })
    const anna = await readyShopper(shop)
    await put(shop, anna, { apples: 0.7 })
    expect((await reasonsFor(anna, 'apples')).estimate).toEqual({ quantity: 0.7, amount: 1.39 })
    expect((await reasonsFor(anna, 'apples', (await lineOf(anna, 'apples')).itemId)).estimate).toBeUndefined()
  })

  test('tell a promotion that asks for more pieces or for a choice, without taking it off', async () => {
    expect((await reasonsFor(shop.anonymous(), 'wine')).waiting).toMatchObject({ asks: 'quantity', pieces: 3 })
    const water = await reasonsFor(shop.anonymous(), 'water')
    expect(water).toMatchObject({ base: [{ quantity: 6, amount: 2.34 }], takenOff: [], total: 2.34 })
    expect(water.waiting).toMatchObject({ asks: 'choice', name: 'Acqua scelta', unitPrice: 0.29 })
  })

  test('are told in the language of the reader, and hold no lowest price where nothing is reduced', async () => {
    expect((await reasonsFor(shop.anonymous('de'), 'pasta')).takenOff[0]?.name).toBe('Settimana della pasta (de)')
    expect((await reasonsFor(shop.anonymous(), 'lastOne')).lowest).toBeUndefined()
  })

  test('are those of the store and the day the shopper has chosen [whyprice-7]', async () => {
    const torino = await shop.shopper({ homeAt: '10123' })
    await torino.call(addressesSelect, { body: { address_id: torino.addressId ?? 0 } })
    expect(await reasonsFor(torino, 'pasta')).toMatchObject({ priceList: 'Torino Po', takenOff: [], total: 1.09 })
    const ready = await readyShopper(shop)
    expect((await reasonsFor(ready, 'pasta')).day).toBe('2026-11-17')
    expect((await reasonsFor(await shop.shopper(), 'pasta')).day).toBe('2026-11-16')
  })

  test('of a product the shop does not sell are refused', async () => {
    const query = { product_id: 987_654 }
    await expect(shop.anonymous().call(cartPriceReasons, { query })).rejects.toMatchObject({
      code: 'error.product.notFound',
    })
  })
})

describe('the reasons of the price of a line', () => {
  test('come to what the cart shows, with each promotion and voucher by name [whyprice-8]', async () => {
    const anna = await readyShopper(shop)
    await put(shop, anna, { pasta: 3, wine: 4, apples: 0.7, milk: 2 })
    const voucher = await certificate(shop, { scope: 'line', adjustmentTypeId: giftAdjustmentType.assigned })
    await assign(shop, voucher, anna)
    const wine = await lineOf(anna, 'wine')
    await send(anna, voucher.code, wine.itemId)
    for (const name of ['pasta', 'wine', 'apples', 'milk'] as const) {
      const line = await lineOf(anna, name)
      const reasons = await reasonsFor(anna, name, line.itemId)
      expect([name, inCents(reasons.total), sumOf(reasons)]).toEqual([name, inCents(line.total), inCents(line.total)])
    }
    expect(await reasonsFor(anna, 'wine', wine.itemId)).toMatchObject({
      base: [{ quantity: 4, unitPrice: 6.9, amount: 27.6 }],
      takenOff: [
        { reason: 'multi-buy', name: 'Tre per due', take: 3, pay: 2, amount: -6.9 },
        { reason: 'line-voucher', name: `Buono ${voucher.code}` },
      ],
    })
  })

  test('of somebody else, or of another product, are refused as one that never was [whyprice-9]', async () => {
    const [anna, other] = [await readyShopper(shop), await readyShopper(shop)]
    await put(shop, anna, { pasta: 1 })
    const { itemId } = await lineOf(anna, 'pasta')
    const refused = { code: 'error.cart.itemNotFound' }
    await expect(reasonsFor(other, 'pasta', itemId)).rejects.toMatchObject(refused)
    await expect(reasonsFor(shop.anonymous(), 'pasta', itemId)).rejects.toMatchObject(refused)
    await expect(reasonsFor(anna, 'milk', itemId)).rejects.toMatchObject(refused)
  })
})
