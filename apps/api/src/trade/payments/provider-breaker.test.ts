import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { unequalBooks, untilSettled } from '../../testing/orders/books.ts'
import { attemptsOf, byCard, buyerWith, ordersOf, result, statusOf } from '../../testing/orders/buying.ts'
import { confirm, modify, orderByCard, setTo, viewOrder } from '../../testing/orders/changing.ts'
import { refusal } from '../../testing/refusal.ts'
import { onBankPage, openShopWithBank, type ShopWithBank } from '../../testing/servers/shop-with-bank.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { withBreaker } from './provider-breaker.ts'
import { sandboxProvider } from './sandbox/sandbox-provider.ts'

let shop: ShopWithBank
let ahead = 0
const openForMs = 60_000
beforeAll(async () => {
  shop = await openShopWithBank()
})
beforeEach(() => {
  const { now } = Date
  vi.spyOn(Date, 'now').mockImplementation(() => now() + ahead)
  const { PUBLIC_ORIGIN: shopOrigin, PAYMENT_SANDBOX_URL: url, PAYMENT_SECRET: secret } = shop.shop.config
  const sandbox = sandboxProvider({ url, secret, shopOrigin })
  const payments = shop.shop.payments as Map<string, PaymentProvider>
  payments.set('sandbox', withBreaker(sandbox, { failures: 3, openForMs }))
})
afterEach(() => {
  vi.restoreAllMocks()
  ahead = 0
  shop.line.isDown = false
})
afterAll(() => shop.close())

const metrics = async () => (await shop.app.inject({ method: 'GET', url: '/metrics' })).body
const isAvailable = () => shop.shop.payments.get('sandbox')?.isAvailable?.()

const letTimePass = () => {
  ahead += openForMs
}

/** Three customers find the bank down: what became of their payments is unknown. */
async function openCircuit() {
  shop.line.isDown = true
  const sent = []
  for (const buyer of [await buyerWith(shop), await buyerWith(shop), await buyerWith(shop)])
    sent.push(await byCard(buyer))
  return sent
}

test('a bank that does not answer is not asked any more, and customers hear at once that nothing was charged [payments-19]', async () => {
  const standing = await orderByCard(shop)
  const sent = await openCircuit()
  // The payments were sent: only the bank knows the end.
  expect(sent.map(({ orderStatusId }) => orderStatusId)).toEqual([2, 2, 2])
  expect(isAvailable()).toBe(false)
  expect(await metrics()).toMatch(/bottega_payment_provider_available\{provider="sandbox"\} 0/)

  const { requests } = shop.line
  const buyer = await buyerWith(shop)
  await expect(byCard(buyer)).rejects.toEqual(refusal('error.checkout.paymentUnavailable'))
  const [order] = await ordersOf(shop, buyer)
  expect(order).toMatchObject({ statusId: 11 })
  expect(await attemptsOf(shop, order?.id ?? 0)).toMatchObject([{ state: 'declined', providerPaymentId: null }])

  await modify(standing.buyer, standing.orderId)
  await setTo(shop, standing.buyer, 'wine', 6)
  await expect(confirm(standing.buyer, standing.orderId)).rejects.toEqual(refusal('error.checkout.paymentUnavailable'))
  expect(await viewOrder(standing.buyer, standing.orderId)).toMatchObject({ status: { orderStatusId: 3 } })
  expect(shop.line.requests).toBe(requests)

  // An attempt that was sent stays unknown while the bank cannot be asked.
  const [first] = sent
  expect(await statusOf(shop, first?.orderId ?? 0)).toBe(2)

  shop.line.isDown = false
  letTimePass()
  const again = await byCard(buyer)
  expect(isAvailable()).toBe(true)
  await onBankPage(again.redirectUrl, 'accepted')
  expect(await result(buyer, again)).toMatchObject({ orderId: order?.id, orderStatusId: 3 })
  await untilSettled(shop)
  const orders = [standing, again, ...sent].map(({ orderId }) => orderId)
  expect(await unequalBooks(shop, orders)).toEqual([])
})

test('a probe that fails keeps the circuit open [payments-20]', async () => {
  await openCircuit()
  letTimePass()
  expect(isAvailable()).toBe(true)
  const probe = await byCard(await buyerWith(shop))
  expect(probe.orderStatusId).toBe(2)
  expect(isAvailable()).toBe(false)
  await expect(byCard(await buyerWith(shop))).rejects.toEqual(refusal('error.checkout.paymentUnavailable'))
})
