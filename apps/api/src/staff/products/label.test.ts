import { staffAudit } from '@bottega/contract/backoffice/calls.ts'
import { productsView } from '@bottega/contract/catalog/calls.ts'
import {
  staffLabelRelease,
  staffProduct,
  staffProductLabel,
  staffProducts,
} from '@bottega/contract/staff-products/calls.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusal } from '../../testing/refusal.ts'
import { staffMember } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
/** Another process, which asks once in a second whether the catalogue has changed. */
let other: TestShop
let keeper: Awaited<ReturnType<typeof staffMember>>
beforeAll(async () => {
  shop = await openTestShop()
  other = await openTestShop({ CATALOGUE_MAX_AGE_MS: '1000' }, { beside: shop })
  keeper = await staffMember(shop, 'shopkeeper')
})
afterAll(async () => {
  await other.close()
  await shop.close()
})

const storyOf = async (productId: number) =>
  (await keeper.call(staffProduct, { query: { product_id: productId } })).data.product
const fieldOf = async (productId: number, field: string) =>
  (await storyOf(productId)).label.find((one) => one.field === field)
const seenOf = async (productId: number) => ({ product_id: productId, version: (await storyOf(productId)).version })
const onPage = async (productId: number, language: 'it' | 'de') =>
  (await other.anonymous(language).call(productsView, { query: { productId } })).data.metaData?.['product_description']

describe('the label of a product', () => {
  test('says on its page what staff wrote, in each language, with the allergens set off, in every process [label-6]', async () => {
    const { milk } = shop.world.products
    await onPage(milk, 'it')
    const body = {
      ...(await seenOf(milk)),
      field: 'ingredients' as const,
      it: '_latte_ intero & vitamina D',
      de: '_Vollmilch_',
    }
    const { data } = await keeper.call(staffProductLabel, { body })
    expect(data.product.label.find(({ field }) => field === 'ingredients')).toEqual({
      field: 'ingredients',
      it: '_latte_ intero & vitamina D',
      de: '_Vollmilch_',
      byStaff: true,
    })
    await expect
      .poll(() => onPage(milk, 'it'), { interval: 100, timeout: 20_000 })
      .toMatchObject({ ingredients: '<strong>latte</strong> intero &amp; vitamina D' })
    expect(await onPage(milk, 'de')).toMatchObject({ ingredients: '<strong>Vollmilch</strong>' })
    const admin = await staffMember(shop, 'admin')
    const { entries } = (await admin.call(staffAudit, { query: { subject: 'product', subject_id: String(milk) } })).data
    expect(entries[0]).toMatchObject({
      action: 'product.label',
      after: { labelField: 'ingredients', de: '_Vollmilch_' },
    })
  })

  test('names the country of origin in the language of the reader, and food that has it has its origin [label-7]', async () => {
    const { wine } = shop.world.products
    const body = { ...(await seenOf(wine)), field: 'originCountry' as const, it: 'at' }
    await keeper.call(staffProductLabel, { body })
    await expect
      .poll(() => onPage(wine, 'it'), { interval: 100, timeout: 20_000 })
      .toMatchObject({ origin_country: 'Austria' })
    expect(await onPage(wine, 'de')).toMatchObject({ origin_country: 'Österreich' })
    const lacking = await keeper.call(staffProducts, { query: { lacks: 'origin' } })
    expect(lacking.data.products.map(({ productId }) => productId)).not.toContain(wine)
  })

  test('is without a field that staff emptied, until they leave it to the files again [label-8]', async () => {
    const { pasta } = shop.world.products
    const field = 'storage' as const
    await keeper.call(staffProductLabel, { body: { ...(await seenOf(pasta)), field, it: 'In luogo asciutto' } })
    await keeper.call(staffProductLabel, { body: { ...(await seenOf(pasta)), field } })
    expect(await fieldOf(pasta, field)).toEqual({ field, byStaff: true })
    await keeper.call(staffLabelRelease, { body: { ...(await seenOf(pasta)), field } })
    expect(await fieldOf(pasta, field)).toEqual({ field, byStaff: false })
  })

  test('keeps what a colleague changed meanwhile, and takes no text it could not show [label-9]', async () => {
    const { pasta } = shop.world.products
    const seen = await seenOf(pasta)
    await keeper.call(staffProductLabel, { body: { ...seen, field: 'origin', it: 'Puglia' } })
    await expect(
      keeper.call(staffProductLabel, { body: { ...seen, field: 'origin', it: 'Veneto' } }),
    ).rejects.toMatchObject({ code: 'error.staff.changedMeanwhile' })
    const now = await seenOf(pasta)
    const refused = async (field: 'ingredients' | 'originCountry' | 'storage', it: string) =>
      keeper.call(staffProductLabel, { body: { ...now, field, it } })
    await expect(refused('ingredients', '***')).rejects.toEqual(refusal('error.desk.labelUnusable'))
    await expect(refused('originCountry', 'XX')).rejects.toEqual(refusal('error.desk.labelUnusable'))
    await expect(refused('storage', 'x'.repeat(3000))).rejects.toEqual(refusal('error.desk.labelTooLong'))
    expect(await fieldOf(pasta, 'origin')).toMatchObject({ it: 'Puglia', byStaff: true })
  })
})
