import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import { type ProgressStatusId, slotHorizon } from '@bottega/rules/orders/order-progress.ts'
import type { Shop } from '../../kernel/shop.ts'
import { advanceOrder, asOrdered, type Finding } from './advance-order.service.ts'
import { lockOrder, restingOrders } from '../orders/orders.service.ts'
import { each } from '../../kernel/jobs/each.ts'

const minute = 60_000

interface DemoStep {
  from: number
  to: ProgressStatusId
  /** Milliseconds an order rests before it goes on by itself. */
  after: number
  /** Only for orders that are collected, or only for those that are delivered. */
  collected?: boolean
}

const { ordered, inPreparation, prepared, outForDelivery, delivered } = orderStatus

const steps: readonly DemoStep[] = [
  { from: outForDelivery, to: delivered, after: 3 * minute },
  { from: prepared, to: delivered, after: 2 * minute, collected: true },
  { from: prepared, to: outForDelivery, after: 2 * minute, collected: false },
  { from: inPreparation, to: prepared, after: 2 * minute },
  { from: ordered, to: inPreparation, after: 3 * minute },
]

/**
 * A demo has no staff who pick and deliver: orders bought in it advance by themselves, as soon as their slot is near
 * enough for the step. Returns how many moved.
 */
export async function advanceDemoOrders(shop: Shop): Promise<number> {
  const now = shop.clock()
  let moved = 0
  // Last step first, so that one round takes an order one step and not all the way.
  for (const { from, to, after, ...only } of steps) {
    const resting = await restingOrders(shop.db, {
      statusId: from,
      untouchedSince: new Date(now.getTime() - after),
      slotBeginsUntil: slotHorizon(to, now),
      ...only,
    })
    await each(shop, 'order of the demo', resting, async (orderId) => {
      if (await advanceFrom(shop, orderId, { from, to }, now)) moved += 1
    })
  }
  return moved
}

/** Scales are not exact: what is weighed comes to 97 to 104 percent of what was ordered, each line always the same. */
const nearly: Finding = (row) => {
  const { quantity, grams } = asOrdered(row)
  return { quantity, grams: grams && Math.round((grams * (97 + (row.line.id % 8))) / 100) }
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
    await advanceOrder(shop, tx, order, { toStatusId: to, actor: 'shop', find: nearly }, now)
    return true
  })
}
