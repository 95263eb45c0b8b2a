import { paymentType } from '@bottega/rules/payments/payment-types.ts'
import type {
  AuthoriseRequest,
  PaymentProvider,
  PaymentReference,
  ProviderAnswer,
  StatusAnswer,
} from '../payment-provider.ts'
import { statusOfError, stripeClient } from './stripe-client.ts'
import { verifyStripeNotice } from './stripe-notice.ts'
import { asStripeSession, intentOf, readStripeSession, type StripeSession } from './stripe-session.ts'
import { secretsOf } from '../../../kernel/settings/secrets-of.ts'

export interface StripeOptions {
  /** `https://api.stripe.com`, or a server with the same protocol. */
  url: string
  secretKey: string
  /** Signs the webhook's events. */
  /** As the setting has it: two while one takes the other's place. */
  webhookSecret: string
  shopOrigin: string
  limitMs?: number
}

/** The method asked for by payment type; without one, Stripe offers what the account has. */
const methods: ReadonlyMap<number, 'card' | 'paypal' | undefined> = new Map([
  [paymentType.card, 'card'],
  [paymentType.payPal, 'paypal'],
  [paymentType.online, undefined],
])

/** Seconds back in which a session whose first answer was lost is looked for. */
const lookBack = 3 * 3600
const expand = ['payment_intent.latest_charge']

type Failure = Exclude<ProviderAnswer, { kind: 'payment' }>
type Found = { kind: 'session'; session: StripeSession } | Exclude<Failure, { kind: 'refused' }>

const unknown = (error: unknown) => ({ kind: 'unknown', reason: String(error) }) as const

/**
 * The meaning of a failed request. After a conflict, a limit, an error of Stripe's or no answer in time the payment may
 * stand there all the same.
 */
function failureOf(error: unknown): Failure {
  const status = statusOfError(error)
  if (status === 404) return { kind: 'missing' }
  const isOpen = status === undefined || status < 400 || status >= 500 || status === 409 || status === 429
  return isOpen ? unknown(error) : { kind: 'refused', reason: `Stripe answered ${status}: ${String(error)}` }
}

const paymentOf = (session: StripeSession): StatusAnswer => ({ kind: 'payment', payment: readStripeSession(session) })

/**
 * Stripe Checkout: a hosted page, money held by `capture_method=manual` until the groceries are picked. The attempt is
 * the session's `client_reference_id` and its idempotency key. (Stripe API, "Checkout Sessions", "Place a hold")
 */
export function stripeProvider(options: StripeOptions): PaymentProvider {
  const { url, secretKey, webhookSecret, shopOrigin, limitMs = 5000 } = options
  const { believed } = secretsOf(webhookSecret)
  const client = stripeClient({ url, secretKey, limitMs })
  const { sessions } = client.checkout

  /** Every session since a moment, in seconds, newest first. */
  async function* sessionsSince(seconds: number): AsyncGenerator<StripeSession> {
    const listed = expand.map((path) => `data.${path}`)
    for await (const session of sessions.list({ limit: 100, created: { gte: seconds }, expand: listed }))
      yield asStripeSession(session)
  }

  const search = async (attemptId: string): Promise<Found> => {
    try {
      for await (const session of sessionsSince(Math.floor(Date.now() / 1000) - lookBack))
        if (session.client_reference_id === attemptId) return { kind: 'session', session }
      return { kind: 'missing' }
    } catch (error) {
      return unknown(error)
    }
  }

  const find = async ({ attemptId, providerPaymentId }: PaymentReference): Promise<Found> => {
    if (providerPaymentId === null) return search(attemptId)
    try {
      return { kind: 'session', session: asStripeSession(await sessions.retrieve(providerPaymentId, { expand })) }
    } catch (error) {
      return statusOfError(error) === 404 ? { kind: 'missing' } : unknown(error)
    }
  }

  const status = async (reference: PaymentReference): Promise<StatusAnswer> => {
    const found = await find(reference)
    return found.kind === 'session' ? paymentOf(found.session) : found
  }

  const authorise = async (request: AuthoriseRequest): Promise<ProviderAnswer> => {
    const {
      attemptId,
      orderId,
      amountCents,
      language,
      paymentTypeId,
      returnPath,
      shopName,
      reference = orderId,
    } = request
    const method = methods.get(paymentTypeId)
    const named = { attempt: attemptId, order: String(orderId) }
    const product = { currency: 'eur', unit_amount: amountCents, product_data: { name: `${shopName} ${reference}` } }
    const back = shopOrigin + (returnPath ?? `/payment/return?order=${orderId}`)
    try {
      const session = await sessions.create(
        {
          mode: 'payment',
          client_reference_id: attemptId,
          locale: language,
          success_url: back,
          cancel_url: back,
          line_items: [{ quantity: 1, price_data: product }],
          payment_intent_data: { capture_method: 'manual', metadata: named },
          metadata: named,
          ...(method === undefined ? {} : { payment_method_types: [method] }),
          expand,
        },
        { idempotencyKey: attemptId },
      )
      return paymentOf(asStripeSession(session))
    } catch (error) {
      return failureOf(error)
    }
  }

  /**
   * Changes a payment and answers its state afterwards. Stripe refuses what was done before, and that is no failure;
   * without an answer the outcome is unknown.
   */
  const change = async (
    reference: PaymentReference,
    request: (session: StripeSession) => Promise<unknown> | undefined,
  ): Promise<StatusAnswer> => {
    const found = await find(reference)
    if (found.kind !== 'session') return found
    try {
      await request(found.session)
    } catch (error) {
      if (statusOfError(error) === undefined) return unknown(error)
    }
    return status({ ...reference, providerPaymentId: found.session.id })
  }

  const expire = ({ id }: StripeSession, { attemptId }: PaymentReference) =>
    sessions.expire(id, {}, { idempotencyKey: `${attemptId}-expire` })

  return {
    name: 'stripe',
    takes: new Set(methods.keys()),
    authorise,
    status,
    capture: (payment, amountCents) =>
      change(payment, (session) => {
        const intent = intentOf(session)
        const amount = { amount_to_capture: amountCents }
        const once = { idempotencyKey: `${payment.attemptId}-capture` }
        return intent && client.paymentIntents.capture(intent.id, amount, once)
      }),
    // Only an open session expires. The outcome of a completed one is the answer, and stays as it is: cancelling its
    // PaymentIntent would void a hold that was made meanwhile.
    close: (payment) =>
      change(payment, (session) => (session.status === 'open' ? expire(session, payment) : undefined)),
    void: (payment) =>
      change(payment, (session) => {
        if (session.status === 'open') return expire(session, payment)
        const intent = intentOf(session)
        return intent && client.paymentIntents.cancel(intent.id, {}, { idempotencyKey: `${payment.attemptId}-void` })
      }),
    refund: (payment, amountCents, key) =>
      change(payment, (session) => {
        const intent = intentOf(session)
        const once = { idempotencyKey: `${payment.attemptId}-${key}` }
        return intent && client.refunds.create({ payment_intent: intent.id, amount: amountCents }, once)
      }),
    ledger: async (since) => {
      const payments = []
      for await (const session of sessionsSince(Math.floor(since.getTime() / 1000)))
        payments.push(readStripeSession(session))
      return payments
    },
    verifyNotice: (body, headers, now) => verifyStripeNotice(believed, body, headers, now),
  }
}
