import { cartView } from '@bottega/contract/cart/calls.ts'
import { couponsAdd, couponsCheck, couponsGet, vouchersList } from '@bottega/contract/vouchers/calls.ts'
import { giftAdjustmentType } from '@bottega/rules/cart/vouchers/voucher-terms.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheDoor, buyerWith } from '../../testing/orders/buying.ts'
import { openTestShop, type Person, type TestShop } from '../../testing/test-shop.ts'
import { assign, certificate } from '../../testing/orders/vouchers.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const coupon = { adjustmentTypeId: giftAdjustmentType.assigned, scope: 'line', discount: 50, perOrder: 9 } as const

async function lineOf(person: Person, product: keyof typeof shop.world.products): Promise<number> {
  const { data } = await person.call(cartView, {})
  return data.cartItems?.find((one) => one.product.productId === shop.world.products[product])?.itemId ?? 0
}

const lay = async (person: Person, userGiftCertificates: { userGiftCertificateId: number; cartItemId: number }[]) =>
  (await person.call(couponsAdd, { body: { userGiftCertificates } })).data

async function buyerWithCoupons(count: number) {
  const buyer = await buyerWith(shop)
  const { wine: productId } = shop.world.products
  const made = await certificate(shop, { ...coupon, productId })
  const uses = await assign(shop, made, buyer, count)
  return { buyer, made, uses, line: await lineOf(buyer, 'wine') }
}

test('coupons are the assigned vouchers for lines; available with a line that takes one [vouchers-29]', async () => {
  const { buyer, made, line } = await buyerWithCoupons(1)
  const elsewhere = await certificate(shop, { ...coupon, productId: shop.world.products.milk })
  await assign(shop, elsewhere, buyer)
  await assign(shop, await certificate(shop, { adjustmentTypeId: giftAdjustmentType.assigned }), buyer)
  const checked = (await buyer.call(couponsCheck)).data
  expect(checked.available).toBe(true)
  expect(checked.giftCertificates.map(({ id, cartItems }) => [id, cartItems])).toEqual([[made.id, [line]]])
  const all = (await buyer.call(couponsGet)).data.giftCertificates
  expect(all.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual([made.id, elsewhere.id])
  const asked = await buyer.call(couponsGet, { query: { gift_certificates: `${elsewhere.id},2000000` } })
  expect(asked.data.giftCertificates.map(({ id }) => id)).toEqual([elsewhere.id])
  const other = await buyerWith(shop)
  expect((await other.call(couponsCheck)).data).toEqual({ available: false, giftCertificates: [] })
  const others = await other.call(couponsGet, { query: { gift_certificates: String(made.id) } })
  expect(others.data.giftCertificates).toEqual([])
})

test('a line takes at most as many coupons as its quantity, and each coupon names its cart and line, then its order [vouchers-30]', async () => {
  const { buyer, uses, line } = await buyerWithCoupons(3)
  const [first = 0, second = 0, third = 0] = uses
  const cart = await lay(buyer, [
    { userGiftCertificateId: first, cartItemId: line },
    { userGiftCertificateId: second, cartItemId: line },
  ])
  expect(cart?.giftCertificates).toMatchObject([
    { userGiftCertificateId: first, itemId: line, amount: 0.5 },
    { userGiftCertificateId: second, itemId: line, amount: 0.5 },
  ])
  // Two bottles: a third coupon has no place.
  expect(await lay(buyer, [{ userGiftCertificateId: third, cartItemId: line }])).toBeNull()
  const held = (await buyer.call(vouchersList)).data.giftCertificates[0]?.userGiftCertificates
  expect(held).toMatchObject([
    { userGiftCertificateId: first, cartId: cart?.cartId, cartItem: { cartItemId: line } },
    { userGiftCertificateId: second, cartItem: { cartItemId: line } },
    { userGiftCertificateId: third },
  ])
  const { orderId } = await atTheDoor(buyer)
  const after = await buyer.call(vouchersList, { query: { show_history: true } })
  expect(after.data.giftCertificates[0]?.userGiftCertificates).toEqual([
    { userGiftCertificateId: first, orderId },
    { userGiftCertificateId: second, orderId },
    { userGiftCertificateId: third },
  ])
})

test('one coupon that is not taken takes none, silently: of another customer, on another line, used [vouchers-31]', async () => {
  const { buyer, uses, line } = await buyerWithCoupons(1)
  const stranger = await buyerWithCoupons(1)
  const [own = 0] = uses
  const good = { userGiftCertificateId: own, cartItemId: line }
  const bad = [
    { userGiftCertificateId: stranger.uses[0] ?? 0, cartItemId: line },
    { userGiftCertificateId: 2_000_000_000, cartItemId: line },
    { userGiftCertificateId: own, cartItemId: await lineOf(buyer, 'apples') },
    { userGiftCertificateId: own, cartItemId: stranger.line },
  ]
  for (const one of bad) expect(await lay(buyer, [good, one])).toBeNull()
  expect((await buyer.call(cartView, {})).data.giftCertificates).toEqual([])
  await lay(buyer, [good])
  await atTheDoor(buyer)
  expect(await lay(buyer, [good])).toBeNull()
})
