import type { OrderView } from '@bottega/contract/orders/orders.ts'
import { isCollected } from '@bottega/rules/delivery/delivery-services.ts'
import { orderStatus, unpaidStatuses } from '@bottega/rules/orders/order-status.ts'

/** The stations of an order that goes well, as a shopper counts them. */
export type OrderStation = 'ordered' | 'preparation' | 'prepared' | 'outForDelivery' | 'delivered' | 'collected'

export interface TimelineStep {
  /** A station of the way, or the name the shop gives to something else that happened. */
  readonly station: OrderStation | undefined
  readonly name: string
  /** The order was changed: what it came to before and after. */
  readonly change?: OrderView['events'][number]['change']
  /** When it happened; undefined for what is still to come. */
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

/** Statuses after which nothing is still to come. */
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

/** A status of a delivery as the station of a way on which the goods are collected. */
const stationWhenCollected: Partial<Record<OrderStation, OrderStation>> = {
  outForDelivery: 'prepared',
  delivered: 'collected',
}

function stationOn(way: readonly OrderStation[], statusId: number): OrderStation | undefined {
  const station = stationOfStatus[statusId]
  return station === undefined || way.includes(station) ? station : stationWhenCollected[station]
}

/**
 * However often it was tried, paying is over once the order is placed; before that only how it stands is worth a step.
 */
function withoutAttempts(events: OrderView['events']): OrderView['events'] {
  const last = events.at(-1)
  return events.filter((event) => !unpaidStatuses.has(event.orderStatusId) || event === last)
}

type TimelineOrder = Pick<OrderView, 'events' | 'status' | 'deliveryServiceId'>

/**
 * What happened, each station at its first moment, then what is still to come. An order that went another way (unpaid,
 * cancelled, failed) shows what happened and nothing it will not reach.
 */
export function timelineOf({ events, status, deliveryServiceId }: TimelineOrder): readonly TimelineStep[] {
  const way = wayOf(deliveryServiceId)
  const steps: Omit<TimelineStep, 'isCurrent'>[] = []
  for (const { orderStatusId, name, at, change } of withoutAttempts(events)) {
    if (change !== undefined) {
      steps.push({ station: undefined, name, at, change })
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
