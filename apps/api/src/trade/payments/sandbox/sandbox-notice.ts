import type { Static, TSchema } from 'typebox'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import type { IncomingHttpHeaders } from 'node:http'
import { isSignedByOne, isTooOld } from '../notice-signature.ts'
import type { ProviderState } from '@bottega/rules/payments/attempt-state.ts'
import type { NoticeRefusal, ProviderNotice, ProviderPayment, RememberedCard } from '../payment-provider.ts'

export const sandboxPaymentSchema = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 100 }),
  reference: Type.String({ pattern: '^[0-9a-f-]{36}$' }),
  order: Type.String({ pattern: '^\\d{1,10}$' }),
  amount: Type.Integer({ minimum: 0 }),
  currency: Type.String({ maxLength: 3 }),
  status: Type.Enum(['open', 'processing', 'authorised', 'declined', 'cancelled', 'captured', 'voided', 'refunded']),
  captured: Type.Integer({ minimum: 0 }),
  refunded: Type.Integer({ minimum: 0 }),
  instrument: Type.Optional(
    Type.Object({
      token: Type.String({ minLength: 1, maxLength: 100 }),
      brand: Type.String({ maxLength: 40 }),
      lastDigits: Type.String({ pattern: '^\\d{4}$' }),
      expires: Type.String({ pattern: '^\\d{4}-\\d{2}$' }),
    }),
  ),
  pageUrl: Type.String({ maxLength: 500 }),
})
export type SandboxPayment = Static<typeof sandboxPaymentSchema>

const noticeSchema = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 100 }),
  createdAt: Type.String({ format: 'date-time', maxLength: 40 }),
  payment: sandboxPaymentSchema,
})

/** The value if it has the shape, else undefined. */
export function shaped<Schema extends TSchema>(schema: Schema, value: unknown): Static<Schema> | undefined {
  return Value.Check(schema, value) ? value : undefined
}

export function readSandboxPayment(payment: SandboxPayment): ProviderPayment {
  const state: ProviderState = payment.status === 'cancelled' ? 'declined' : payment.status
  return {
    providerPaymentId: payment.id,
    attemptId: payment.reference,
    orderId: Number(payment.order),
    state,
    amountCents: payment.amount,
    currency: payment.currency,
    capturedCents: payment.captured,
    refundedCents: payment.refunded,
    redirectUrl: state === 'open' ? payment.pageUrl : undefined,
    remembered: payment.instrument && readInstrument(payment.instrument),
  }
}

const readInstrument = ({ expires, ...card }: NonNullable<SandboxPayment['instrument']>): RememberedCard => ({
  ...card,
  expiresMonth: expires,
})

/** Undefined for what is no JSON. */
function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

/** Believes a notice only by its signature over the bytes as they came, and only while its time is near ours. */
export function verifySandboxNotice(
  secrets: readonly string[],
  body: Buffer,
  headers: IncomingHttpHeaders,
  now: Date,
): ProviderNotice | NoticeRefusal {
  const [, seconds, signature] = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/.exec(String(headers['bank-signature'])) ?? []
  if (seconds === undefined || signature === undefined) return 'bad-signature'
  if (!isSignedByOne(secrets, body, seconds, signature)) return 'bad-signature'
  if (isTooOld(seconds, now)) return 'too-old'
  const notice = shaped(noticeSchema, parseJson(body))
  const at = new Date(notice?.createdAt ?? '')
  // More money taken than was asked for cannot be meant.
  if (notice === undefined || notice.payment.captured > notice.payment.amount || Number.isNaN(at.getTime()))
    return 'unreadable'
  return { eventId: notice.id, at, attemptId: notice.payment.reference, payment: readSandboxPayment(notice.payment) }
}
