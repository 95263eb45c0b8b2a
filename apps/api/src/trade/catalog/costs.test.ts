import { cartView } from '@bottega/contract/cart/calls.ts'
import {
  pricesList,
  productsAlternatives,
  productsList,
  productsSuggest,
  productsView,
} from '@bottega/contract/catalog/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { buyerWith } from '../../testing/orders/buying.ts'
import { catalogueChanged } from '../../testing/database/catalogue-changed.ts'
import { productCost } from './products.tables.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  const { warehouses, products } = shop.world
  await shop.shop.db.insert(productCost).values(
    Object.values(warehouses).flatMap((warehouseId) =>
      Object.values(products).map((productId) => ({
        productId,
        warehouseId,
        validFrom: '2026-01-01',
        costCents: 70_707,
      })),
    ),
  )
  await catalogueChanged(shop)
})
afterAll(() => shop.close())

/** Names of fields at any depth. */
function fieldsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const own = Array.isArray(value) ? [] : Object.keys(value)
  return [...own, ...Object.values(value).flatMap(fieldsOf)]
}

test('no answer of the shop to a visitor or a customer tells what a product costs it [reports-16]', async () => {
  const { pasta } = shop.world.products
  const buyer = await buyerWith(shop, { pasta: 2 })
  const answers: unknown[] = [(await buyer.call(cartView, { query: {} })).data]
  for (const person of [shop.anonymous(), buyer])
    answers.push(
      (await person.call(productsList, { query: { q: 'spaghetti' } })).data,
      (await person.call(productsSuggest, { query: { q: 'spagh' } })).data,
      (await person.call(productsView, { query: { productId: pasta } })).data,
      (await person.call(productsAlternatives, { query: { product_ids: [pasta] } })).data,
      (await person.call(pricesList, { query: { product_id: pasta } })).data,
    )
  for (const answer of answers) {
    expect(fieldsOf(answer).length).toBeGreaterThan(0)
    expect(fieldsOf(answer).filter((name) => /cost|margin|purchase_?price/i.test(name))).toEqual([])
    expect(JSON.stringify(answer)).not.toMatch(/707[.,]?07/)
  }
})
