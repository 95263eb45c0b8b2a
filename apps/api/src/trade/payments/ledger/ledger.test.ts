import { paymentsReconcile, paymentsReconciliation } from '@bottega/contract/payments/calls.ts'
import { fulfilmentDeliver, fulfilmentMove } from '@bottega/contract/fulfilment/calls.ts'
import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { paymentAttempt } from '../payments.tables.ts'
import { shopOrder } from '../../orders/orders.tables.ts'
import { attemptsOf, byCard, buyerWith, deliver, later, result, statusOf } from '../../../testing/orders/buying.ts'
import { onBankPage, openShopWithBank, type ShopWithBank } from '../../../testing/servers/shop-with-bank.ts'
import { orderByCard } from '../../../testing/orders/changing.ts'
import { aPicker, aShopkeeper, finish, found, start } from '../../../testing/orders/pickers.ts'
import { refusal } from '../../../testing/refusal.ts'
import type { Person } from '../../../testing/test-shop.ts'
import { compareAllLedgers } from './ledger.service.ts'

let shop: ShopWithBank
let shopkeeper: Person
let picker: Person
beforeAll(async () => {
  // The bank writes down when a payment was opened by the clock of the day.
  shop = await openShopWithBank()
  shopkeeper = await aShopkeeper(shop)
  picker = await aPicker(shop)
})
beforeEach(() => {
  shop.noticesArrive = false
})
afterAll(() => shop.close())

async function paidOrder(): Promise<string> {
  const buyer = await buyerWith(shop)
  const { orderId, redirectUrl } = await byCard(buyer)
  await onBankPage(redirectUrl, 'accepted')
  await result(buyer, { orderId })
  const [attempt] = await attemptsOf(shop, orderId)
  return attempt?.id ?? ''
}

const compare = async () => (await compareAllLedgers(shop.shop)).map(({ kind, attemptId }) => [kind, attemptId])
const metrics = async () => (await shop.app.inject({ method: 'GET', url: '/metrics' })).body

test('a payment both ledgers agree about is no difference', async () => {
  const attemptId = await paidOrder()
  await later(shop, 11)
  expect((await compare()).map(([, id]) => id)).not.toContain(attemptId)
})

test('money the bank holds for a payment given up here is found, logged and counted', async () => {
  const attemptId = await paidOrder()
  await shop.shop.db.update(paymentAttempt).set({ state: 'voided' }).where(eq(paymentAttempt.id, attemptId))
  await later(shop, 11)
  expect(await compare()).toContainEqual(['state', attemptId])
  expect(await metrics()).toMatch(/bottega_ledger_differences\{kind="state"\} [1-9]/)
})

test('an order that stands without its money is found and counted, although both ledgers agree [payments-21]', async () => {
  const attemptId = await paidOrder()
  const [attempt] = await shop.shop.db.select().from(paymentAttempt).where(eq(paymentAttempt.id, attemptId))
  await shop.shop.payments.get('sandbox')?.void({ attemptId, providerPaymentId: attempt?.providerPaymentId ?? null })
  await shop.shop.db.update(paymentAttempt).set({ state: 'voided' }).where(eq(paymentAttempt.id, attemptId))
  await later(shop, 11)
  expect((await compare()).map(([, id]) => id)).not.toContain(attemptId)
  expect(await metrics()).toMatch(/bottega_ledger_differences\{kind="unpaid"\} [1-9]/)
})

test('an order handed over whose money the bank then refuses for good is on the page of payments, for sixty days [payments-175]', async () => {
  const { orderId } = await orderByCard(shop, { wine: 2 })
  await start(picker, orderId)
  await found(shop, picker, orderId, 'wine', { quantity: 2 })
  shop.line.isDown = true
  await finish(picker, orderId)
  await picker.call(fulfilmentMove, { body: { order_id: orderId, step: 'depart' } })
  await picker.call(fulfilmentDeliver, { body: { order_id: orderId } })
  shop.line.isDown = false
  const unpaid = async () => {
    await later(shop, 11)
    await compareAllLedgers(shop.shop)
    const { data } = await shopkeeper.call(paymentsReconciliation, { query: {} })
    return data.unpaidOrders.find((one) => one.orderId === orderId)
  }
  expect(await unpaid()).toBeUndefined()
  shop.bank.behaviour.refusesCaptures = true
  await later(shop, 90)
  await deliver(shop)
  shop.bank.behaviour.refusesCaptures = false
  expect(await statusOf(shop, orderId)).toBe(orderStatus.delivered)
  expect(await unpaid()).toBeDefined()
  await shop.shop.db.update(shopOrder).set({ slotDay: '2026-09-01' }).where(eq(shopOrder.id, orderId))
  expect(await unpaid()).toBeUndefined()
})

test('what moved a moment ago is left alone', async () => {
  const attemptId = await paidOrder()
  await shop.shop.db
    .update(paymentAttempt)
    .set({ state: 'voided', updatedAt: shop.clock.now })
    .where(eq(paymentAttempt.id, attemptId))
  expect((await compare()).map(([, id]) => id)).not.toContain(attemptId)
})

test('money we count on and the bank has never heard of is found', async () => {
  const attemptId = await paidOrder()
  await shop.shop.db.execute(
    `update payment_attempt set id = gen_random_uuid(), provider_payment_id = 'nowhere' where id = '${attemptId}'`,
  )
  await later(shop, 11)
  const kinds = (await compare()).map(([kind]) => kind)
  expect(kinds).toContain('missing-there')
  expect(kinds).toContain('missing-here')
})

test('a shopkeeper sees each difference with both amounts, after a comparison of the moment or the last one', async () => {
  const attemptId = await paidOrder()
  const [attempt] = await shop.shop.db.select().from(paymentAttempt).where(eq(paymentAttempt.id, attemptId))
  const reference = { attemptId, providerPaymentId: attempt?.providerPaymentId ?? null }
  const amountCents = attempt?.amountCents ?? 0
  await shop.shop.payments.get('sandbox')?.capture(reference, amountCents)
  await shop.shop.payments.get('sandbox')?.refund(reference, 100, 'not-ours')
  const taken = { state: 'captured', capturedCents: amountCents } as const
  await shop.shop.db.update(paymentAttempt).set(taken).where(eq(paymentAttempt.id, attemptId))
  await later(shop, 11)
  const { data } = await shopkeeper.call(paymentsReconcile, { body: {} })
  const captured = amountCents / 100
  const entry = { state: 'captured', amount: captured, captured }
  expect(data.differences.find((one) => one.attemptId === attemptId)).toEqual({
    kind: 'refunded',
    provider: 'sandbox',
    attemptId,
    orderId: attempt?.orderId,
    ours: { ...entry, refunded: 0 },
    theirs: { ...entry, refunded: 1 },
  })
  expect(data.comparedAt).toBe(shop.clock.now.toISOString())
  expect((await shopkeeper.call(paymentsReconciliation, { query: {} })).data).toEqual(data)
})

test('an order without its money is named with both sums, and pickers see none of it', async () => {
  const attemptId = await paidOrder()
  const [attempt] = await shop.shop.db.select().from(paymentAttempt).where(eq(paymentAttempt.id, attemptId))
  await shop.shop.db.update(paymentAttempt).set({ state: 'voided' }).where(eq(paymentAttempt.id, attemptId))
  await later(shop, 11)
  await compareAllLedgers(shop.shop)
  const { data } = await shopkeeper.call(paymentsReconciliation, { query: {} })
  expect(data.unpaidOrders).toContainEqual(expect.objectContaining({ orderId: attempt?.orderId, covered: 0 }))
  await expect(picker.call(paymentsReconciliation, { query: {} })).rejects.toEqual(refusal('error.request.notFound'))
})

test('a comparison with a bank that does not answer says so and leaves the last one', async () => {
  await compareAllLedgers(shop.shop)
  const before = (await shopkeeper.call(paymentsReconciliation, { query: {} })).data
  shop.line.isDown = true
  const compared = shopkeeper.call(paymentsReconcile, { body: {} })
  await expect(compared).rejects.toEqual(refusal('error.payment.ledgerUnavailable'))
  shop.line.isDown = false
  expect((await shopkeeper.call(paymentsReconciliation, { query: {} })).data).toEqual(before)
})
