import { productsCheaper } from '@bottega/contract/catalog/calls.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bumpCatalogueVersion } from '../../kernel/database/catalogue-version.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { product, productPrice } from './products.tables.ts'
import { promotion, promotionProduct } from './promotions.tables.ts'

let shop: TestShop
let own: Record<'usual' | 'cheapest' | 'organic', number>
beforeAll(async () => {
  shop = await openTestShop()
  const { dispensa } = shop.world.categories
  own = {
    usual: await sold('Spaghetti 500 g', 69),
    cheapest: await sold('Spaghetti Bottega', 59),
    organic: await sold('Spaghetti bio', 89),
  }
  await bumpCatalogueVersion(shop.shop.db)

  /** 500 g of the shelf of the spaghetti at 0.99 €, sold in the first store alone. */
  async function sold(name: string, priceCents: number): Promise<number> {
    const { db } = shop.shop
    const [row] = await db
      .insert(product)
      .values({
        codInt: name,
        slug: name.toLowerCase().replaceAll(/\W+/g, '-'),
        name: { it: name },
        vendorId: 2,
        categoryId: dispensa,
        categoryPath: [dispensa],
        brand: 'Bottega',
        pack: { it: '500 g' },
        sellingMode: 'piece',
        contentAmount: 500,
        contentUnit: 'g',
        vatPercent: 4,
      })
      .returning({ id: product.id })
    if (row === undefined) throw new Error('no product was made')
    await db.insert(productPrice).values({ productId: row.id, warehouseId: 1, validFrom: '2026-01-01', priceCents })
    return row.id
  }
})
afterAll(() => shop.close())

async function cheaperThan(...productIds: number[]) {
  const { data } = await shop.anonymous().call(productsCheaper, { query: { product_ids: productIds } })
  return data.cheaper.map(({ productId, product: { productId: instead }, unit, savedPerUnit, saved }) => ({
    productId,
    instead,
    unit,
    savedPerUnit,
    saved,
  }))
}

test('several products are answered at once, each with the cheapest of its kind by the kilogram [cheaper-1]', async () => {
  const { pasta, milk, wine, formula } = shop.world.products
  expect(await cheaperThan(pasta, own.usual, own.cheapest, own.organic, milk, wine, formula)).toEqual([
    { productId: pasta, instead: own.cheapest, unit: 'kg', savedPerUnit: 0.8, saved: 0.4 },
    { productId: own.usual, instead: own.cheapest, unit: 'kg', savedPerUnit: 0.2, saved: 0.1 },
  ])
})

test('an unknown product has nothing cheaper, and says nothing of the others', async () => {
  const { pasta } = shop.world.products
  expect((await cheaperThan(999_999, pasta)).map(({ productId }) => productId)).toEqual([pasta])
})

describe('with an offer', () => {
  beforeAll(async () => {
    const { db } = shop.shop
    const offer = { warehouseId: 1, name: { it: 'Offerta' }, validFrom: '2026-11-10', validTo: '2026-11-20', view: {} }
    await db.insert(promotion).values([
      { ...offer, id: 11, typeId: 5 },
      { ...offer, id: 12, typeId: 1, pieces: 3, paidPieces: 2 },
    ])
    await db.insert(promotionProduct).values([
      { promotionId: 11, productId: own.usual, priceCents: 49 },
      { promotionId: 12, productId: own.cheapest, priceCents: null },
    ])
    await bumpCatalogueVersion(db)
  })

  test('its price counts, and for goods in a 3×2 nothing is cheaper', async () => {
    const { pasta } = shop.world.products
    expect(await cheaperThan(pasta, own.usual, own.cheapest)).toEqual([
      { productId: pasta, instead: own.usual, unit: 'kg', savedPerUnit: 1, saved: 0.5 },
    ])
  })
})
