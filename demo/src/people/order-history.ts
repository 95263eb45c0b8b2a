import type { orderEvent } from '@bottega/api/trade/orders/orders.tables.ts'
import type { paymentAttempt } from '@bottega/api/trade/payments/payments.tables.ts'
import { addDays, instantAt } from '@bottega/rules/delivery/shop-calendar.ts'
import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import { settlementOf } from '@bottega/rules/payments/payment-types.ts'
import type { OrderRow } from './order-rows.ts'
import { isPicked, type OrderStory } from './past-orders.ts'

const minuteMs = 60_000

/** The times at which an order was placed and is delivered: its events are dated around these. */
type OrderTimes = Pick<OrderRow, 'id' | 'placedAt' | 'slotDay' | 'slotBeginAt' | 'slotEndAt'>

/** Minutes from the beginning of the slot to each step of an order without problems. */
const stepsAroundSlot: Readonly<Record<number, number>> = {
  [orderStatus.beingPicked]: -180,
  [orderStatus.prepared]: -120,
  [orderStatus.receiptIssued]: -100,
  [orderStatus.outForDelivery]: -40,
}

/** Whether the van has already left for a slot. */
export function hasLeftFor(slotBeginAt: Date, now: Date): boolean {
  return stepAt(slotBeginAt, orderStatus.outForDelivery) <= now
}

const after = (instant: Date | undefined, minutes: number) => new Date((instant?.getTime() ?? 0) + minutes * minuteMs)
const stepAt = (slotBeginAt: Date, statusId: number) => after(slotBeginAt, stepsAroundSlot[statusId] ?? 0)

/** The story up to now. */
export function soFar(story: OrderStory, times: OrderTimes, now: Date): OrderStory {
  const statuses = story.statuses.filter((statusId, index) => eventAt(times, story, statusId, index) <= now)
  return { ...story, statuses }
}

/**
 * Dates the events of an order plausibly: picked and driven around the slot, paid and cancelled soon after ordering.
 */
export function orderEvents(order: OrderRow, story: OrderStory): (typeof orderEvent.$inferInsert)[] {
  return story.statuses.map((statusId, index) => ({
    orderId: order.id,
    statusId,
    actor: index === 0 || statusId === orderStatus.cancelled ? 'customer' : 'store',
    at: eventAt(order, story, statusId, index),
  }))
}

function eventAt(order: OrderTimes, { slotInDays }: OrderStory, statusId: number, index: number): Date {
  if (index === 0) return after(order.placedAt, 0)
  switch (statusId) {
    case orderStatus.unpaid:
      return after(order.placedAt, 6)
    case orderStatus.cancelled:
    case orderStatus.failed:
      return after(order.placedAt, 140)
    case orderStatus.notCollected:
      return after(order.slotEndAt, 30)
    case orderStatus.delivered:
    case orderStatus.partiallyDelivered:
      return after(order.slotBeginAt, 15 + (order.id % 4) * 10)
    default: {
      if (slotInDays <= 0) return stepAt(order.slotBeginAt, statusId)
      // All events of a future order are dated last night: the shop may be seeded just after midnight.
      const yesterday = addDays(order.slotDay, -slotInDays - 1)
      return instantAt(yesterday, 20 * 60 + index * 20)
    }
  }
}

/**
 * Online payments are authorised when ordering and captured once picked; an unpaid order has a declined attempt. Orders
 * of a company are owed from then on, and all but the newest delivery have been paid.
 */
export function paymentRows(order: OrderRow, story: OrderStory): (typeof paymentAttempt.$inferInsert)[] {
  const settlement = settlementOf(order.paymentTypeId)
  if (settlement !== 'online' && settlement !== 'later') return []
  const state = paymentState(order.statusId)
  const isPaid = settlement === 'later' && story.slotInDays < -75
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
