import { productsList } from '@bottega/contract/catalog/calls.ts'
import { staffProducts } from '@bottega/contract/staff-products/calls.ts'
import { gs1CheckDigit } from '@bottega/rules/validators/ean.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { product } from '../catalog/products.tables.ts'
import { atTheDoor, buyerWith } from '../../testing/orders/buying.ts'
import { aPicker, lineOf, pickList } from '../../testing/orders/pickers.ts'
import { staffMember } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { bumpCatalogueVersion } from '../../kernel/database/catalogue-version.ts'

const checked = (digits: string) => `${digits}${gs1CheckDigit(digits)}`

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ SCALE_LABELS: '20IIIIIWWWWWC 21IIIIIPPPPPC' })
})
afterAll(() => shop.close())

async function name(codes: { barcode: string | null; codInt: string }) {
  await shop.shop.db.update(product).set(codes).where(eq(product.id, shop.world.products.apples))
  await bumpCatalogueVersion(shop.shop.db)
}

/** The ids of products that customers and staff find for a text. */
async function foundFor(q: string) {
  const desk = await (await staffMember(shop, 'admin')).call(staffProducts, { query: { q } })
  const { data } = await shop.anonymous().call(productsList, { query: { q } })
  const ids = 'products' in data ? data.products.map(({ productId }) => productId) : []
  return { shop: ids, desk: desk.data.products.map(({ productId }) => productId) }
}

describe.each([
  { codes: { barcode: checked('200012300000'), codInt: 'MELE' }, by: 'their barcode', labels: ['2000123WWWWWC'] },
  { codes: { barcode: null, codInt: '00123' }, by: 'their code', labels: ['2000123WWWWWC', '2100123PPPPPC'] },
])('goods that a scale knows by $by', ({ codes, labels }) => {
  test('are found by a label, in the shop and in the back office [catalogue-305]', async () => {
    await name(codes)
    const { apples } = shop.world.products
    expect(await foundFor(checked('200012300850'))).toEqual({ shop: [apples], desk: [apples] })
    expect(await foundFor(checked('200012400850'))).toEqual({ shop: [], desk: [] })
    const wrong = gs1CheckDigit('200012300850') === 0 ? 1 : 0
    expect(await foundFor(`200012300850${wrong}`)).toEqual({ shop: [], desk: [] })
  })

  test('tell the device of a picker how their labels look [fulfilment-112]', async () => {
    await name(codes)
    const buyer = await buyerWith(shop, { apples: 1, wine: 2 })
    const { orderId } = await atTheDoor(buyer)
    const list = await pickList(await aPicker(shop), orderId)
    expect(lineOf(shop, list, 'apples').scaleLabels).toEqual(labels)
    expect(lineOf(shop, list, 'wine').scaleLabels).toBeUndefined()
  })
})

test('the pick list says how cold goods are kept: by the code of their label, else by its text [coldstore-5]', async () => {
  const { wine, apples } = shop.world.products
  const say = (id: number, texts: object) => shop.shop.db.update(product).set({ texts }).where(eq(product.id, id))
  const buyer = await buyerWith(shop, { apples: 1, wine: 2 })
  const { orderId } = await atTheDoor(buyer)
  await say(wine, { temperature: 'frozen' })
  await say(apples, { storage: { it: 'In frigorifero' } })
  const list = await pickList(await aPicker(shop), orderId)
  expect(lineOf(shop, list, 'wine').temperature).toBe('frozen')
  expect(lineOf(shop, list, 'apples').temperature).toBe('chilled')
})

test('a label finds no goods that are not weighed', async () => {
  await name({ barcode: null, codInt: 'MELE' })
  await shop.shop.db.update(product).set({ codInt: '123' }).where(eq(product.id, shop.world.products.wine))
  await bumpCatalogueVersion(shop.shop.db)
  expect(await foundFor(checked('200012300850'))).toEqual({ shop: [], desk: [] })
})
