import { cartAdd } from '@bottega/contract/cart/calls.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { catalogueChanged } from '../../../testing/database/catalogue-changed.ts'
import { expectAddsUp } from '../../../testing/orders/adds-up.ts'
import { readyShopper } from '../../../testing/orders/ready-shopper.ts'
import { openTestShop, type Person, type TestShop } from '../../../testing/test-shop.ts'
import type { ProductName } from '../../../testing/world.ts'
import { promotion, promotionProduct } from '../../catalog/promotions.tables.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const add = (person: Person, name: ProductName, quantity: number, more: object = {}) =>
  person.call(cartAdd, { body: { items: [{ productId: shop.world.products[name], quantity, ...more }] } })

const newPromotion = async (name: ProductName, values: Partial<typeof promotion.$inferInsert>) => {
  const [row] = await shop.shop.db
    .insert(promotion)
    .values({
      typeId: 1,
      warehouseId: 1,
      name: { it: '3 x 2', de: '3 für 2', en: '3 for 2' },
      validFrom: '2026-11-01',
      validTo: '2026-12-31',
      pieces: 3,
      paidPieces: 2,
      view: {},
      ...values,
    })
    .returning({ id: promotion.id })
  const promotionId = row?.id ?? 0
  await shop.shop.db.insert(promotionProduct).values({ promotionId, productId: shop.world.products[name] })
  await catalogueChanged(shop)
  return promotionId
}

const endPromotion = async (promotionId: number) => {
  await shop.shop.db.delete(promotion).where(eq(promotion.id, promotionId))
  await catalogueChanged(shop)
}

test('promotions are rows of the summary under their own name, and the parts add up', async () => {
  const promotionId = await newPromotion('pasta', {})
  const anna = await readyShopper(shop, { language: 'de' })
  const { data } = await add(anna, 'pasta', 3)
  expect(data.orderAdjustmentSummary.orderAdjustments[0]).toMatchObject({
    orderItemId: data.cartItems?.[0]?.itemId,
    description: '3 für 2',
    amount: -0.99,
  })
  expect(data).toMatchObject({ goodsTotal: 2.97, discountTotal: 0.99, savings: 0.99 })
  expectAddsUp(data)
  await endPromotion(promotionId)
})

test('promotions that must be chosen count only for who chose them', async () => {
  const promotionId = await newPromotion('pasta', { selectable: true })
  const anna = await readyShopper(shop)
  expect((await add(anna, 'pasta', 3)).data.discountTotal).toBe(0)
  const yes = await add(anna, 'pasta', 3, { params: { use_wpid: String(promotionId) } })
  expect(yes.data).toMatchObject({ discountTotal: 1.98, cartItems: [{ promotionChoice: promotionId }] })
  const no = await add(anna, 'pasta', 3, { params: { use_wpid: '-1' } })
  expect(no.data).toMatchObject({ discountTotal: 0, cartItems: [{ promotionChoice: -1 }] })
  const asNumber = await add(await readyShopper(shop), 'pasta', 3, { params: { use_wpid: promotionId } })
  expect(asNumber.data).toMatchObject({ discountTotal: 0.99, cartItems: [{ promotionChoice: promotionId }] })
  await endPromotion(promotionId)
})

test('promotions of members are for members', async () => {
  const promotionId = await newPromotion('pasta', { membersOnly: true })
  expect((await add(await readyShopper(shop), 'pasta', 3)).data.discountTotal).toBe(0)
  expect((await add(await readyShopper(shop, { member: true }), 'pasta', 3)).data.discountTotal).toBe(0.99)
  await endPromotion(promotionId)
})
