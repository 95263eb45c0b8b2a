import { advList, productsList } from '@bottega/contract/catalog/calls.ts'
import type { ProductView } from '@bottega/contract/catalog/product.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bumpCatalogueVersion } from '../../../kernel/database/catalogue-version.ts'
import { atTheDoor, buyerWith } from '../../../testing/orders/buying.ts'
import { openTestShop, type Person, type TestShop } from '../../../testing/test-shop.ts'
import { promotion, promotionProduct } from '../promotions.tables.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  const { db } = shop.shop
  const { pasta, milk } = shop.world.products
  const common = { typeId: 5, warehouseId: 1, name: { it: 'Offerta' }, view: {} }
  const days = { validFrom: '2026-11-10', validTo: '2026-11-20' }
  await db.insert(promotion).values([
    { id: 1, ...common, ...days },
    { id: 2, ...common, ...days, membersOnly: true },
  ])
  await db.insert(promotionProduct).values([
    { promotionId: 1, productId: pasta, priceCents: 49 },
    { promotionId: 2, productId: milk, priceCents: 99 },
  ])
  await bumpCatalogueVersion(db)
})
afterAll(() => shop.close())

const priceOf = ({ productId, price, priceDisplay, priceStandardDisplay, firstPurchase }: ProductView) => ({
  productId,
  price,
  priceDisplay,
  priceStandardDisplay,
  firstPurchase,
})

/** The price of every product for somebody, in lists and in the suggestions made for them. */
async function pricesFor(person: Person) {
  const { data } = await person.call(productsList, { query: { page_size: 100 } })
  const listed = 'products' in data ? data.products : []
  const suggested = (await person.call(advList, { query: { userId: person.userId, limit: 48 } })).data.products
  return [listed, suggested].map((products) => products.map(priceOf).toSorted((a, b) => a.productId - b.productId))
}

describe('a price', () => {
  test('is the same for everybody in a store: bought before or not, young or old, private or company [prices-300]', async () => {
    const regular = await buyerWith(shop, { wine: 2, apples: 1 }, { firstName: 'Ada' })
    await atTheDoor(regular)
    const stranger = await shop.shopper()
    const company = await shop.shopper({ customerType: 'company' })
    const [listed = [], suggested = []] = await pricesFor(stranger)
    expect(listed.length).toBeGreaterThan(5)
    expect(suggested.length).toBeGreaterThan(3)
    for (const other of [regular, company]) expect((await pricesFor(other))[0]).toEqual(listed)
    const known = new Map(listed.map((one) => [one.productId, one]))
    for (const one of (await pricesFor(regular))[1] ?? []) expect(one).toEqual(known.get(one.productId))
  })

  test('is another for members where a promotion says so, and nowhere else [prices-301]', async () => {
    const [[open = []], [members = []]] = await Promise.all([
      pricesFor(await shop.shopper()),
      pricesFor(await shop.shopper({ member: true })),
    ])
    const differs = members.filter((one, place) => one.priceDisplay !== open[place]?.priceDisplay)
    expect(differs.map(({ productId, priceDisplay }) => [productId, priceDisplay])).toEqual([
      [shop.world.products.milk, 0.99],
    ])
  })
})
