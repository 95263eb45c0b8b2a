import type { IncomingHttpHeaders } from 'node:http'
import { Stripe } from 'stripe'
import { Type } from 'typebox'
import { signatureLifetime } from '../notice-signature.ts'
import type { NoticeRefusal, ProviderNotice } from '../payment-provider.ts'
import { shaped } from '../sandbox/sandbox-notice.ts'

const eventSchema = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 100 }),
  /** Seconds. */
  created: Type.Integer({ minimum: 0 }),
  data: Type.Object({ object: Type.Object({ client_reference_id: Type.String({ maxLength: 100 }) }) }),
})

/**
 * Accepts an event only with a valid `Stripe-Signature` that is not too old. The event says that a Checkout Session has
 * changed; the shop asks Stripe for its state. (Stripe, "Webhooks")
 */
export function verifyStripeNotice(
  secrets: readonly string[],
  body: Buffer,
  headers: IncomingHttpHeaders,
  now: Date,
): ProviderNotice | NoticeRefusal {
  const signature = String(headers['stripe-signature'])
  for (const secret of secrets) {
    const notice = noticeSignedBy(secret, body, signature, now)
    if (notice !== 'bad-signature') return notice
  }
  return 'bad-signature'
}

function noticeSignedBy(secret: string, body: Buffer, signature: string, now: Date): ProviderNotice | NoticeRefusal {
  try {
    const signed: unknown = Stripe.webhooks.constructEvent(
      body,
      signature,
      secret,
      signatureLifetime,
      undefined,
      now.getTime(),
    )
    const event = shaped(eventSchema, signed)
    if (event === undefined) return 'unreadable'
    const { id: eventId, created, data } = event
    return { eventId, at: new Date(created * 1000), attemptId: data.object.client_reference_id, payment: undefined }
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return 'bad-signature'
    if (error instanceof SyntaxError) return 'unreadable'
    throw error
  }
}
