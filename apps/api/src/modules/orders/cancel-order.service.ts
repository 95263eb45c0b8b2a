import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import type { Tx } from '../../db/database.ts'
import type { Shop } from '../../shop.ts'
import { releaseBooking } from '../delivery/holds.service.ts'
import { letGoOfMoney } from '../payments/order-money.service.ts'
import { returnVouchers } from '../vouchers/spend-vouchers.service.ts'
import { moveOrder, type OrderActor } from './order-status.service.ts'
import { refusePayingChange } from './order-changes.service.ts'
import type { OrderRow } from './orders.repository.ts'
import { returnToStock } from './stock.service.ts'

/**
 * Cancels an order whose cart is locked, and gives everything back exactly once: the place in the slot, the goods, the
 * vouchers, the money held. The money is let go of after the commit, by the outbox.
 */
export async function cancelOrder(
  shop: Shop,
  tx: Tx,
  order: OrderRow,
  actor: OrderActor,
  now: Date,
): Promise<OrderRow> {
  const cancelled = await moveOrder(tx, order, orderStatus.cancelled, actor, now)
  await refusePayingChange(tx, order, now)
  await releaseBooking(tx, order.cartId, order.slotId)
  await returnToStock(tx, order, now)
  await returnVouchers(tx, order.id, now)
  await letGoOfMoney(shop, tx, order.id, now)
  return cancelled
}
