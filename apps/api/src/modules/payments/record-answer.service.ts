import type { Tx } from '../../db/database.ts'
import { enqueue } from '../outbox/outbox.service.ts'
import type { ProviderAnswer, ProviderPayment } from './payment-provider.ts'
import { moveAttempt, type PaymentAttempt, undecidedStates } from './payments.repository.ts'
import { isUndecided } from './payments.service.ts'

/** What an answer means for the order that is being paid. */
export type AttemptOutcome = 'open' | 'processing' | 'authorised' | 'declined' | 'unknown' | 'unchanged'

/** A provider spoke of another amount, currency or order than we asked for: nothing it says is believed. */
export class PaymentMismatch extends Error {
  override readonly name = 'PaymentMismatch'
}

function refuseMismatch(attempt: PaymentAttempt, payment: ProviderPayment): void {
  const { amountCents, currency, orderId, attemptId } = payment
  const matches =
    attemptId === attempt.id &&
    orderId === attempt.orderId &&
    amountCents === attempt.amountCents &&
    currency === 'EUR' &&
    (attempt.providerPaymentId === null || attempt.providerPaymentId === payment.providerPaymentId)
  if (!matches) throw new PaymentMismatch(`payment ${payment.providerPaymentId} does not match attempt ${attempt.id}`)
}

/**
 * Stores what a provider said of an attempt, once: whatever comes after the end was stored changes nothing, so answers
 * may come twice, late and out of order. The caller holds the cart's lock. Throws `PaymentMismatch`.
 */
export async function recordAnswer(
  tx: Tx,
  attempt: PaymentAttempt,
  answer: ProviderAnswer,
  now: Date,
): Promise<AttemptOutcome> {
  if (answer.kind === 'payment') return recordPayment(tx, attempt, answer.payment, now)
  if (!isUndecided(attempt)) return 'unchanged'
  if (answer.kind === 'unknown' || answer.kind === 'missing') return 'unknown'
  await moveAttempt(tx, attempt.id, undecidedStates, { state: 'declined', updatedAt: now })
  return 'declined'
}

async function recordPayment(
  tx: Tx,
  attempt: PaymentAttempt,
  payment: ProviderPayment,
  now: Date,
): Promise<AttemptOutcome> {
  refuseMismatch(attempt, payment)
  const holdsMoney = payment.state === 'authorised' || payment.state === 'captured'
  // Somebody paid on a try that was given up here: the money must not stay held.
  if (holdsMoney && (attempt.state === 'declined' || attempt.state === 'voided'))
    await enqueue(tx, 'payment.void', { attemptId: attempt.id }, now)
  if (!isUndecided(attempt)) return 'unchanged'
  const known = { providerPaymentId: payment.providerPaymentId, redirectUrl: payment.redirectUrl ?? null }
  const become = (state: PaymentAttempt['state']) =>
    moveAttempt(tx, attempt.id, undecidedStates, {
      ...known,
      state,
      updatedAt: now,
      capturedCents: payment.capturedCents,
    })
  switch (payment.state) {
    case 'open':
    case 'processing':
      await become('pending')
      return payment.state
    case 'authorised':
    case 'captured':
      await become(payment.state)
      return 'authorised'
    case 'declined':
    case 'voided':
    case 'refunded':
      await become(payment.state)
      return 'declined'
    default:
      return payment.state satisfies never
  }
}
