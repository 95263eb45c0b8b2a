import type { OrderView } from '@bottega/contract/orders/orders.ts'
import { isCollected } from '@bottega/rules/delivery/delivery-services.ts'
import { orderStatus, unpaidStatuses } from '@bottega/rules/orders/order-status.ts'

/** The steps of an order without problems, as a shopper counts them. */
export type OrderStation = 'ordered' | 'preparation' | 'prepared' | 'outForDelivery' | 'delivered' | 'collected'

export interface TimelineStep {
  /** The step; undefined for another event, which is shown by the name the shop gives it. */
  readonly station: OrderStation | undefined
  readonly name: string
  /** The order was changed: its total before and after. */
  readonly change?: OrderView['events'][number]['change']
  /** The shop gave the order another time: this one. */
  readonly rescheduled?: OrderView['events'][number]['rescheduled']
  /** The time at which it happened; undefined for future steps. */
  readonly at: string | undefined
  readonly isCurrent: boolean
}

const stationOfStatus: Readonly<Record<number, OrderStation>> = {
  [orderStatus.ordered]: 'ordered',
  [orderStatus.inPreparation]: 'preparation',
  [orderStatus.beingPicked]: 'preparation',
  [orderStatus.prepared]: 'prepared',
  [orderStatus.receiptIssued]: 'prepared',
  [orderStatus.outForDelivery]: 'outForDelivery',
  [orderStatus.delivered]: 'delivered',
  [orderStatus.partiallyDelivered]: 'delivered',
}

/** Statuses without future steps. */
const ends: ReadonlySet<number> = new Set([
  orderStatus.delivered,
  orderStatus.partiallyDelivered,
  orderStatus.cancelled,
  orderStatus.notCollected,
  orderStatus.failed,
  orderStatus.allSubordersFailed,
  orderStatus.validationRejected,
])

function wayOf(deliveryServiceId: number): readonly OrderStation[] {
  return isCollected(deliveryServiceId)
    ? ['ordered', 'preparation', 'prepared', 'collected']
    : ['ordered', 'preparation', 'prepared', 'outForDelivery', 'delivered']
}

/** The steps of a delivery that have another name when the goods are collected. */
const stationWhenCollected: Partial<Record<OrderStation, OrderStation>> = {
  outForDelivery: 'prepared',
  delivered: 'collected',
}

function stationOn(way: readonly OrderStation[], statusId: number): OrderStation | undefined {
  const station = stationOfStatus[statusId]
  return station === undefined || way.includes(station) ? station : stationWhenCollected[station]
}

/** Payment attempts are dropped once the order is placed; before that only the latest is a step. */
function withoutAttempts(events: OrderView['events']): OrderView['events'] {
  const last = events.at(-1)
  return events.filter((event) => !unpaidStatuses.has(event.orderStatusId) || event === last)
}

export type TimelineOrder = Pick<OrderView, 'events' | 'status' | 'deliveryServiceId'>

/**
 * Past steps, each at its first moment, then future ones. An order that ended otherwise (unpaid, cancelled, failed)
 * shows its past and no step it will not reach.
 */
export function timelineOf({ events, status, deliveryServiceId }: TimelineOrder): readonly TimelineStep[] {
  const way = wayOf(deliveryServiceId)
  const steps: Omit<TimelineStep, 'isCurrent'>[] = []
  for (const { orderStatusId, name, at, change, rescheduled } of withoutAttempts(events)) {
    if (change !== undefined || rescheduled !== undefined) {
      steps.push({ station: undefined, name, at, change, rescheduled })
      continue
    }
    const station = stationOn(way, orderStatusId)
    if (station !== undefined && steps.some((step) => step.station === station)) continue
    steps.push({ station, name, at })
  }
  const reached = Math.max(-1, ...steps.map(({ station }) => (station === undefined ? -1 : way.indexOf(station))))
  const isOver = ends.has(status.orderStatusId)
  const isOnItsWay = stationOfStatus[status.orderStatusId] !== undefined
  const done = steps.map((step, index) => Object.assign(step, { isCurrent: !isOver && index === steps.length - 1 }))
  if (isOver || !isOnItsWay) return done
  const coming = way.slice(reached + 1).map((station) => ({ station, name: '', at: undefined, isCurrent: false }))
  return [...done, ...coming]
}
