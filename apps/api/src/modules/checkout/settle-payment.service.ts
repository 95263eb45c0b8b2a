import { canBecome, orderStatus } from '@bottega/rules/orders/order-status.ts'
import type { Tx } from '../../db/database.ts'
import type { Shop } from '../../shop.ts'
import { moveOrder, type OrderActor } from '../orders/order-status.service.ts'
import { lockOrder, type OrderRow } from '../orders/orders.service.ts'
import { retrying } from '../orders/retrying.ts'
import { enqueue } from '../outbox/outbox.service.ts'
import type { ProviderAnswer } from '../payments/payment-provider.ts'
import { attemptById, letGoOfMoney, type PaymentAttempt } from '../payments/payments.service.ts'
import { type AttemptOutcome, recordAnswer } from '../payments/record-answer.service.ts'
import { finishCart } from './finish-cart.ts'

export interface Settled {
  order: OrderRow
  attempt: PaymentAttempt
}

/**
 * Transaction B: what a provider said of an attempt is stored, once, and the order follows. An unknown result waits for
 * an answer and is never taken for a refusal. (safety.md, 1) Throws `PaymentMismatch`.
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
  const followed = await follow(tx, shop, order, outcome, now)
  return { order: followed, attempt: await attemptById(tx, attemptId) }
}

export function settlePayment(shop: Shop, attemptId: string, answer: ProviderAnswer, now: Date): Promise<Settled> {
  return retrying(() => shop.db.transaction((tx) => settleAttempt(tx, shop, attemptId, answer, now)))
}

async function follow(tx: Tx, shop: Shop, order: OrderRow, outcome: AttemptOutcome, now: Date): Promise<OrderRow> {
  const move = (statusId: number) =>
    canBecome(order.statusId, statusId) ? moveOrder(tx, order, statusId, 'provider', now) : Promise.resolve(order)
  switch (outcome) {
    case 'authorised':
      if (canBecome(order.statusId, orderStatus.ordered)) return completeOrder(tx, order, 'provider', now)
      // Paid after all, but nobody waits for the goods any more.
      if (order.statusId === orderStatus.cancelled) await letGoOfMoney(shop, tx, order.id, now)
      return order
    case 'declined':
      return move(orderStatus.unpaid)
    case 'processing':
    case 'unknown':
      return order.statusId === orderStatus.inPayment ? move(orderStatus.awaitingPayment) : order
    case 'open':
    case 'unchanged':
      return order
    default:
      return outcome satisfies never
  }
}

/** The order stands: its cart is used up, and the person is told. */
export async function completeOrder(tx: Tx, order: OrderRow, actor: OrderActor, now: Date): Promise<OrderRow> {
  const ordered = await moveOrder(tx, order, orderStatus.ordered, actor, now)
  await finishCart(tx, ordered, now)
  await enqueue(tx, 'mail.orderConfirmation', { orderId: order.id }, now)
  return ordered
}
