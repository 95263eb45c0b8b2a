import { shareAmount } from '@bottega/rules/payments/payment-plan.ts'
import type { Tx } from '../../db/database.ts'
import type { Shop } from '../../shop.ts'
import { enqueue } from '../outbox/outbox.service.ts'
import { findLiveAttempts, moveAttempt, type PaymentAttempt } from './payments.repository.ts'
import { atTheDoor } from './payments.service.ts'

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
  const change = { state: hasReachedProvider ? ('releasing' as const) : ('voided' as const), updatedAt: now }
  if (!(await moveAttempt(tx, attemptId, [state], change))) throw new Error(`payment ${attemptId} was moved meanwhile`)
  if (hasReachedProvider)
    await enqueue(tx, state === 'captured' ? 'payment.refund' : 'payment.void', { attemptId }, now)
}

/** What each part that is still to be paid pays of a final amount. */
async function sharesOf(shop: Shop, tx: Tx, orderId: number, amountCents: number) {
  const open = (await findLiveAttempts(tx, orderId)).filter(({ state }) => state !== 'captured')
  const { shares, uncoveredCents } = shareAmount(
    open.map((attempt) => ({ part: attempt.part, cents: attempt.amountCents, attempt })),
    amountCents,
  )
  if (uncoveredCents > 0) shop.log.error({ orderId, uncoveredCents }, 'an order costs more than its payments hold')
  return shares.map(({ part: { attempt }, cents }) => ({ attempt, cents }))
}

/**
 * Takes the money of what was picked, after the commit: meal vouchers first, then the rest; what is not needed is
 * released. At the door it is taken with the goods, on account it is owed from now on.
 */
export async function takeMoney(shop: Shop, tx: Tx, orderId: number, amountCents: number, now: Date): Promise<void> {
  for (const { attempt, cents } of await sharesOf(shop, tx, orderId, amountCents)) {
    const { id: attemptId, state, provider } = attempt
    if (state !== 'authorised') continue
    if (cents === 0) await releaseAttempt(shop, tx, attempt, now)
    else if (isAtProvider(shop, attempt)) await enqueue(tx, 'payment.capture', { attemptId, amountCents: cents }, now)
    else if (provider !== atTheDoor)
      await moveAttempt(tx, attemptId, [state], { state: 'captured', capturedCents: cents, updatedAt: now })
  }
}

/** The customer paid the rest at the door. */
export async function recordPaidAtTheDoor(
  shop: Shop,
  tx: Tx,
  orderId: number,
  amountCents: number,
  now: Date,
): Promise<void> {
  const paid = (await findLiveAttempts(tx, orderId)).reduce((sum, { capturedCents }) => sum + capturedCents, 0)
  for (const { attempt, cents } of await sharesOf(shop, tx, orderId, amountCents - paid)) {
    if (attempt.provider !== atTheDoor) continue
    const end = cents === 0 ? { state: 'voided' as const } : { state: 'captured' as const, capturedCents: cents }
    await moveAttempt(tx, attempt.id, ['pending'], { ...end, updatedAt: now })
  }
}

/** What a changed order costs at the door, or owes, from now on; at zero the attempt ends. */
export async function oweInstead(tx: Tx, { id, state }: PaymentAttempt, amountCents: number, now: Date): Promise<void> {
  await moveAttempt(tx, id, [state], {
    ...(amountCents > 0 ? { amountCents } : { state: 'voided' as const }),
    updatedAt: now,
  })
}
