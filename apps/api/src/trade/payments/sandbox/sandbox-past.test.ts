import { ordersDelete } from '@bottega/contract/orders/calls.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { paymentAttempt } from '../payments.tables.ts'
import { userPaymentAuth } from '../saved-payments.tables.ts'
import { attemptsOf, byCard, buyerWith, deliver, payingWith, result } from '../../../testing/orders/buying.ts'
import { onBankPage, openShopWithBank, type ShopWithBank } from '../../../testing/servers/shop-with-bank.ts'
import { recordPastPayments } from './sandbox-past.ts'

let shop: ShopWithBank
beforeAll(async () => {
  shop = await openShopWithBank()
})
afterAll(() => shop.close())

const record = () => recordPastPayments(shop.shop.db, shop.shop.config)

/** An order as the demo world has it: authorised at a bank that has no record of it. */
async function seededOrder() {
  const buyer = await buyerWith(shop)
  const { orderId, redirectUrl } = await byCard(buyer)
  await onBankPage(redirectUrl, 'accepted')
  await result(buyer, { orderId })
  await shop.shop.db
    .update(paymentAttempt)
    .set({ providerPaymentId: `demo-payment-${orderId}` })
    .where(eq(paymentAttempt.orderId, orderId))
  return { buyer, orderId }
}

test('a seeded order is cancelled, and the bank lets go of its money', async () => {
  const { buyer, orderId } = await seededOrder()
  await record()
  await buyer.call(ordersDelete, { body: { order_id: orderId } })
  await deliver(shop)
  expect(shop.bank.payments().find(({ id }) => id === `demo-payment-${orderId}`)).toMatchObject({ status: 'voided' })
  expect(await attemptsOf(shop, orderId)).toMatchObject([{ state: 'voided' }])
})

test('told again, the bank keeps what became of it since', async () => {
  const { buyer, orderId } = await seededOrder()
  await record()
  await buyer.call(ordersDelete, { body: { order_id: orderId } })
  await deliver(shop)
  await shop.shop.db.update(paymentAttempt).set({ state: 'authorised' }).where(eq(paymentAttempt.orderId, orderId))
  await record()
  expect(shop.bank.payments().find(({ id }) => id === `demo-payment-${orderId}`)).toMatchObject({ status: 'voided' })
})

test.each([
  ['accepted', 3],
  ['declined', undefined],
])('a seeded card that is %s is charged as such', async (way, orderStatusId) => {
  const buyer = await buyerWith(shop)
  const [card] = await shop.shop.db
    .insert(userPaymentAuth)
    .values({
      userId: buyer.userId,
      paymentTypeId: 12,
      provider: 'sandbox',
      token: `demo-card-${way}`,
      brand: 'Visa',
      lastDigits: '1111',
      expiresMonth: '2031-12',
    })
    .returning()
  await record()
  const paying = payingWith(buyer, 12, undefined, card?.id)
  if (orderStatusId === undefined)
    await expect(paying).rejects.toMatchObject({ code: 'error.checkout.paymentDeclined' })
  else await expect(paying).resolves.toMatchObject({ orderStatusId })
})
