import type { Tx } from '../../kernel/database/database.ts'
import type { Shop } from '../../kernel/shop.ts'
import { enqueue } from '../../kernel/outbox/outbox.service.ts'
import { findLiveAttempts, moveAttempt, type PaymentAttempt } from './payments.repository.ts'

const isAtProvider = (shop: Shop, { provider }: PaymentAttempt) => shop.payments.has(provider)

/**
 * Gives back an order's money once the transaction stands: what is held, what was taken, and what is still being decided.
 * It pays for nothing from now on, so a new try can take its place.
 */
export async function releaseOrderMoney(shop: Shop, tx: Tx, orderId: number, now: Date): Promise<void> {
  for (const attempt of await findLiveAttempts(tx, orderId)) await releaseAttempt(shop, tx, attempt, now)
}

/** The same for one attempt. The provider is not told of one that was never sent. */
export async function releaseAttempt(shop: Shop, tx: Tx, attempt: PaymentAttempt, now: Date): Promise<void> {
  const { id: attemptId, state } = attempt
  const hasReachedProvider = isAtProvider(shop, attempt) && state !== 'created'
  const change = hasReachedProvider ? ({ state: 'releasing' } as const) : endedHere(attempt)
  if (!(await moveAttempt(tx, attemptId, [state], { ...change, updatedAt: now })))
    throw new Error(`payment ${attemptId} was moved meanwhile`)
  if (hasReachedProvider)
    await enqueue(tx, state === 'captured' ? 'payment.refund' : 'payment.void', { attemptId }, now)
}

/** Payments no provider holds end here and now: amounts owed or handed over count as given back. */
const endedHere = ({ state, capturedCents }: PaymentAttempt) =>
  state === 'captured'
    ? ({ state: 'refunded', refundedCents: capturedCents, refundAskedCents: 0 } as const)
    : ({ state: 'voided' } as const)

/** Sets the amount a changed order costs at the door or owes from now on; at zero the attempt ends. */
export async function updateOwedAmount(
  tx: Tx,
  { id, state }: PaymentAttempt,
  amountCents: number,
  now: Date,
): Promise<void> {
  await moveAttempt(tx, id, [state], {
    ...(amountCents > 0 ? { amountCents } : { state: 'voided' as const }),
    updatedAt: now,
  })
}
