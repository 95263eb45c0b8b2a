import { staffAudit } from '@bottega/contract/backoffice/calls.ts'
import { cartView } from '@bottega/contract/cart/calls.ts'
import { productsView } from '@bottega/contract/catalog/calls.ts'
import {
  staffProduct,
  staffProductLabel,
  staffProductPrice,
  staffProducts,
  staffProductSale,
  staffProductStock,
} from '@bottega/contract/staff-products/calls.ts'
import type { LawDutyName } from '@bottega/rules/catalog/law-duties.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { product } from '../../trade/catalog/products.tables.ts'
import { storeSaleNeed } from '../../trade/catalog/law-gaps.ts'
import { put } from '../../testing/orders/buying.ts'
import { readyShopper } from '../../testing/orders/ready-shopper.ts'
import { refusal } from '../../testing/refusal.ts'
import { staffMember } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
let keeper: Awaited<ReturnType<typeof staffMember>>
beforeAll(async () => {
  shop = await openTestShop()
  keeper = await staffMember(shop, 'shopkeeper')
})
afterAll(() => shop.close())

const storyOf = async (productId: number) =>
  (await keeper.call(staffProduct, { query: { product_id: productId } })).data.product
const here = async (productId: number) => (await storyOf(productId)).stores.find(({ warehouseId }) => warehouseId === 1)

async function sell(productId: number, sale: 'on' | 'offSale' | 'recalled') {
  const { version } = await storyOf(productId)
  return keeper.call(staffProductSale, { body: { product_id: productId, version, sale, reason: 'vetro nel vasetto' } })
}

test('products are found by words, code and state, those off sale too', async () => {
  const { milk } = shop.world.products
  const { code, name } = await storyOf(milk)
  const idsOf = async (query: object) =>
    (await keeper.call(staffProducts, { query })).data.products.map(({ productId }) => productId)
  expect(await idsOf({ q: name })).toContain(milk)
  expect(await idsOf({ q: code.toLowerCase() })).toEqual([milk])
  expect(await idsOf({ q: `${name} di nessuno` })).toEqual([])
  await sell(milk, 'offSale')
  expect(await idsOf({ q: name, sale: 'offSale' })).toEqual([milk])
  expect(await idsOf({ q: name, sale: 'on' })).not.toContain(milk)
  await sell(milk, 'on')
})

test('food on sale is listed by what it lacks that the law asks for, off sale no more [goods-390]', async () => {
  const { pasta } = shop.world.products
  const { db } = shop.shop
  const whole = {
    contentAmount: 500,
    contentUnit: 'g',
    texts: { ingredients: { it: 'Semola.' }, operator: { it: 'Borgo' }, packaging: ['PP 5'] as string[] },
  } as const
  const set = (values: object) => db.update(product).set(values).where(eq(product.id, pasta))
  const [named] = await db.select({ name: product.name }).from(product).where(eq(product.id, pasta))
  const isListed = async (lacks: 'any' | LawDutyName) => {
    const { code } = await storyOf(pasta)
    const { products } = (await keeper.call(staffProducts, { query: { q: code, lacks } })).data
    return products.some(({ productId }) => productId === pasta)
  }
  const goodsLacks = async () => (await storyOf(pasta)).lacks
  await set(whole)
  expect([await isListed('any'), await isListed('weight')]).toEqual([false, false])
  await set({ contentAmount: null, contentUnit: null })
  expect([await isListed('any'), await isListed('weight'), await isListed('ingredients')]).toEqual([true, true, false])
  expect(await goodsLacks()).toEqual(['weight'])
  await set({ ...whole, texts: {} })
  expect(await goodsLacks()).toEqual(['ingredients', 'operator', 'packaging'])
  expect([await isListed('weight'), await isListed('ingredients'), await isListed('origin')]).toEqual([
    false,
    true,
    false,
  ])
  await set({ ...whole, name: { it: 'Integratore di vitamina C', de: '', en: '' } })
  expect([await goodsLacks(), await isListed('supplement'), await isListed('packaging')]).toEqual([
    ['supplement'],
    true,
    false,
  ])
  await set({ ...named, texts: { ...whole.texts, packaging: undefined, warnings: { it: 'Non superare la dose.' } } })
  expect([await goodsLacks(), await isListed('packaging')]).toEqual([['packaging'], true])
  await sell(pasta, 'offSale')
  expect(await isListed('any')).toBe(false)
  await sell(pasta, 'on')
  await set(whole)
})

test('what the shop needs by law is withheld until it is said, shown as such, and on sale again when staff have said it [law-4]', async () => {
  const { pasta } = shop.world.products
  const { db } = shop.shop
  const set = (values: object) => db.update(product).set(values).where(eq(product.id, pasta))
  const whole = { contentAmount: 500, contentUnit: 'g', texts: { ingredients: { it: 'Semola.' } } } as const
  await set({ ...whole, source: 'import' })
  await db.transaction((tx) => storeSaleNeed(tx, 'law_data'))
  const { name, sale } = await storyOf(pasta)
  expect([sale, (await here(pasta))?.reasons]).toEqual(['withheld', ['lawDataMissing']])
  const withheld = await keeper.call(staffProducts, { query: { q: name, sale: 'withheld' } })
  expect(withheld.data.products.map(({ productId }) => productId)).toEqual([pasta])
  expect((await keeper.call(staffProducts, { query: { q: name, lacks: 'operator' } })).data.products).toHaveLength(1)
  const { version } = await storyOf(pasta)
  const body = { product_id: pasta, version, field: 'operator' as const, it: 'Borgo' }
  const { data } = await keeper.call(staffProductLabel, { body })
  // Codes the pack bears are told, and keep nothing from sale.
  expect([data.product.sale, data.product.lacks]).toEqual(['on', ['packaging']])
  await set({ ...whole, contentUnit: null })
  await db.transaction((tx) => storeSaleNeed(tx, 'net_quantity'))
  expect((await storyOf(pasta)).sale).toBe('withheld')
  await sell(pasta, 'offSale')
  await sell(pasta, 'on')
  expect((await storyOf(pasta)).sale).toBe('withheld')
  await db.transaction((tx) => storeSaleNeed(tx, 'nothing'))
  expect((await storyOf(pasta)).sale).toBe('on')
  await db.transaction((tx) => storeSaleNeed(tx, 'net_quantity'))
  await set({ ...whole, source: 'demo', published: true })
})

describe('a product that is recalled', () => {
  test('leaves the carts with a remark, told once, and the rest stays [goods-1]', async () => {
    const anna = await readyShopper(shop)
    const { pasta } = shop.world.products
    const { data: before } = await put(shop, anna, { pasta: 2, water: 1 })
    await sell(pasta, 'recalled')
    const told = await anna.call(cartView)
    expect(told.data.cartItems?.map(({ product }) => product.productId)).toEqual([shop.world.products.water])
    expect(told.data.version).toBe(before.version + 1)
    expect(told.response.warnings.map(({ code }) => code)).toEqual(['warning.cart.recalled'])
    expect(told.response.warningsMessage[0]).toMatch(/è stato richiamato: l’abbiamo tolto dal carrello/)
    expect((await anna.call(cartView)).response.warnings).toEqual([])
    await sell(pasta, 'on')
  })

  test('is told with the answer to a command as well, in the shopper’s language', async () => {
    const anna = await readyShopper(shop)
    const { pasta } = shop.world.products
    await put(shop, anna, { pasta: 1 })
    await sell(pasta, 'offSale')
    const added = await put(shop, anna, { water: 1 })
    expect(added.response.warnings.map(({ code }) => code)).toEqual(['warning.cart.offSale'])
    expect((await anna.call(cartView)).response.warnings).toEqual([])
    await sell(pasta, 'on')
  })

  test('is not on the shelf until it is on sale again', async () => {
    const { wine } = shop.world.products
    const seen = () => shop.anonymous().call(productsView, { query: { productId: wine } })
    await sell(wine, 'recalled')
    expect((await here(wine))?.reasons).toEqual(['recalled'])
    await expect(seen()).rejects.toEqual(refusal('error.product.notFound'))
    await sell(wine, 'on')
    expect((await here(wine))?.reasons).toEqual([])
    expect((await seen()).data.productId).toBe(wine)
  })
})

test('the second of two changes sees the first before it overwrites it [goods-2]', async () => {
  const { water } = shop.world.products
  const { version } = await storyOf(water)
  const stock = { product_id: water, version, warehouse_id: 1, available: 12 }
  await keeper.call(staffProductStock, { body: stock })
  await expect(keeper.call(staffProductStock, { body: { ...stock, available: 3 } })).rejects.toEqual(
    refusal('error.staff.changedMeanwhile'),
  )
  expect((await here(water))?.available).toBe(12)
  const sold = await keeper.call(staffProductStock, { body: { ...stock, version: version + 1, available: 0 } })
  expect(sold.data.product.stores[0]?.reasons).toEqual(['soldOut'])
  const free = { product_id: water, version: version + 2, warehouse_id: 1 }
  expect((await keeper.call(staffProductStock, { body: free })).data.product.stores[0]).not.toHaveProperty('available')
})

test('a price holds on its days, the earlier one comes back, and the lowest of thirty days is the shelf’s [goods-3]', async () => {
  const { apples } = shop.world.products
  const { version } = await storyOf(apples)
  const usual = (await here(apples))?.price ?? 0
  const price = { product_id: apples, version, warehouse_id: 1, cents: 99, from: '2026-11-16', to: '2026-11-20' }
  const { data } = await keeper.call(staffProductPrice, { body: price })
  const milano = data.product.stores.find(({ warehouseId }) => warehouseId === 1)
  expect(milano?.price).toBe(0.99)
  expect(milano?.prices.slice(-2)).toMatchObject([
    { from: '2026-11-16', to: '2026-11-20', price: 0.99 },
    { from: '2026-11-21', price: usual },
  ])
  const shelf = await shop.anonymous().call(productsView, { query: { productId: apples } })
  expect(shelf.data.priceDisplay).toBe(0.99)
  for (const wrong of [{ from: '2026-11-15' }, { to: '2026-11-01' }, { from: '2026-02-31' }])
    await expect(
      keeper.call(staffProductPrice, { body: { ...price, version: version + 1, ...wrong } }),
    ).rejects.toEqual(refusal('error.desk.priceDays'))
})

test('every change stands in the log with before and after [goods-4]', async () => {
  const { milk } = shop.world.products
  const { version } = await storyOf(milk)
  await keeper.call(staffProductStock, { body: { product_id: milk, version, warehouse_id: 1, available: 5 } })
  await sell(milk, 'offSale')
  await sell(milk, 'on')
  const admin = await staffMember(shop, 'admin')
  const { data } = await admin.call(staffAudit, { query: { subject: 'product', subject_id: String(milk) } })
  expect(data.entries.slice(0, 3).map(({ action, before, after }) => ({ action, before, after }))).toMatchObject([
    { action: 'product.sale', before: { sale: 'offSale' }, after: { sale: 'on' } },
    { action: 'product.sale', before: { sale: 'on' }, after: { sale: 'offSale', reason: 'vetro nel vasetto' } },
    { action: 'product.stock', after: { available: 5000 } },
  ])
})
