import { cartView } from '@bottega/contract/cart/calls.ts'
import { checkoutBuy } from '@bottega/contract/checkout/calls.ts'
import { giftAdjustmentType } from '@bottega/rules/cart/vouchers/voucher-terms.ts'
import { paymentType } from '@bottega/rules/payments/payment-types.ts'
import { atThisSpeed } from '@bottega/rules/testing/at-this-speed.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atTheDoor, buyerWith } from '../../testing/orders/buying.ts'
import { deadlocksIn } from '../../testing/database/deadlocks.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { add, assign, certificate, heldUse, send, sharedUses } from '../../testing/orders/vouchers.ts'
import { spendVouchers } from './spend-vouchers.service.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ DATABASE_POOL: '40' })
})
afterAll(() => shop.close())

const fulfilled = (results: PromiseSettledResult<unknown>[]) => results.filter(({ status }) => status === 'fulfilled')

test.each([1, 5])(
  'of 20 buyers with one code of %i uses, exactly as many get an order with it [vouchers-8]',
  { timeout: atThisSpeed(120_000) },
  async (uses) => {
    const voucher = await certificate(shop, { usesLeft: uses })
    const buyers = await Promise.all(Array.from({ length: 20 }, () => buyerWith(shop)))
    for (const buyer of buyers)
      expect((await add(buyer, voucher.code))?.giftCertificates).toMatchObject([{ amount: 3 }])
    const results = await Promise.allSettled(buyers.map((buyer) => atTheDoor(buyer)))
    const orders = fulfilled(results) as PromiseFulfilledResult<{ orderId: number }>[]
    const { rows } = await shop.shop.database.pool.query<{ orders: number }>(
      `select count(*)::int as orders from order_adjustment where order_id = any($1) and reason = 'order-voucher'`,
      [orders.map(({ value }) => value.orderId)],
    )
    expect(rows).toEqual([{ orders: uses }])
    expect(await sharedUses(shop, voucher)).toEqual({ usesLeft: 0, ledger: 0 })
  },
)

test('20 submits of one cart take its voucher once', async () => {
  const buyer = await buyerWith(shop)
  const voucher = await certificate(shop, { adjustmentTypeId: giftAdjustmentType.assigned, usesLeft: 20 })
  const [held = 0] = await assign(shop, voucher, buyer)
  await add(buyer, voucher.code)
  const { version } = (await buyer.call(cartView)).data
  // As the shop's page sends it: the last submit may come when the first has used the cart up.
  const submit = () =>
    buyer.call(checkoutBuy, { query: { payment_type_id: paymentType.onDelivery, cart_version: version } })
  const replies = (await Promise.all(Array.from({ length: 20 }, submit))).map(({ data }) => data)
  expect(new Set(replies.map(({ orderId }) => orderId)).size).toBe(1)
  expect(await heldUse(shop, held)).toEqual({ balance: 0, orderId: replies[0]?.orderId, ledger: 0 })
  expect(await sharedUses(shop, voucher)).toEqual({ usesLeft: 19, ledger: 19 })
})

test('one use of one person, wanted for many orders at once, goes to one of them [vouchers-9]', async () => {
  const buyer = await buyerWith(shop)
  const { userId } = buyer
  const [held = 0] = await assign(shop, await certificate(shop), buyer)
  const orders = await Promise.all(
    Array.from({ length: 10 }, async () => (await atTheDoor(await buyerWith(shop))).orderId),
  )
  const gone = await Promise.all(
    orders.map((orderId) =>
      shop.shop.db.transaction((tx) => spendVouchers(tx, { orderId, userId }, [held], shop.clock.now)),
    ),
  )
  expect(gone.filter((ids) => ids.length === 0)).toHaveLength(1)
  expect(await heldUse(shop, held)).toMatchObject({ balance: 0, ledger: 0 })
})

test('one code typed in ten tabs at once lies on the cart once', async () => {
  const buyer = await buyerWith(shop)
  const voucher = await certificate(shop)
  await Promise.all(Array.from({ length: 10 }, () => add(buyer, voucher.code)))
  const { data } = await buyer.call(cartView, {})
  expect(data.giftCertificates).toHaveLength(1)
})

test('ten tabs that send vouchers to one line never lay more on it than its quantity', async () => {
  const buyer = await buyerWith(shop)
  const voucher = await certificate(shop, {
    adjustmentTypeId: giftAdjustmentType.assigned,
    scope: 'line',
    discount: 50,
    perOrder: 9,
  })
  await assign(shop, voucher, buyer, 6)
  const { data } = await buyer.call(cartView, {})
  const wine = data.cartItems?.find(({ product }) => product.productId === shop.world.products.wine)
  await Promise.all(Array.from({ length: 10 }, () => send(buyer, voucher.code, wine?.itemId ?? 0)))
  expect((await buyer.call(cartView, {})).data.giftCertificates).toHaveLength(2)
})

test(
  'buyers with the same two vouchers in any order never block one another [vouchers-10]',
  { timeout: atThisSpeed(120_000) },
  async () => {
    const [one, other] = [await certificate(shop, { usesLeft: 40 }), await certificate(shop, { usesLeft: 40 })]
    const buyers = await Promise.all(Array.from({ length: 20 }, () => buyerWith(shop)))
    for (const [index, buyer] of buyers.entries())
      for (const { code } of index % 2 === 0 ? [one, other] : [other, one]) await add(buyer, code)
    const results = await Promise.allSettled(buyers.map((buyer) => atTheDoor(buyer)))
    expect(fulfilled(results)).toHaveLength(20)
    expect([await sharedUses(shop, one), await sharedUses(shop, other)]).toEqual([
      { usesLeft: 20, ledger: 20 },
      { usesLeft: 20, ledger: 20 },
    ])
    expect(await deadlocksIn(shop)).toBe(0)
  },
)
