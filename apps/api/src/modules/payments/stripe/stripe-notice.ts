import type { IncomingHttpHeaders } from 'node:http'
import { Type } from 'typebox'
import { isSignedBy, isTooOld } from '../notice-signature.ts'
import type { NoticeRefusal, ProviderNotice } from '../payment-provider.ts'
import { parseJson, shaped } from '../sandbox/sandbox-notice.ts'

const eventSchema = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 100 }),
  data: Type.Object({ object: Type.Object({ client_reference_id: Type.String({ maxLength: 100 }) }) }),
})

/**
 * Believes an event only by its `Stripe-Signature`: the time and, while a secret is being changed, several signatures.
 * The event says that something happened to a Checkout Session; what became of it the shop asks. (Stripe, "Webhooks")
 */
export function verifyStripeNotice(
  secret: string,
  body: Buffer,
  headers: IncomingHttpHeaders,
  now: Date,
): ProviderNotice | NoticeRefusal {
  const parts = String(headers['stripe-signature'])
    .split(',')
    .map((part) => part.split('='))
  const valuesOf = (name: string) =>
    parts.flatMap(([key, value]) => (key === name && value !== undefined ? [value] : []))
  const [seconds] = valuesOf('t')
  if (seconds === undefined || !/^\d{1,12}$/.test(seconds)) return 'bad-signature'
  if (!valuesOf('v1').some((signature) => isSignedBy(secret, body, seconds, signature))) return 'bad-signature'
  if (isTooOld(seconds, now)) return 'too-old'
  const event = shaped(eventSchema, parseJson(body))
  if (event === undefined) return 'unreadable'
  return { eventId: event.id, attemptId: event.data.object.client_reference_id, payment: undefined }
}
