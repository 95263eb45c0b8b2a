import { reschedulableStatuses } from '@bottega/rules/orders/order-status.ts'
import type { Tx } from '../../kernel/database/database.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { rescheduleDraft } from '../cart/drafts/draft-carts.service.ts'
import { bookByStaff, lockBothSlots, releaseBooking } from '../delivery/holds.service.ts'
import { offeredSlot } from '../delivery/slots.service.ts'
import { enqueue } from '../../kernel/outbox/outbox.service.ts'
import { lastChange } from './order-changes.service.ts'
import { insertEvent, type OrderRow, setSlot } from './orders.repository.ts'
import { followSlot } from './suborders.service.ts'

const reschedulable: ReadonlySet<number> = new Set(reschedulableStatuses)

/** Whether staff may give an order another time: as long as its goods are in the store. */
export const mayReschedule = ({ statusId }: Pick<OrderRow, 'statusId'>) => reschedulable.has(statusId)

export interface Rescheduling {
  slotId: number
  actor: `staff ${string}`
  /** The customer reads it. */
  reason: string
}

/**
 * Gives an order another slot of its store and service; goods, prices and fee stay as agreed. The customer is told. The
 * caller holds the lock of the order's cart. Throws `error.desk.notReschedulable`, `error.desk.changePaying`,
 * `error.desk.timeGone` and `error.timeslot.full`.
 */
export async function rescheduleOrder(
  tx: Tx,
  order: OrderRow,
  { slotId, actor, reason }: Rescheduling,
  now: Date,
): Promise<void> {
  const { id: orderId, statusId, cartId, userId } = order
  if (!mayReschedule(order)) throw new ShopError('error.desk.notReschedulable')
  // A change that is being paid has a plan for the slot and would undo this one.
  if ((await lastChange(tx, orderId, ['paying'])) !== undefined) throw new ShopError('error.desk.changePaying')
  const slot = await offeredSlot(tx, slotId, now)
  const isOfOrder = slot?.storeId === order.storeId && slot.deliveryServiceId === order.deliveryServiceId
  if (!isOfOrder || slotId === order.slotId || !slot.active || slot.endAt <= now)
    throw new ShopError('error.desk.timeGone')
  // Carts before slots, as everywhere.
  await rescheduleDraft(tx, orderId, { from: order.slotId, to: slotId }, now)
  await lockBothSlots(tx, [order.slotId, slotId])
  await releaseBooking(tx, cartId, order.slotId)
  await bookByStaff(tx, { cartId, userId }, slotId, now)
  const window = { slotDay: slot.day, slotBeginAt: slot.beginAt, slotEndAt: slot.endAt }
  await setSlot(tx, orderId, { slotId, ...window, updatedAt: now })
  await followSlot(tx, orderId, window)
  const rescheduled = {
    from: instants(order.slotBeginAt, order.slotEndAt),
    to: instants(slot.beginAt, slot.endAt),
  }
  const eventId = await insertEvent(tx, { orderId, statusId, actor, reason, rescheduled, at: now })
  await enqueue(tx, 'mail.orderRescheduled', { orderId, eventId }, now)
}

const instants = (beginAt: Date, endAt: Date) => ({ beginAt: beginAt.toISOString(), endAt: endAt.toISOString() })
