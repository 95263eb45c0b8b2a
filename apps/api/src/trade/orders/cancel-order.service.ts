import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import type { Tx } from '../../kernel/database/database.ts'
import type { Shop } from '../../kernel/shop.ts'
import { lockWithLeases, releaseBooking } from '../delivery/holds.service.ts'
import { releaseOrderMoney } from '../payments/order-money.service.ts'
import { returnVouchers } from '../vouchers/spend-vouchers.service.ts'
import { moveOrder, type OrderActor } from './order-status.service.ts'
import { lastChange, refuseChange } from './order-changes.service.ts'
import type { OrderRow } from './orders.repository.ts'
import { refundRest } from './refunds/order-refunds.service.ts'
import { returnToStock } from './stock/stock.service.ts'

/**
 * Cancels an order whose cart is locked, and gives everything back exactly once: the place in the slot, the goods, the
 * vouchers, the money held. The money is released after the commit, by the outbox.
 */
export async function cancelOrder(
  shop: Shop,
  tx: Tx,
  order: OrderRow,
  actor: OrderActor,
  now: Date,
): Promise<OrderRow> {
  const cancelled = await moveOrder(tx, order, orderStatus.cancelled, actor, now)
  await endPayingChange(tx, order, now)
  await releaseBooking(tx, order.cartId, order.slotId)
  await returnToStock(tx, order, now)
  await returnVouchers(tx, order.id, now)
  await releaseOrderMoney(shop, tx, order.id, now)
  await refundRest(tx, order, now)
  return cancelled
}

/**
 * An order that ends takes the change that is being paid with it. Places go back before goods and again after them, so
 * every slot concerned, the draft's too, is locked here first: slots before goods, as everywhere.
 */
export async function endPayingChange(tx: Tx, order: OrderRow, now: Date): Promise<void> {
  const paying = await lastChange(tx, order.id, ['paying'])
  const booked = paying === undefined ? [order.slotId] : [order.slotId, paying.plan.order.slotId]
  await lockWithLeases(tx, order, booked)
  if (paying !== undefined) await refuseChange(tx, order, paying, now)
}
