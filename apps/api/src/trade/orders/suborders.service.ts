import { deliveryStatusAt, deliveryStatusOf } from '@bottega/rules/orders/delivery-status.ts'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { findSuborders, insertSuborder, moveSuborders, setDeliveryStatus } from './order-parts.repository.ts'
import { insertEvent, type OrderRow } from './orders.repository.ts'

/** The warehouse that prices and stocks the cart prepares all of it: an order begins with one suborder. */
export async function addSuborder(tx: Tx, order: OrderRow): Promise<void> {
  await insertSuborder(tx, {
    orderId: order.id,
    warehouseId: order.warehouseId,
    deliveryServiceId: order.deliveryServiceId,
    deliveryStatusId: deliveryStatusAt(order.statusId),
    deliveryDay: order.slotDay,
    deliveryBeginAt: order.slotBeginAt,
    deliveryEndAt: order.slotEndAt,
    updatedAt: order.updatedAt,
  })
}

/** The goods go where the status of their order says. */
export const followStatus = (tx: Tx, orderId: number, orderStatusId: number, now: Date) =>
  setDeliveryStatus(tx, orderId, deliveryStatusAt(orderStatusId), now)

/** The delivery status of an order's goods now, as far as the suborder that is behind the others. */
export async function deliveryStatusNow(
  db: Reader,
  { id, statusId }: Pick<OrderRow, 'id' | 'statusId'>,
): Promise<number> {
  const suborders = await findSuborders(db, [id])
  return deliveryStatusOf(suborders.map(({ suborder }) => suborder)) ?? deliveryStatusAt(statusId)
}

/** The same of several orders at once, by their ids. */
export async function deliveryStatusesNow(
  db: Reader,
  orders: readonly Pick<OrderRow, 'id' | 'statusId'>[],
): Promise<ReadonlyMap<number, number>> {
  const ids = orders.map(({ id }) => id)
  const suborders = ids.length === 0 ? [] : await findSuborders(db, ids)
  const byOrder = Map.groupBy(suborders, ({ suborder }) => suborder.orderId)
  return new Map(
    orders.map(({ id, statusId }) => {
      const own = (byOrder.get(id) ?? []).map(({ suborder }) => suborder)
      return [id, deliveryStatusOf(own) ?? deliveryStatusAt(statusId)]
    }),
  )
}

/** The goods moved on without the order, and its timeline says so; the reason is the staff's own. */
export async function recordDelivery(
  tx: Tx,
  { id: orderId, statusId }: Pick<OrderRow, 'id' | 'statusId'>,
  { deliveryStatusId, actor, reason }: { deliveryStatusId: number; actor: string; reason?: string },
  now: Date,
): Promise<void> {
  await setDeliveryStatus(tx, orderId, deliveryStatusId, now)
  await insertEvent(tx, { orderId, statusId, deliveryStatusId, actor, reason: reason ?? null, at: now })
}

/** The goods come when their order does. */
export const followSlot = moveSuborders
