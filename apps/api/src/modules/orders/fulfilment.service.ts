import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import type { Tx } from '../../db/database.ts'
import type { Shop } from '../../shop.ts'
import { recordPaidAtTheDoor, takeMoney } from '../payments/order-money.service.ts'
import { moveOrder, type OrderActor } from './order-status.service.ts'
import { type OrderRow, pickAsOrdered } from './orders.repository.ts'

/**
 * One step of an order through the shop, with its effects: once everything is picked the money is taken, at most what
 * is held on the card; what is paid at the door is paid at the delivery. The caller holds the cart's lock.
 */
export async function advanceOrder(
  shop: Shop,
  tx: Tx,
  order: OrderRow,
  toStatusId: number,
  actor: OrderActor,
  now: Date,
): Promise<OrderRow> {
  const moved = await moveOrder(tx, order, toStatusId, actor, now)
  if (toStatusId === orderStatus.prepared) {
    await pickAsOrdered(tx, order.id)
    await takeMoney(shop, tx, order.id, order.totalCents, now)
  }
  if (toStatusId === orderStatus.delivered) await recordPaidAtTheDoor(shop, tx, order.id, order.totalCents, now)
  return moved
}
