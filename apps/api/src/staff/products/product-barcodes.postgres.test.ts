import { staffProductForm, staffProductMake } from '@bottega/contract/staff-products/calls.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refusal } from '../../testing/refusal.ts'
import { staffMember } from '../../testing/staff.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ DATABASE_POOL: '10' })
})
afterAll(() => shop.close())

test('of two who give one barcode to two products at once one does, and the other hears of it at its field [goods-616]', async () => {
  const [anna, berta] = [await staffMember(shop, 'shopkeeper'), await staffMember(shop, 'shopkeeper')]
  const { choices } = (await anna.call(staffProductForm, { query: {} })).data
  const values = (code: string) => ({
    code,
    name: { it: `Gallette ${code}` },
    category_id: choices.categories[0]?.categoryId ?? 0,
    mode: 'piece' as const,
    vat: 10 as const,
    lead_time_hours: 0,
    adults_only: false,
    infant_formula: false,
    nutrition: {},
    label: [],
  })
  const barcodes = ['4012345678901', '0042100005264', '8076809514002', '8076809514019']
  for (const [round, barcode] of barcodes.entries()) {
    const made = await Promise.allSettled([
      anna.call(staffProductMake, { body: { values: { ...values(`A-${round}`), further_barcodes: [barcode] } } }),
      berta.call(staffProductMake, { body: { values: { ...values(`B-${round}`), barcode } } }),
    ])
    const refused = made.flatMap((one, at) =>
      one.status === 'rejected' ? [{ at, reason: one.reason as unknown }] : [],
    )
    expect(refused).toHaveLength(1)
    const code = refused[0]?.at === 0 ? 'error.desk.furtherBarcodeTaken' : 'error.desk.barcodeTaken'
    expect(refused[0]?.reason).toEqual(refusal(code))
    const { rows } = await shop.shop.db.execute(sql`select from article_barcode where barcode = ${barcode}`)
    expect(rows).toHaveLength(1)
  }
})
