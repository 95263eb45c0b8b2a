import { type Static, Type } from 'typebox'
import type { ProviderState } from '@bottega/rules/payments/attempt-state.ts'
import type { ProviderPayment } from '../payment-provider.ts'
import { shaped } from '../sandbox/sandbox-notice.ts'

const charge = Type.Object({ amount_refunded: Type.Integer() })

const paymentIntent = Type.Object({
  id: Type.String(),
  status: Type.String(),
  amount_received: Type.Integer(),
  latest_charge: Type.Optional(Type.Union([Type.Null(), Type.String(), charge])),
})

/**
 * The fields the shop reads of a Checkout Session, its PaymentIntent expanded. (Stripe API, "The Checkout Session
 * object")
 */
const stripeSessionSchema = Type.Object({
  id: Type.String(),
  status: Type.Union([Type.Literal('open'), Type.Literal('complete'), Type.Literal('expired')]),
  client_reference_id: Type.Union([Type.Null(), Type.String()]),
  amount_total: Type.Integer(),
  currency: Type.String(),
  url: Type.Optional(Type.Union([Type.Null(), Type.String()])),
  metadata: Type.Record(Type.String(), Type.String()),
  payment_intent: Type.Optional(Type.Union([Type.Null(), Type.String(), paymentIntent])),
})
export type StripeSession = Static<typeof stripeSessionSchema>

/** Throws for an answer that is no Checkout Session. */
export function asStripeSession(answer: unknown): StripeSession {
  const session = shaped(stripeSessionSchema, answer)
  if (session === undefined) throw new Error('Stripe answered something else than a Checkout Session')
  return session
}

type Intent = Static<typeof paymentIntent>

export function intentOf({ payment_intent: intent }: StripeSession): Intent | undefined {
  return typeof intent === 'object' && intent !== null ? intent : undefined
}

function refundedOf({ latest_charge: latest }: Intent): number {
  return typeof latest === 'object' && latest !== null ? latest.amount_refunded : 0
}

function stateOfIntent(intent: Intent): ProviderState {
  switch (intent.status) {
    case 'requires_capture':
      return 'authorised'
    case 'succeeded':
      return refundedOf(intent) >= intent.amount_received ? 'refunded' : 'captured'
    case 'canceled':
      return 'voided'
    case 'requires_payment_method':
      return 'declined'
    default:
      return 'processing'
  }
}

/** A page left alone expires and holds nothing; one that was completed is what its PaymentIntent is. */
function stateOf(session: StripeSession): ProviderState {
  if (session.status === 'open') return 'open'
  if (session.status === 'expired') return 'voided'
  const intent = intentOf(session)
  return intent === undefined ? 'processing' : stateOfIntent(intent)
}

export function readStripeSession(session: StripeSession): ProviderPayment {
  const state = stateOf(session)
  const intent = intentOf(session)
  return {
    providerPaymentId: session.id,
    attemptId: session.client_reference_id ?? '',
    orderId: Number(session.metadata['order'] ?? Number.NaN),
    state,
    amountCents: session.amount_total,
    currency: session.currency.toUpperCase(),
    capturedCents: intent?.amount_received ?? 0,
    refundedCents: intent === undefined ? 0 : refundedOf(intent),
    redirectUrl: state === 'open' ? (session.url ?? undefined) : undefined,
  }
}
