import { beingPaidStatuses } from '@bottega/rules/orders/order-status.ts'
import { isUndecided } from '@bottega/rules/payments/attempt-state.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import type { Shop } from '../../../kernel/shop.ts'
import { lockOrder, myOrder, type OrderRow } from '../../orders/orders.service.ts'
import { retrying } from '../../orders/retrying.ts'
import {
  attemptById,
  claimClosing,
  closeAtProvider,
  nextAtProvider,
  type PaymentAttempt,
} from '../../payments/payments.service.ts'
import { settleAttempt, settlePayment } from './settle-payment.service.ts'

/**
 * Ends the payment an order is waiting for, unless it was made meanwhile. The returned order is unpaid, or paid after
 * all, or still waits where the provider gave no decision.
 */
export async function giveUpAttempt(shop: Shop, order: OrderRow): Promise<OrderRow> {
  const attempt = await nextAtProvider(shop, shop.db, order.id)
  if (attempt === undefined) return myOrder(shop.db, order.userId, order.id)
  await closeAttempt(shop, attempt)
  const [ended, left] = [await attemptById(shop.db, attempt.id), await myOrder(shop.db, order.userId, order.id)]
  if (isUndecided(ended.state) || !beingPaidStatuses.has(left.statusId)) return left
  // The part of this attempt was paid at the last moment; the next one was not.
  return giveUpAttempt(shop, left)
}

/**
 * Ends one attempt: claimed under the order's lock, then closed at the provider if it is still open there, then settled
 * by what the provider says. Housekeeping goes on with claims left behind.
 */
export async function closeAttempt(shop: Shop, attempt: PaymentAttempt): Promise<void> {
  const isClaimed = await underLock(shop, attempt, async (tx, current) => {
    // Never sent, and never will be: the provider need not be asked.
    if (current.state === 'created') await settleAttempt(tx, shop, current.id, neverSent, shop.clock())
    return claimClosing(tx, current, shop.clock())
  })
  if (isClaimed) await settlePayment(shop, attempt.id, await closeAtProvider(shop, attempt), shop.clock())
}

const neverSent = { kind: 'refused', reason: 'it never reached the provider' } as const

/** Gives up an attempt the provider has never heard of, unless it was sent or moved since it was read. */
export function forgetAttempt(shop: Shop, attempt: PaymentAttempt): Promise<void> {
  return underLock(shop, attempt, async (tx, current) => {
    const isUntouched = current.state === attempt.state && current.updatedAt.getTime() === attempt.updatedAt.getTime()
    if (isUntouched) await settleAttempt(tx, shop, current.id, neverSent, shop.clock())
  })
}

function underLock<Result>(
  shop: Shop,
  { id, orderId }: PaymentAttempt,
  work: (tx: Tx, current: PaymentAttempt) => Promise<Result>,
): Promise<Result> {
  return retrying(() =>
    shop.db.transaction(async (tx) => {
      await lockOrder(tx, orderId)
      return work(tx, await attemptById(tx, id))
    }),
  )
}
