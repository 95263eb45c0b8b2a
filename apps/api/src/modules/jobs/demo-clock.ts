import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import type { Shop } from '../../shop.ts'
import { advanceOrder } from '../orders/fulfilment.service.ts'
import { lockOrder, restingOrders } from '../orders/orders.service.ts'
import { each } from './each.ts'

const minute = 60_000

/** How long an order of the demo rests in each status before it goes on by itself. */
const steps = [
  { from: orderStatus.outForDelivery, to: orderStatus.delivered, after: 3 * minute },
  { from: orderStatus.prepared, to: orderStatus.outForDelivery, after: 2 * minute },
  { from: orderStatus.inPreparation, to: orderStatus.prepared, after: 2 * minute },
  { from: orderStatus.ordered, to: orderStatus.inPreparation, after: 3 * minute },
] as const

/**
 * In a demo nobody picks and drives: orders bought in it go from ordered to delivered in ten minutes. Answers how many
 * moved.
 */
export async function advanceDemoOrders(shop: Shop): Promise<number> {
  const now = shop.clock()
  let moved = 0
  // Last step first, so that one round takes an order one step and not all the way.
  for (const { from, to, after } of steps) {
    const resting = await restingOrders(shop.db, from, new Date(now.getTime() - after))
    await each(shop, 'order of the demo', resting, async (orderId) => {
      if (await advanceFrom(shop, orderId, { from, to }, now)) moved += 1
    })
  }
  return moved
}

function advanceFrom(
  shop: Shop,
  orderId: number,
  { from, to }: { from: number; to: number },
  now: Date,
): Promise<boolean> {
  return shop.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order?.statusId !== from) return false
    await advanceOrder(shop, tx, order, to, 'shop', now)
    return true
  })
}
