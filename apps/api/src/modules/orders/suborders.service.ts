import { deliveryStatusAt } from '@bottega/rules/orders/delivery-status.ts'
import type { Tx } from '../../db/database.ts'
import { insertSuborder, moveSuborders, setDeliveryStatus } from './order-parts.repository.ts'
import type { OrderRow } from './orders.repository.ts'

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

/** The goods come when their order does. */
export const followSlot = moveSuborders
