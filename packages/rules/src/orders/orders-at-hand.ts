import { deliveredStatuses } from './order-status.ts'
import { orderTells } from './order-tells.ts'

interface PlacedOrder {
  readonly orderId: number
  readonly status: { readonly orderStatusId: number }
  /** `yyyy-MM-dd` of the shop's calendar. */
  readonly deliveryDate: string
  readonly beginTime: string
}

const tells = ({ status }: PlacedOrder) => orderTells(status.orderStatusId)

const instantText = ({ deliveryDate, beginTime }: PlacedOrder) => `${deliveryDate} ${beginTime}`

const bySlot = <Order extends PlacedOrder>(orders: readonly Order[]) =>
  orders.toSorted((one, other) => (instantText(one) < instantText(other) ? -1 : 1))

/** Orders that wait for their payment, that of the first slot first. */
export const ordersToPay = <Order extends PlacedOrder>(orders: readonly Order[]): Order[] =>
  bySlot(orders.filter((order) => tells(order).home === 'unpaid'))

/** The order that arrives first from today on; undefined where none is on its way. An unpaid one is not. */
export function nextOrder<Order extends PlacedOrder>(orders: readonly Order[], today: string): Order | undefined {
  return bySlot(orders.filter((order) => tells(order).home === 'next' && order.deliveryDate >= today))[0]
}

/** The last shop a customer might repeat: the latest received, else the latest that was made. `orders`: newest first. */
export function lastShop<Order extends PlacedOrder>(orders: readonly Order[]): Order | undefined {
  return (
    orders.find(({ status }) => deliveredStatuses.has(status.orderStatusId)) ??
    orders.find((order) => tells(order).isBought)
  )
}
