import { orderAllows } from '@bottega/rules/orders/order-status.ts'
import { type AttemptOutcome, isLive } from '@bottega/rules/payments/attempt-state.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import type { Shop } from '../../../kernel/shop.ts'
import { closeDraft, draftVersion } from '../../cart/drafts/draft-carts.service.ts'
import { blockingStatuses } from '../../cart/open-cart.ts'
import { applyChange, type OrderChangeRow, refuseChange } from '../../orders/order-changes.service.ts'
import type { OrderRow } from '../../orders/orders.service.ts'
import { releaseAttempt } from '../../payments/order-money.service.ts'
import { attemptById } from '../../payments/payments.service.ts'
import { updateOwedTotal } from './change-money.service.ts'

/**
 * The order becomes what was agreed. The draft is closed with it, unless it was changed again while the bank was still
 * deciding: then it stays, a draft over the order as it now is.
 */
export async function completeChange(
  tx: Tx,
  shop: Shop,
  order: OrderRow,
  change: OrderChangeRow,
  now: Date,
): Promise<void> {
  if (!(await applyChange(tx, order, change, now))) return
  await updateOwedTotal(shop, tx, order, change.plan, now)
  if ((await draftVersion(tx, order.id)) === change.cartVersion) await closeDraft(tx, order.id, now)
}

/**
 * Handles a provider's decision on a change's further authorisation. Too late, once picking starts or the change is
 * given up, it is released; the order is as it was. The caller holds the lock of the order's cart.
 */
export async function followChange(
  tx: Tx,
  shop: Shop,
  order: OrderRow,
  change: OrderChangeRow,
  outcome: AttemptOutcome,
  now: Date,
): Promise<void> {
  switch (outcome) {
    case 'authorised':
      if (change.state === 'paying' && orderAllows('modify', order.statusId, blockingStatuses(shop.config)))
        return completeChange(tx, shop, order, change, now)
      return tooLate(tx, shop, order, change, now)
    case 'declined':
      await refuseChange(tx, order, change, now)
      return
    case 'processing':
    case 'unknown':
    case 'open':
    case 'late':
    case 'lost':
    case 'unchanged':
      return
    default:
      outcome satisfies never
  }
}

async function tooLate(tx: Tx, shop: Shop, order: OrderRow, change: OrderChangeRow, now: Date): Promise<void> {
  if (await refuseChange(tx, order, change, now)) await closeDraft(tx, order.id, now)
  if (change.state === 'applied' || change.attemptId === null) return
  const attempt = await attemptById(tx, change.attemptId)
  if (isLive(attempt.state)) await releaseAttempt(shop, tx, attempt, now)
}
