import { canBecome, deliveredStatuses, documentedStatuses, orderStatus } from '@bottega/rules/orders/order-status.ts'
import type { Tx } from '../../kernel/database/database.ts'
import { enqueue } from '../../kernel/outbox/outbox.service.ts'
import { documentOrder } from './document-order.service.ts'
import { changeStatus, insertEvent, type OrderRow } from './orders.repository.ts'
import { followStatus } from './suborders.service.ts'

/**
 * The one who moved an order: the customer, a staff member acting for the customer (both by name) or as themselves, the
 * shop by itself, or the payment provider.
 */
export type OrderActor = 'customer' | 'shop' | 'provider' | `staff ${string}` | `${string} for ${string}`

/**
 * Moves an order along the table of legal transitions and writes it on its timeline. The caller holds the cart's lock;
 * an illegal step is a bug in the caller and not shown to a customer. Goods leave the store with their receipt: a step
 * that needs one passes its status first.
 */
export async function moveOrder(
  tx: Tx,
  order: OrderRow,
  toStatusId: number,
  actor: OrderActor,
  now: Date,
): Promise<OrderRow> {
  const { statusId } = order
  const needsReceipt = documentedStatuses.has(toStatusId) && toStatusId !== orderStatus.receiptIssued
  if (needsReceipt && canBecome(statusId, toStatusId) && canBecome(statusId, orderStatus.receiptIssued))
    return step(tx, await step(tx, order, orderStatus.receiptIssued, actor, now), toStatusId, actor, now)
  return step(tx, order, toStatusId, actor, now)
}

async function step(tx: Tx, order: OrderRow, toStatusId: number, actor: OrderActor, now: Date): Promise<OrderRow> {
  const { id, statusId } = order
  if (!canBecome(statusId, toStatusId)) throw new Error(`order ${id} cannot go from ${statusId} to ${toStatusId}`)
  if (!(await changeStatus(tx, id, statusId, toStatusId, now))) throw new Error(`order ${id} was moved meanwhile`)
  await followStatus(tx, id, toStatusId, now)
  await insertEvent(tx, { orderId: id, statusId: toStatusId, actor, at: now })
  if (deliveredStatuses.has(toStatusId)) await enqueue(tx, 'loyalty.orderDelivered', { orderId: id }, now)
  const moved = { ...order, statusId: toStatusId, updatedAt: now }
  if (documentedStatuses.has(toStatusId)) {
    await documentOrder(tx, moved, now)
    // Money that went back before there was a receipt has its credit note now.
    if (order.refundedCents > 0) await enqueue(tx, 'order.refunded', { orderId: id }, now)
  }
  return moved
}
