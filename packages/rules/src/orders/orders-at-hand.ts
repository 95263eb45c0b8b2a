import { orderStatus } from './order-status.ts'

interface PlacedOrder {
  readonly orderId: number
  readonly status: { readonly orderStatusId: number }
  /** `yyyy-MM-dd` of the shop's calendar. */
  readonly deliveryDate: string
  readonly beginTime: string
}

/** Nothing more arrives of these. */
const over: ReadonlySet<number> = new Set([
  orderStatus.delivered,
  orderStatus.cancelled,
  orderStatus.notCollected,
  orderStatus.failed,
  orderStatus.allSubordersFailed,
  orderStatus.validationRejected,
])

/** Bought and received, at least in part. */
const received: ReadonlySet<number> = new Set([orderStatus.delivered, orderStatus.partiallyDelivered])

const instantText = ({ deliveryDate, beginTime }: PlacedOrder) => `${deliveryDate} ${beginTime}`

/** The order that arrives first from today on; undefined where none is on its way. */
export function nextOrder<Order extends PlacedOrder>(orders: readonly Order[], today: string): Order | undefined {
  return orders
    .filter(({ status, deliveryDate }) => !over.has(status.orderStatusId) && deliveryDate >= today)
    .toSorted((one, other) => (instantText(one) < instantText(other) ? -1 : 1))[0]
}

/** The last shop a customer might repeat: the latest received, else the latest that is not lost. `orders`: newest first. */
export function lastShop<Order extends PlacedOrder>(orders: readonly Order[]): Order | undefined {
  return (
    orders.find(({ status }) => received.has(status.orderStatusId)) ??
    orders.find(({ status }) => !over.has(status.orderStatusId))
  )
}
