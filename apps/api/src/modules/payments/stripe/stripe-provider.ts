import { paymentType } from '@bottega/rules/payments/payment-types.ts'
import {
  asStatus,
  type AuthoriseRequest,
  type PaymentProvider,
  type PaymentReference,
  type ProviderAnswer,
  type StatusAnswer,
} from '../payment-provider.ts'
import { shaped } from '../sandbox/sandbox-notice.ts'
import { type FormFields, stripeClient, type StripeRequest } from './stripe-client.ts'
import { verifyStripeNotice } from './stripe-notice.ts'
import {
  intentOf,
  readStripeSession,
  type StripeSession,
  stripeListSchema,
  stripeSessionSchema,
} from './stripe-session.ts'

export interface StripeOptions {
  /** `https://api.stripe.com`, or a server that speaks its protocol. */
  url: string
  secretKey: string
  /** Signs the webhook's events. */
  webhookSecret: string
  shopOrigin: string
  limitMs?: number
}

/** How each payment type is asked for; a type without a method lets Stripe offer what the account has. */
const methods: ReadonlyMap<number, string | undefined> = new Map([
  [paymentType.card, 'card'],
  [paymentType.payPal, 'paypal'],
  [paymentType.online, undefined],
])

/** Seconds back in which a session whose first answer was lost is looked for. */
const lookBack = 3 * 3600
const expanded = { expand: { 0: 'payment_intent.latest_charge' } }

/**
 * Stripe Checkout: a hosted page, money held by `capture_method=manual` until the groceries are picked. The attempt is
 * the session's `client_reference_id` and its idempotency key. (Stripe API, "Checkout Sessions", "Place a hold")
 */
export function stripeProvider(options: StripeOptions): PaymentProvider {
  const { url, secretKey, webhookSecret, shopOrigin, limitMs = 5000 } = options
  const send = stripeClient({ url, secretKey, limitMs })

  const ask = async (request: StripeRequest): Promise<ProviderAnswer> => {
    try {
      const { status, body } = await send(request)
      if (status === 404) return { kind: 'missing' }
      if (status >= 500 || status === 429 || status === 409)
        return { kind: 'unknown', reason: `Stripe answered ${status}` }
      if (status >= 400) return { kind: 'refused', reason: `Stripe answered ${status}: ${JSON.stringify(body)}` }
      const session = shaped(stripeSessionSchema, body)
      if (session === undefined) return { kind: 'unknown', reason: 'Stripe answered something else' }
      return { kind: 'payment', payment: readStripeSession(session) }
    } catch (error) {
      // No connection, no answer in time or half of one: the payment may stand at Stripe all the same.
      return { kind: 'unknown', reason: String(error) }
    }
  }

  /** Every session since a moment, newest first, as Stripe lists them. */
  async function* sessionsSince(seconds: number): AsyncGenerator<StripeSession> {
    let after: string | undefined
    for (;;) {
      const fields: FormFields = {
        limit: 100,
        created: { gte: seconds },
        expand: { 0: 'data.payment_intent.latest_charge' },
        ...(after === undefined ? {} : { starting_after: after }),
      }
      const { status, body } = await send({ method: 'GET', path: '/checkout/sessions', fields })
      const list = status === 200 ? shaped(stripeListSchema, body) : undefined
      if (list === undefined) throw new Error(`Stripe answered ${status}`)
      yield* list.data
      after = list.data.at(-1)?.id
      if (!list.has_more || after === undefined) return
    }
  }

  const find = async (attemptId: string): Promise<StatusAnswer> => {
    try {
      for await (const session of sessionsSince(Math.floor(Date.now() / 1000) - lookBack))
        if (session.client_reference_id === attemptId) return { kind: 'payment', payment: readStripeSession(session) }
      return { kind: 'missing' }
    } catch (error) {
      return { kind: 'unknown', reason: String(error) }
    }
  }

  const status = async ({ attemptId, providerPaymentId }: PaymentReference): Promise<StatusAnswer> => {
    if (providerPaymentId === null) return find(attemptId)
    return asStatus(await ask({ method: 'GET', path: `/checkout/sessions/${providerPaymentId}`, fields: expanded }))
  }

  const authorise = ({ attemptId, orderId, amountCents, language, paymentTypeId }: AuthoriseRequest) => {
    const method = methods.get(paymentTypeId)
    const named = { attempt: attemptId, order: String(orderId) }
    const product = { currency: 'eur', unit_amount: amountCents, product_data: { name: `Bottega ${orderId}` } }
    const back = `${shopOrigin}/payment/return?order=${orderId}`
    return ask({
      method: 'POST',
      path: '/checkout/sessions',
      key: attemptId,
      fields: {
        mode: 'payment',
        client_reference_id: attemptId,
        locale: language,
        success_url: back,
        cancel_url: back,
        line_items: [{ quantity: 1, price_data: product }],
        payment_intent_data: { capture_method: 'manual', metadata: named },
        metadata: named,
        ...(method === undefined ? {} : { payment_method_types: { 0: method } }),
        ...expanded,
      },
    })
  }

  /**
   * Does something to a payment and answers how it stands then: done before, Stripe refuses, and that is no failure.
   */
  const change = async (
    reference: PaymentReference,
    request: (session: StripeSession) => StripeRequest | undefined,
  ): Promise<ProviderAnswer> => {
    try {
      const known = await status(reference)
      if (known.kind !== 'payment') return known
      const id = known.payment.providerPaymentId
      const { body } = await send({ method: 'GET', path: `/checkout/sessions/${id}`, fields: expanded })
      const session = shaped(stripeSessionSchema, body)
      const wanted = session && request(session)
      if (wanted !== undefined) await send(wanted)
      return await status({ ...reference, providerPaymentId: id })
    } catch (error) {
      return { kind: 'unknown', reason: String(error) }
    }
  }

  const ofIntent = (
    session: StripeSession,
    path: string,
    key: string,
    fields: FormFields,
  ): StripeRequest | undefined => {
    const intent = intentOf(session)
    return intent && { method: 'POST', path: `/payment_intents/${intent.id}${path}`, key, fields }
  }

  const expire = ({ id }: StripeSession, { attemptId }: PaymentReference): StripeRequest => ({
    method: 'POST',
    path: `/checkout/sessions/${id}/expire`,
    key: `${attemptId}-expire`,
  })

  return {
    name: 'stripe',
    takes: new Set(methods.keys()),
    authorise,
    status,
    capture: (payment, amountCents) =>
      change(payment, (session) =>
        ofIntent(session, '/capture', `${payment.attemptId}-capture`, { amount_to_capture: amountCents }),
      ),
    // Only an open session expires. What came of one that was completed is the answer, and stays as it is: cancelling
    // its PaymentIntent would void a hold that was made meanwhile.
    close: async (payment) =>
      asStatus(await change(payment, (session) => (session.status === 'open' ? expire(session, payment) : undefined))),
    void: (payment) =>
      change(payment, (session) =>
        session.status === 'open'
          ? expire(session, payment)
          : ofIntent(session, '/cancel', `${payment.attemptId}-void`, {}),
      ),
    refund: (payment, amountCents, key) =>
      change(payment, (session) => {
        const intent = intentOf(session)
        const fields = intent && { payment_intent: intent.id, amount: amountCents }
        return fields && { method: 'POST', path: '/refunds', key: `${payment.attemptId}-${key}`, fields }
      }),
    ledger: async (since) => {
      const payments = []
      for await (const session of sessionsSince(Math.floor(since.getTime() / 1000)))
        payments.push(readStripeSession(session))
      return payments
    },
    verifyNotice: (body, headers, now) => verifyStripeNotice(webhookSecret, body, headers, now),
  }
}
