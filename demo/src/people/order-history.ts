import type { orderEvent, paymentAttempt } from '@bottega/api/db/schema/orders.ts'
import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import { settlementOf } from '@bottega/rules/payments/payment-types.ts'
import type { OrderRow } from './order-rows.ts'
import { isPicked, type OrderStory } from './past-orders.ts'

const minuteMs = 60_000

/** Statuses of a finished order spread to the end of its slot; those of a running one came in the first hours. */
export function orderEvents(order: OrderRow, story: OrderStory): (typeof orderEvent.$inferInsert)[] {
  const placedAt = order.placedAt?.getTime() ?? 0
  const whole = order.slotEndAt.getTime() - placedAt
  const stepMs = story.slotInDays < 0 ? whole / story.statuses.length : 40 * minuteMs
  return story.statuses.map((statusId, index) => ({
    orderId: order.id,
    statusId,
    actor: index === 0 || statusId === orderStatus.cancelled ? 'customer' : 'store',
    at: new Date(placedAt + index * stepMs),
  }))
}

/**
 * Online payments are authorised when ordering and captured once picked; an unpaid order shows the declined try. What a
 * company ordered is owed from then on, and all but the newest delivery has been paid.
 */
export function paymentRows(order: OrderRow, story: OrderStory): (typeof paymentAttempt.$inferInsert)[] {
  const settlement = settlementOf(order.paymentTypeId)
  if (settlement !== 'online' && settlement !== 'later') return []
  const state = paymentState(order.statusId)
  const isPaid = settlement === 'later' && story.slotInDays < -45
  return [
    {
      orderId: order.id,
      paymentTypeId: order.paymentTypeId,
      state,
      capturedCents: state === 'captured' ? order.totalCents : 0,
      ...(settlement === 'later'
        ? { provider: 'on-account', amountCents: order.totalCents }
        : { provider: 'sandbox', amountCents: order.prebilledCents, providerPaymentId: `demo-payment-${order.id}` }),
      ...(isPaid && { settledAt: new Date(order.slotEndAt.getTime() + 30 * 86_400_000) }),
      ...(order.placedAt && { createdAt: order.placedAt, updatedAt: order.placedAt }),
    },
  ]
}

function paymentState(statusId: number): (typeof paymentAttempt.$inferInsert)['state'] {
  if (statusId === orderStatus.unpaid) return 'declined'
  if (statusId === orderStatus.cancelled || statusId === orderStatus.failed) return 'voided'
  return isPicked({ statuses: [statusId] }) ? 'captured' : 'authorised'
}
