import { productsList } from '@bottega/contract/catalog/calls.ts'
import { staffProductEdit, staffProductForm, staffProductMake } from '@bottega/contract/staff-products/calls.ts'
import type { BodyOf } from '@bottega/contract/call-schema.ts'
import type { SchemaOf } from '@bottega/contract/call.ts'
import { atThisSpeed } from '@bottega/rules/testing/at-this-speed.ts'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Goods, openGoods } from '../../testing/goods.ts'
import { refusal } from '../../testing/refusal.ts'
import { product, productPrice } from '../../trade/catalog/products.tables.ts'

type Values = BodyOf<SchemaOf<typeof staffProductMake>>['values']

let goods: Goods
let categoryId: number
beforeAll(async () => {
  goods = await openGoods()
  categoryId = (await choices()).categories[0]?.categoryId ?? 0
})
afterAll(() => goods.close())

const choices = async () => (await goods.keeper.call(staffProductForm, { query: {} })).data.choices
const formOf = async (productId: number) => {
  const { product: found } = (await goods.keeper.call(staffProductForm, { query: { product_id: productId } })).data
  if (found === undefined) throw new Error('no form of the product')
  return found
}

let made = 0
const values = (more: Partial<Values> = {}): Values => ({
  code: `banco-${(made += 1)}`,
  name: { it: 'Gallette zafferanate', de: 'Safranwaffeln' },
  category_id: categoryId,
  mode: 'piece',
  vat: 10,
  lead_time_hours: 0,
  adults_only: false,
  infant_formula: false,
  nutrition: {},
  label: [],
  ...more,
})
/** Food in a pack is not sold without it. */
const packed = { content: 250, content_unit: 'g' } as const
const make = async (more: Partial<Values> = {}, price: { cents?: number; priced_in?: number } = {}) =>
  (await goods.keeper.call(staffProductMake, { body: { values: values(more), ...price } })).data.productId
const edit = async (productId: number, more: Partial<Values>) => {
  const { version, values: seen } = await formOf(productId)
  return goods.keeper.call(staffProductEdit, { body: { product_id: productId, version, values: { ...seen, ...more } } })
}
const foundBy = async (q: string) => {
  const { data } = await goods.other.anonymous('it').call(productsList, { query: { q } })
  return 'products' in data ? data.products.map(({ productId }) => productId) : []
}

describe('a product staff make', () => {
  test('waits for a price and says so; with its first price it is sold in every store and found at once [goods-600]', async () => {
    const waiting = await make()
    const story = await goods.storyOf(waiting)
    expect(story).toMatchObject({ code: expect.stringMatching(/^BANCO-/), sale: 'waiting' })
    expect(story.stores[0]?.reasons).toContain('neverPriced')
    const sold = await make({ name: { it: 'Tarallini zafferanati' }, ...packed }, { cents: 249 })
    expect((await goods.storyOf(sold)).stores.map(({ price }) => price)).toEqual([2.49, 2.49])
    await expect.poll(() => foundBy('tarallini zafferanati'), { timeout: atThisSpeed(10_000) }).toContain(sold)
    expect(await foundBy('gallette zafferanate')).not.toContain(waiting)
  })

  test('is kept from sale without what the shop needs by law, and sold as soon as the form says it [goods-612]', async () => {
    const productId = await make({ name: { it: 'Gallette senza peso' } }, { cents: 249 })
    expect((await goods.storyOf(productId)).sale).toBe('withheld')
    await edit(productId, packed)
    expect((await goods.storyOf(productId)).sale).toBe('on')
  })

  test('has its first price in one store where one is named [goods-601]', async () => {
    const { torino } = goods.shop.world.warehouses
    const productId = await make({}, { cents: 199, priced_in: torino })
    const { db } = goods.shop.shop
    const rows = await db.select().from(productPrice).where(eq(productPrice.productId, productId))
    expect(rows).toMatchObject([{ warehouseId: torino, priceCents: 199, validTo: null }])
  })

  test('is stored as a line of a file would be, and read into the form as it was written [goods-602]', async () => {
    const written = values({
      barcode: '8076809513753',
      brand: 'Forno Zaff',
      mode: 'pack',
      pieces_per_pack: 6,
      content: 125,
      content_unit: 'g',
      pieces: 6,
      drained: 500,
      maximum: 24,
      minimum: 6,
      nutrition: { energyKj: 1500, fat: 1.5 },
      alcohol: 0.5,
      label: [{ field: 'ingredients', it: 'Riso, _latte_' }],
    })
    const productId = await make(written)
    const [row] = await goods.shop.shop.db.select().from(product).where(eq(product.id, productId))
    expect(row).toMatchObject({
      source: 'staff',
      brand: 'FORNO ZAFF',
      pack: { it: '6 × 125 g (500 g sgocciolato)' },
      contentAmount: 500,
      multiPack: 6,
      quantityMultiple: 6000,
      quantityLocked: true,
      texts: { ingredients: { it: 'Riso, <strong>latte</strong>' } },
      textsByStaff: ['ingredients'],
    })
    const { values: read } = await formOf(productId)
    expect(read).toMatchObject({
      ...written,
      code: written.code.toUpperCase(),
      brand: 'FORNO ZAFF',
      label: expect.arrayContaining(written.label),
    })
    expect((await goods.lastEntry('product', productId))?.after).toMatchObject({ name: 'Gallette zafferanate' })
  })

  test.each([
    ['a code that is taken', { code: 'BANCO-1' }, 'error.desk.codeTaken'],
    ['a code with other signs', { code: 'a b' }, 'error.desk.codeUnusable'],
    ['a name without a letter', { name: { it: '12' } }, 'error.desk.productNameMissing'],
    ['a wrong check digit', { barcode: '8076809513754' }, 'error.desk.barcodeCheckDigit'],
    ['a barcode that is taken', { barcode: '08076809513753' }, 'error.desk.barcodeTaken'],
    ['loose goods without a step', { mode: 'loose', first_weight: 0.2 }, 'error.desk.weightMissing'],
    ['a maximum below the minimum', { minimum: 4, maximum: 2 }, 'error.desk.maximumTooLow'],
    ['a unit without a content', { content_unit: 'g' }, 'error.desk.contentMissing'],
    ['more sugars than carbohydrates', { nutrition: { sugars: 9, carbohydrates: 2 } }, 'error.desk.nutrientPart'],
    ['a category that is not there', { category_id: 2_000_000_000 }, 'error.desk.categoryNotFound'],
  ] as const)('is refused for %s [goods-603]', async (_, fault, code) => {
    await expect(make(fault)).rejects.toEqual(refusal(code))
  })
})

describe('further barcodes of a product', () => {
  const [multipack, before] = ['4012345678901', '0042100005264'] as const

  test('are read from a form in any spelling, each once, and found at once; the log names them [goods-613]', async () => {
    const further_barcodes = ['04012345678901', '042100005264', '0042100005264', '8076809514002']
    const productId = await make({ barcode: '8076809514002', further_barcodes })
    const form = await formOf(productId)
    expect(form.values).toMatchObject({ barcode: '8076809514002', further_barcodes: [multipack, before] })
    expect(await goods.storyOf(productId)).toMatchObject({ furtherBarcodes: [multipack, before] })
    await edit(productId, { further_barcodes: [before] })
    expect((await formOf(productId)).values.further_barcodes).toEqual([before])
    expect((await goods.lastEntry('product', productId))?.after).toMatchObject({ furtherBarcodes: before })
    await edit(productId, { further_barcodes: [] })
    expect((await formOf(productId)).values.further_barcodes).toBeUndefined()
  })

  test('belong to one product alone, and a refusal names it [goods-614]', async () => {
    await make({
      code: 'PACCO-1',
      name: { it: 'Pacco doppio' },
      barcode: '8076809514019',
      further_barcodes: [multipack],
    })
    const [main, further] = ['error.desk.barcodeTaken', 'error.desk.furtherBarcodeTaken'] as const
    const faults: [Partial<Values>, string][] = [
      [{ barcode: multipack }, main],
      [{ further_barcodes: [before, multipack] }, further],
      [{ further_barcodes: ['8076809514019'] }, further],
    ]
    for (const [fault, code] of faults)
      await expect(make(fault)).rejects.toMatchObject({
        code,
        text: expect.stringContaining('Pacco doppio (PACCO-1)'),
      })
    await expect(make({ further_barcodes: ['4012345678902'] })).rejects.toEqual(
      refusal('error.desk.furtherBarcodeCheckDigit'),
    )
  })

  test('leave a main barcode as it is that is older than the rule for them [goods-615]', async () => {
    const productId = await make()
    await goods.shop.shop.db.update(product).set({ barcode: 'SCAFFALE-7' }).where(eq(product.id, productId))
    await edit(productId, { further_barcodes: [before] })
    expect((await formOf(productId)).values).toMatchObject({ barcode: 'SCAFFALE-7', further_barcodes: [before] })
  })
})

describe('a product staff edit', () => {
  test('is found by its new name, keeps its address and what nobody changed, and the log says what changed [goods-604]', async () => {
    const { pasta } = goods.shop.world.products
    const before = await formOf(pasta)
    const { slug, pack } = await goods.storyOf(pasta)
    await edit(pasta, { name: { ...before.values.name, it: 'Fusilloni zafferanati' } })
    expect(await goods.storyOf(pasta)).toMatchObject({ name: 'Fusilloni zafferanati', slug, pack })
    expect(await formOf(pasta)).toMatchObject({ byStaff: ['name'], version: before.version + 1 })
    await expect.poll(() => foundBy('fusilloni zafferanati'), { timeout: atThisSpeed(10_000) }).toContain(pasta)
    expect(await goods.lastEntry('product', pasta)).toMatchObject({
      action: 'product.edited',
      before: { name: before.values.name.it },
      after: { name: 'Fusilloni zafferanati' },
    })
  })

  test('decided on an older version is refused, and so is another code [goods-605]', async () => {
    const productId = await make()
    const { version, values: seen } = await formOf(productId)
    await edit(productId, { vat: 4 })
    const body = { product_id: productId, version, values: { ...seen, vat: 22 as const } }
    await expect(goods.keeper.call(staffProductEdit, { body })).rejects.toEqual(refusal('error.staff.changedMeanwhile'))
    await expect(edit(productId, { code: 'ALTRO' })).rejects.toEqual(refusal('error.desk.codeStays'))
    const rows = await goods.shop.shop.db
      .select()
      .from(product)
      .where(and(eq(product.id, productId), eq(product.vatPercent, 4)))
    expect(rows).toHaveLength(1)
  })
})
