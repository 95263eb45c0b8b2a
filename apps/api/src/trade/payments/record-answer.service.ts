import {
  type AttemptOutcome,
  effectOfAnswer,
  isUndecided,
  undecidedStates,
} from '@bottega/rules/payments/attempt-state.ts'
import type { Tx } from '../../kernel/database/database.ts'
import { enqueue } from '../../kernel/outbox/outbox.service.ts'
import type { ProviderAnswer, ProviderPayment } from './payment-provider.ts'
import { moveAttempt, type PaymentAttempt } from './payments.repository.ts'

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
 * Stores what a provider said of an attempt: the only way an attempt moves by an answer, and none is dropped. They may
 * come twice, late and out of order. The caller holds the cart's lock. Throws `PaymentMismatch`.
 */
export async function recordAnswer(
  tx: Tx,
  attempt: PaymentAttempt,
  answer: ProviderAnswer,
  now: Date,
): Promise<AttemptOutcome> {
  switch (answer.kind) {
    case 'payment':
      return recordPayment(tx, attempt, answer.payment, now)
    case 'refused':
      if (!isUndecided(attempt.state)) return 'unchanged'
      await moveAttempt(tx, attempt.id, undecidedStates, { state: 'declined', updatedAt: now })
      return 'declined'
    case 'missing':
      // A payment the provider has never heard of holds nothing.
      if (attempt.state === 'releasing')
        await moveAttempt(tx, attempt.id, ['releasing'], { state: 'voided', updatedAt: now })
      return isUndecided(attempt.state) ? 'unknown' : 'unchanged'
    case 'unknown':
      return isUndecided(attempt.state) ? 'unknown' : 'unchanged'
    default:
      return answer satisfies never
  }
}

async function recordPayment(
  tx: Tx,
  attempt: PaymentAttempt,
  payment: ProviderPayment,
  now: Date,
): Promise<AttemptOutcome> {
  refuseMismatch(attempt, payment)
  const { state, outcome } = effectOfAnswer(attempt.state, payment.state)
  const { providerPaymentId, redirectUrl = null, capturedCents } = payment
  const isNews = outcome !== 'unchanged' || state !== attempt.state || capturedCents > attempt.capturedCents
  if (isNews)
    await moveAttempt(tx, attempt.id, [attempt.state], {
      providerPaymentId,
      redirectUrl,
      state,
      updatedAt: now,
      capturedCents: Math.max(capturedCents, attempt.capturedCents),
      ...(state === 'refunded'
        ? { refundedCents: Math.max(capturedCents, attempt.capturedCents), refundAskedCents: 0 }
        : {}),
    })
  if (outcome === 'late') await enqueue(tx, 'payment.void', { attemptId: attempt.id }, now)
  return outcome
}
