import { paymentTypesList } from '@bottega/contract/checkout/calls.ts'
import { ordersDelete } from '@bottega/contract/orders/calls.ts'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Stripe } from 'stripe'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  atTheDoor,
  attemptsOf,
  byCard,
  buyerWith,
  deliver,
  later,
  payingWith,
  result,
  statusOf,
} from '../../../testing/orders/buying.ts'
import { startStripeServer, type StripeServer } from '../../../testing/servers/stripe-server.ts'
import { openTestShop, type TestShop } from '../../../testing/test-shop.ts'
import { testNow } from '../../../testing/world.ts'
import { reapPayments } from '../../checkout/payment/payment-reaper.ts'
import { advanceOrder } from '../../fulfilment/advance-order.service.ts'
import { stripeProvider } from './stripe-provider.ts'
import { lockOrder } from '../../orders/orders.service.ts'

const secretKey = 'sk_test_of_the_tests'
const webhookSecret = 'whsec_of_the_tests'

let stripe: StripeServer
let shop: TestShop
beforeAll(async () => {
  stripe = await startStripeServer(secretKey)
  shop = await openTestShop({
    PAYMENT_PROVIDER: 'stripe',
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_API_URL: stripe.url,
    PAYMENT_SECRET: webhookSecret,
    PUBLIC_ORIGIN: 'https://shop.example',
  })
})
beforeEach(() => {
  shop.clock.now = testNow
  stripe.silent = false
})
afterAll(async () => {
  await shop.close()
  stripe.close()
})

const attemptOf = async (orderId: number) => {
  const [attempt] = await attemptsOf(shop, orderId)
  if (attempt === undefined) throw new Error('no attempt')
  return attempt
}
const sessionOf = (attemptId: string) =>
  stripe.sessions.filter(({ client_reference_id: reference }) => reference === attemptId)

const notify = async ({ body, signature }: { body: string; signature: string }) => {
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature }
  const reply = await shop.app.inject({ method: 'POST', url: '/payment/webhook/stripe', headers, payload: body })
  return reply.statusCode
}

/** An order paid on Stripe's page. */
async function paidOrder() {
  const buyer = await buyerWith(shop)
  const { orderId } = await byCard(buyer)
  const attempt = await attemptOf(orderId)
  stripe.pay(attempt.id)
  await result(buyer, { orderId })
  return { buyer, orderId, attemptId: attempt.id }
}

describe('paying with Stripe Checkout', () => {
  test('opens one hosted page that holds the amount, named by our attempt, in the person’s language', async () => {
    const buyer = await buyerWith(shop, undefined, { language: 'de' })
    const { orderId, redirectUrl } = await byCard(buyer)
    await byCard(buyer)
    const attempt = await attemptOf(orderId)
    const [session, ...others] = sessionOf(attempt.id)
    expect(others).toEqual([])
    expect(redirectUrl).toBe(session?.url)
    expect(Object.fromEntries(session?.form ?? [])).toMatchObject({
      mode: 'payment',
      locale: 'de',
      'payment_method_types[0]': 'card',
      'payment_intent_data[capture_method]': 'manual',
      'line_items[0][price_data][unit_amount]': String(attempt.amountCents),
      success_url: `https://shop.example/payment/return?order=${orderId}`,
    })
  })

  test('is offered for what Stripe can hold, and for nothing else', async () => {
    const { data } = await (await buyerWith(shop)).call(paymentTypesList)
    expect(data.paymentTypes.map(({ paymentTypeId }) => paymentTypeId)).toEqual([12, 13, 1, 18, 2])
    const { orderId } = await payingWith(await buyerWith(shop), 13)
    const { id } = await attemptOf(orderId)
    expect(sessionOf(id)[0]?.form.get('payment_method_types[0]')).toBe('paypal')
  })

  test('makes the order stand once Stripe says the money is held', async () => {
    const { orderId } = await paidOrder()
    expect(await statusOf(shop, orderId)).toBe(3)
    expect(await attemptOf(orderId)).toMatchObject({ provider: 'stripe', state: 'authorised' })
  })

  test('an answer that was lost is found again by our own name for it', async () => {
    const buyer = await buyerWith(shop)
    stripe.silent = true
    const { orderId, orderStatusId } = await byCard(buyer)
    expect(orderStatusId).toBe(2)
    stripe.silent = false
    const attempt = await attemptOf(orderId)
    expect(attempt).toMatchObject({ state: 'pending', providerPaymentId: null })
    stripe.pay(attempt.id)
    await later(shop, 2)
    await reapPayments(shop.shop)
    expect(await statusOf(shop, orderId)).toBe(3)
  })

  test('a key Stripe does not know leaves a payment unknown, and refuses a new one [payments-24]', async () => {
    const { orderId, attemptId } = await paidOrder()
    const { providerPaymentId } = await attemptOf(orderId)
    const options = { url: stripe.url, webhookSecret, shopOrigin: 'https://shop.example' }
    const lockedOut = stripeProvider({ ...options, secretKey: 'sk_of_last_year' })
    for (const known of [providerPaymentId, null])
      expect(await lockedOut.status({ attemptId, providerPaymentId: known })).toMatchObject({ kind: 'unknown' })
    expect(await lockedOut.void({ attemptId, providerPaymentId })).toMatchObject({ kind: 'unknown' })
    const wanted = {
      orderId,
      amountCents: 100,
      language: 'it',
      paymentTypeId: 12,
      shopName: 'Borgo',
      token: undefined,
    } as const
    expect(await lockedOut.capture({ attemptId, providerPaymentId }, 100)).toMatchObject({ kind: 'unknown' })
    expect(await lockedOut.authorise({ ...wanted, attemptId: randomUUID() })).toMatchObject({ kind: 'refused' })
  })

  test('a page without a payment is closed there', async () => {
    const { orderId } = await byCard(await buyerWith(shop))
    const { id } = await attemptOf(orderId)
    await later(shop, 16)
    await reapPayments(shop.shop)
    expect(await statusOf(shop, orderId)).toBe(11)
    expect(sessionOf(id)[0]?.status).toBe('expired')
  })

  test('a page that was paid on is not closed: closing answers that it is paid, and leaves the money held [payments-18]', async () => {
    const { orderId } = await byCard(await buyerWith(shop))
    const { id, providerPaymentId } = await attemptOf(orderId)
    stripe.pay(id)
    const closed = await shop.shop.payments.get('stripe')?.close({ attemptId: id, providerPaymentId })
    expect(closed).toMatchObject({ kind: 'payment', payment: { state: 'authorised' } })
    expect(sessionOf(id)[0]?.payment_intent?.status).toBe('requires_capture')
  })

  test('paid while the customer chooses another way, the order stands by the card', async () => {
    const buyer = await buyerWith(shop)
    const { orderId } = await byCard(buyer)
    const { id } = await attemptOf(orderId)
    stripe.pay(id)
    expect(await atTheDoor(buyer)).toMatchObject({ orderId, orderStatusId: 3 })
    expect(await attemptOf(orderId)).toMatchObject({ provider: 'stripe', state: 'authorised' })
    expect(sessionOf(id)[0]?.payment_intent?.status).toBe('requires_capture')
  })
})

describe('money held by Stripe', () => {
  test('is charged for what was picked, once', async () => {
    const { orderId, attemptId } = await paidOrder()
    await shop.shop.db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId)
      if (order === undefined) throw new Error('no order')
      const picking = await advanceOrder(shop.shop, tx, order, { toStatusId: 4, actor: 'shop' }, shop.clock.now)
      await advanceOrder(shop.shop, tx, picking, { toStatusId: 6, actor: 'shop' }, shop.clock.now)
    })
    await deliver(shop)
    const attempt = await attemptOf(orderId)
    expect(attempt.state).toBe('captured')
    expect(sessionOf(attemptId)[0]?.payment_intent).toMatchObject({
      status: 'succeeded',
      amount_received: attempt.capturedCents,
    })
    const provider = shop.shop.payments.get('stripe')
    const reference = { attemptId, providerPaymentId: attempt.providerPaymentId }
    // Stripe refuses a second capture; the payment is captured all the same.
    expect(await provider?.capture(reference, attempt.capturedCents)).toMatchObject({ payment: { state: 'captured' } })
    expect(await provider?.refund(reference, attempt.capturedCents, 'refund')).toMatchObject({
      payment: { state: 'refunded' },
    })
  })

  test('is let go of when the order is cancelled', async () => {
    const { buyer, orderId, attemptId } = await paidOrder()
    await buyer.call(ordersDelete, { body: { order_id: orderId } })
    await deliver(shop)
    expect(sessionOf(attemptId)[0]?.payment_intent?.status).toBe('canceled')
    expect(await attemptOf(orderId)).toMatchObject({ state: 'voided' })
  })

  test('stands in a ledger that has more than one page', async () => {
    const { attemptId } = await paidOrder()
    const payments = await shop.shop.payments.get('stripe')?.ledger(new Date(Date.now() - 3_600_000))
    expect(payments?.length).toBe(stripe.sessions.length)
    expect(payments?.find((one) => one.attemptId === attemptId)).toMatchObject({ state: 'authorised', currency: 'EUR' })
  })
})

describe('Stripe’s events', () => {
  test('make the shop ask, and are taken once', async () => {
    const { orderId } = await byCard(await buyerWith(shop))
    const { id } = await attemptOf(orderId)
    stripe.pay(id)
    const event = stripe.event(id, webhookSecret, shop.clock.now)
    expect([await notify(event), await notify(event)]).toEqual([200, 200])
    expect(await statusOf(shop, orderId)).toBe(3)
  })

  test('that are older than one followed already change nothing, and nothing is asked [payments-155]', async () => {
    const { orderId } = await byCard(await buyerWith(shop))
    const { id } = await attemptOf(orderId)
    const older = stripe.event(id, webhookSecret, new Date(shop.clock.now.getTime() - 60_000))
    stripe.pay(id)
    expect(await notify(stripe.event(id, webhookSecret, shop.clock.now))).toBe(200)
    stripe.silent = true
    expect(await notify(older)).toBe(200)
    stripe.silent = false
    expect(await statusOf(shop, orderId)).toBe(3)
    expect(await attemptOf(orderId)).toMatchObject({ state: 'authorised', noticedAt: shop.clock.now })
  })

  test('that claim what Stripe does not say change nothing', async () => {
    const { orderId } = await byCard(await buyerWith(shop))
    const { id } = await attemptOf(orderId)
    expect(await notify(stripe.event(id, webhookSecret, shop.clock.now))).toBe(200)
    expect(await statusOf(shop, orderId)).toBe(1)
  })

  test('come again when Stripe could not be asked', async () => {
    const { orderId } = await byCard(await buyerWith(shop))
    const { id } = await attemptOf(orderId)
    stripe.pay(id)
    const event = stripe.event(id, webhookSecret, shop.clock.now)
    stripe.silent = true
    expect(await notify(event)).toBe(503)
    stripe.silent = false
    expect(await notify(event)).toBe(200)
    expect(await statusOf(shop, orderId)).toBe(3)
  })

  test.each([
    ['signed with another secret [payments-17]', 'whsec_guess', 0],
    ['older than five minutes', webhookSecret, -301],
  ])('%s are refused', async (_, secret, seconds) => {
    const { orderId } = await byCard(await buyerWith(shop))
    const { id } = await attemptOf(orderId)
    stripe.pay(id)
    const at = new Date(shop.clock.now.getTime() + seconds * 1000)
    expect(await notify(stripe.event(id, secret, at))).toBe(401)
    expect(await statusOf(shop, orderId)).toBe(1)
  })

  test('are accepted as Stripe’s SDK signs them, and refused without a signature or as something else than JSON', async () => {
    const { orderId } = await byCard(await buyerWith(shop))
    const { body } = stripe.event((await attemptOf(orderId)).id, webhookSecret, shop.clock.now)
    const timestamp = Math.floor(shop.clock.now.getTime() / 1000)
    const signed = (payload: string) =>
      Stripe.webhooks.generateTestHeaderString({ payload, secret: webhookSecret, timestamp })
    expect(await notify({ body, signature: signed(body) })).toBe(200)
    expect(await notify({ body, signature: '' })).toBe(401)
    expect(await notify({ body, signature: `t=${timestamp}` })).toBe(401)
    expect(await notify({ body: '{"id"', signature: signed('{"id"') })).toBe(400)
    expect(await notify({ body: '{"id":"evt_1"}', signature: signed('{"id":"evt_1"}') })).toBe(400)
  })
})

test('an answer that arrives in small pieces is not waited for longer than the limit', async () => {
  const slow = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const pieces = setInterval(() => response.write(' '), 20)
    response.on('close', () => clearInterval(pieces))
  }).listen(0, '127.0.0.1')
  await once(slow, 'listening')
  const url = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`
  const provider = stripeProvider({ url, secretKey, webhookSecret, shopOrigin: 'https://shop.example', limitMs: 300 })
  const reference = { attemptId: randomUUID(), providerPaymentId: 'cs_test_slow' }
  expect(await provider.status(reference)).toMatchObject({ kind: 'unknown' })
  slow.closeAllConnections()
  slow.close()
})
