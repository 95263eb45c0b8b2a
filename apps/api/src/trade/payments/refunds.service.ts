import { sumCents } from '@bottega/rules/money/cents.ts'
import { shareRefund } from '@bottega/rules/payments/share-refund.ts'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import type { Shop } from '../../kernel/shop.ts'
import { enqueue } from '../../kernel/outbox/outbox.service.ts'
import { findLiveAttempts, type PaymentAttempt } from './payments.repository.ts'
import {
  askBack,
  refundsOfOrder,
  giveBack,
  giveRefund,
  insertRefund,
  type PaymentRefund,
} from './refunds.repository.ts'

export { findRefund, refundsOfOrder } from './refunds.repository.ts'

/** Some of an order's money goes back. */
export interface Refunding {
  orderId: number
  cents: number
  /** Names the effect: asked for again under the same name, nothing happens. */
  reference: string
}

/**
 * Gives back some of what an order took, after the commit: what a provider took goes back there, what was paid at the
 * door or is owed is counted back here at once. Never more than was taken, for every caller. The caller holds the
 * lock of the order's cart. Answers what could not be given back, cents.
 */
export async function refundOfOrder(shop: Shop, tx: Tx, { orderId, cents, reference }: Refunding, now: Date) {
  const refunds = await refundsOfOrder(tx, orderId)
  if (refunds.some((refund) => refund.reference === reference)) return 0
  const taken = (await findLiveAttempts(tx, orderId)).filter(({ state }) => state === 'captured')
  const parts = taken.map((attempt) => ({
    part: attempt.part,
    paymentTypeId: attempt.paymentTypeId,
    cents: leftOf(attempt),
    attempt,
  }))
  const { shares, beyondCents } = shareRefund(parts, cents)
  for (const share of shares)
    await refundPart(shop, tx, share.part.attempt, { orderId, reference, cents: share.cents }, now)
  if (beyondCents > 0) shop.log.error({ orderId, beyondCents, reference }, 'more was to go back than was taken')
  return beyondCents
}

/** The amount an attempt has taken and neither given back nor has on its way back; cents. */
export const leftOf = ({ capturedCents, refundedCents, refundAskedCents }: PaymentAttempt) =>
  capturedCents - refundedCents - refundAskedCents

async function refundPart(
  shop: Shop,
  tx: Tx,
  attempt: PaymentAttempt,
  { orderId, reference, cents }: Refunding,
  now: Date,
) {
  const row = { attemptId: attempt.id, orderId, reference, cents, createdAt: now, updatedAt: now }
  const refund = await insertRefund(tx, row)
  if (refund === undefined) return
  if (!(await askBack(tx, attempt.id, cents, now))) throw new Error(`payment ${attempt.id} was given back meanwhile`)
  if (shop.payments.has(attempt.provider)) await enqueue(tx, 'payment.refundPart', { refundId: refund.id }, now)
  else await countBack(tx, refund, attempt, now)
}

/** Writes down that a refund was given; the whole of an attempt given back in parts is a refunded one. */
export async function countBack(
  tx: Tx,
  refund: PaymentRefund,
  attempt: Pick<PaymentAttempt, 'id'>,
  now: Date,
): Promise<void> {
  if (!(await giveRefund(tx, refund.id, now))) return
  await giveBack(tx, attempt.id, refund.cents, now)
}

/** The amount an order has taken and not given back, nor has on its way back; cents. */
export async function keptOfOrder(db: Reader, orderId: number): Promise<number> {
  return sumCents((await findLiveAttempts(db, orderId)).map(leftOf))
}
