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

/** Online payments are authorised when ordering and captured once picked; an unpaid order shows the declined try. */
export function paymentRows(order: OrderRow): (typeof paymentAttempt.$inferInsert)[] {
  if (settlementOf(order.paymentTypeId) !== 'online') return []
  const state = paymentState(order.statusId)
  return [
    {
      orderId: order.id,
      paymentTypeId: order.paymentTypeId,
      provider: 'sandbox',
      state,
      amountCents: order.prebilledCents,
      capturedCents: state === 'captured' ? order.totalCents : 0,
      providerPaymentId: `demo-payment-${order.id}`,
      ...(order.placedAt && { createdAt: order.placedAt, updatedAt: order.placedAt }),
    },
  ]
}

function paymentState(statusId: number): (typeof paymentAttempt.$inferInsert)['state'] {
  if (statusId === orderStatus.unpaid) return 'declined'
  if (statusId === orderStatus.cancelled || statusId === orderStatus.failed) return 'voided'
  return isPicked({ statuses: [statusId] }) ? 'captured' : 'authorised'
}
