import { beingPaidStatuses, canBecome, orderStatus } from '@bottega/rules/orders/order-status.ts'
import type { AttemptOutcome } from '@bottega/rules/payments/attempt-state.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import type { Shop } from '../../../kernel/shop.ts'
import { moveOrder, type OrderActor } from '../../orders/order-status.service.ts'
import { hasStood, lockOrder, type OrderRow } from '../../orders/orders.service.ts'
import { changeOfAttempt } from '../../orders/order-changes.service.ts'
import { retrying } from '../../orders/retrying.ts'
import { enqueue } from '../../../kernel/outbox/outbox.service.ts'
import type { ProviderAnswer } from '../../payments/payment-provider.ts'
import { releaseOrderMoney } from '../../payments/order-money.service.ts'
import { attemptById, nextAtProvider, type PaymentAttempt } from '../../payments/payments.service.ts'
import { recordAnswer } from '../../payments/record-answer.service.ts'
import { rememberCard } from '../../payments/saved-payments.service.ts'
import { followChange } from '../changes/settle-change.service.ts'
import { finishCart } from '../finish-cart.ts'
import { stopOrder } from '../stop-order.service.ts'
import { waitsForApproval } from '../validation.service.ts'

export interface Settled {
  order: OrderRow
  attempt: PaymentAttempt
}

/**
 * Transaction B: what a provider said of an attempt is stored, once, and the order follows. An unknown result waits for
 * an answer and is never taken for a refusal. (Safety, 1) Throws `PaymentMismatch`.
 */
export async function settleAttempt(
  tx: Tx,
  shop: Shop,
  attemptId: string,
  answer: ProviderAnswer,
  now: Date,
): Promise<Settled> {
  const { orderId } = await attemptById(tx, attemptId)
  const order = await lockOrder(tx, orderId)
  if (order === undefined) throw new Error(`order ${orderId} is gone`)
  const outcome = await recordAnswer(tx, await attemptById(tx, attemptId), answer, now)
  const attempt = await attemptById(tx, attemptId)
  const remembered = answer.kind === 'payment' ? answer.payment.remembered : undefined
  if (outcome === 'authorised' && remembered !== undefined)
    await rememberCard(tx, order.userId, attempt, remembered, now)
  if (outcome === 'lost') return { order: await stopOrder(tx, shop, { order, attempt }, now), attempt }
  const change = await changeOfAttempt(tx, attemptId)
  if (change !== undefined) {
    await followChange(tx, shop, order, change, outcome, now)
    return { order: (await lockOrder(tx, orderId)) ?? order, attempt }
  }
  return { order: await follow(tx, shop, order, outcome, now), attempt }
}

export function settlePayment(shop: Shop, attemptId: string, answer: ProviderAnswer, now: Date): Promise<Settled> {
  return retrying(() => shop.db.transaction((tx) => settleAttempt(tx, shop, attemptId, answer, now)))
}

async function follow(
  tx: Tx,
  shop: Shop,
  order: OrderRow,
  outcome: Exclude<AttemptOutcome, 'lost'>,
  now: Date,
): Promise<OrderRow> {
  switch (outcome) {
    case 'authorised':
      return followAuthorised(tx, shop, order, now)
    case 'declined':
      return followDeclined(tx, shop, order, now)
    case 'processing':
    case 'unknown':
      return order.statusId === orderStatus.inPayment
        ? moveOrder(tx, order, orderStatus.awaitingPayment, 'provider', now)
        : order
    case 'open':
    case 'late':
    case 'unchanged':
      return order
    default:
      return outcome satisfies never
  }
}

async function followAuthorised(tx: Tx, shop: Shop, order: OrderRow, now: Date): Promise<OrderRow> {
  // Paid after all, but the order is cancelled already.
  if (order.statusId === orderStatus.cancelled) await releaseOrderMoney(shop, tx, order.id, now)
  if (!canBecome(order.statusId, orderStatus.ordered)) return order
  // An order stands when all that pays for it does.
  const waits = await nextAtProvider(shop, tx, order.id)
  return waits === undefined ? completeOrder(tx, order, 'provider', now) : order
}

/** One part was declined, so the others will not pay for the order either. */
async function followDeclined(tx: Tx, shop: Shop, order: OrderRow, now: Date): Promise<OrderRow> {
  if (!beingPaidStatuses.has(order.statusId)) return order
  await releaseOrderMoney(shop, tx, order.id, now)
  // The answer came when no page waits for it any more: the customer is told by mail.
  if (order.statusId === orderStatus.awaitingPayment)
    await enqueue(tx, 'mail.paymentFailed', { orderId: order.id }, now)
  return moveOrder(tx, order, orderStatus.unpaid, 'provider', now)
}

/** The order is placed: its cart is used up, once, and the customer is told. */
export async function completeOrder(tx: Tx, order: OrderRow, actor: OrderActor, now: Date): Promise<OrderRow> {
  const stoodBefore = await hasStood(tx, order.id)
  const waits = await waitsForApproval(tx, order.userId)
  const placed = await moveOrder(tx, order, waits ? orderStatus.inValidation : orderStatus.ordered, actor, now)
  if (!stoodBefore) await finishCart(tx, placed, now)
  await enqueue(tx, 'mail.orderConfirmation', { orderId: order.id }, now)
  return placed
}
