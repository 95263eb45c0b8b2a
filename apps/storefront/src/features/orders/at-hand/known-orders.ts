import { RefusalError, type Api } from '@bottega/contract/api.ts'
import { ordersList, ordersView } from '@bottega/contract/orders/calls.ts'
import type { OrderSummaryView, OrderView } from '@bottega/contract/orders/orders.ts'
import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { lastShop, nextOrder, ordersToPay } from '@bottega/rules/orders/orders-at-hand.ts'

/** The orders a customer comes back for. */
export interface KnownOrders {
  /** Orders that wait for their payment stand before everything else. */
  readonly unpaid?: readonly Pick<
    OrderSummaryView,
    'orderId' | 'status' | 'deliveryDate' | 'beginTime' | 'endTime' | 'deliveryServiceId' | 'payableUntil'
  >[]
  readonly next?: Pick<
    OrderView,
    | 'orderId'
    | 'status'
    | 'deliveryDate'
    | 'beginTime'
    | 'endTime'
    | 'deliveryService'
    | 'deliveryServiceId'
    | 'changeableUntil'
  >
  readonly last?: Pick<OrderSummaryView, 'orderId' | 'deliveryDate' | 'totalItems'>
}

/** Enough to find the last received one behind those on their way. */
const looked = 10

/** None when the call fails: the home page does without. */
export async function loadKnownOrders(api: Api): Promise<KnownOrders> {
  try {
    const { data } = await api.call(ordersList, { query: { page_size: looked, show_pending: true } })
    const next = nextOrder(data.orders, shopDate(new Date()))
    const last = lastShop(data.orders)
    const unpaid = ordersToPay(data.orders)
    return {
      ...(unpaid.length > 0 && { unpaid }),
      ...(next && { next: await loadNext(api, next.orderId) }),
      ...(last && { last: { orderId: last.orderId, deliveryDate: last.deliveryDate, totalItems: last.totalItems } }),
    }
  } catch (error) {
    if (error instanceof RefusalError) return {}
    throw error
  }
}

async function loadNext(api: Api, orderId: number): Promise<NonNullable<KnownOrders['next']>> {
  const { order } = (await api.call(ordersView, { query: { order_id: orderId } })).data
  const { status, deliveryDate, beginTime, endTime, deliveryService, deliveryServiceId, changeableUntil } = order
  return {
    orderId,
    status,
    deliveryDate,
    beginTime,
    endTime,
    deliveryService,
    deliveryServiceId,
    ...(changeableUntil !== undefined && { changeableUntil }),
  }
}
