import * as calls from '@bottega/contract/orders/calls.ts'
import type { CallInput } from '@bottega/contract/call.ts'
import { centsFromEuros } from '@bottega/rules/money/cents.ts'
import type { OrderTypeId } from '@bottega/rules/orders/order-type.ts'
import { type CallContext, customerOf, handlersOf } from '../../calls/call-handler.ts'
import type { OrderScope } from './order-lists.repository.ts'
import { listOrdersOf, listOrdersToPay, type ListRequest } from './order-lists.service.ts'
import { presentOrder, presentOrderSummary } from './orders.presenter.ts'
import { cancelMyOrder, viewOrder } from './orders.service.ts'

const cents = (euros: number | undefined) => (euros === undefined ? undefined : centsFromEuros(euros))

async function listed({ shop, visitor, now }: CallContext, scope: OrderScope['scope'], request: ListRequest) {
  const { page, orders } = await listOrdersOf(shop.db, customerOf(visitor), scope, request, now)
  return { data: { page, orders: orders.map((order) => presentOrderSummary(order, visitor.language)) } }
}

type SharedFilters = CallInput<typeof calls.ordersListForAddresses>['query']

const sharedRequest = (query: SharedFilters): ListRequest => ({
  page: query.page,
  pageSize: query.page_size,
  fetchDetail: query.fetch_detail,
  showPending: query.show_pending,
  onlyMatchingSuborders: query.fetch_only_suborders_matching_filter,
  orderId: query.order_id_filter,
  fromDay: query.order_from_date_filter,
  toDay: query.order_to_date_filter,
  shippingAddressId: query.shipping_address_id_filter,
  suborder: {
    suborderId: query.suborder_id_filter,
    warehouseId: query.suborder_warehouseid_filter,
    fromDay: query.suborder_delivery_from_date_filter,
    toDay: query.suborder_delivery_to_date_filter,
  },
})

/** (Account and after-sales, section 7, "Orders") */
export const orderHandlers = handlersOf(calls, {
  ordersList: (context, { query }) =>
    listed(context, 'own', {
      page: query.page,
      pageSize: query.page_size,
      fetchDetail: query.fetch_detail,
      showPending: query.show_pending,
      fromDay: query.from_date,
      toDay: query.to_date,
      fromCents: cents(query.from_gross_total),
      toCents: cents(query.to_gross_total),
      orderTypeId: query.order_type as OrderTypeId | undefined,
    }),
  ordersListForAddresses: (context, { query }) => listed(context, 'addresses', sharedRequest(query)),
  ordersListForPersons: (context, { query }) => listed(context, 'persons', sharedRequest(query)),
  ordersListRetryPayment: async ({ shop, visitor, now }) => {
    const orders = await listOrdersToPay(shop.db, customerOf(visitor).userId, now)
    return { data: { orders: orders.map((order) => presentOrderSummary(order, visitor.language)) } }
  },
  ordersView: async ({ shop, visitor, now }, { query }) => {
    const order = await viewOrder(shop, customerOf(visitor), query.order_id, now)
    return { data: { order: presentOrder(order, visitor.language) } }
  },
  ordersDelete: async ({ shop, visitor, now }, { body }) => {
    const order = await cancelMyOrder(shop, customerOf(visitor), body.order_id, now)
    const infos = [{ code: 'info.order.cancelled' as const, values: { orderId: body.order_id } }]
    return { data: { order: presentOrder(order, visitor.language) }, infos }
  },
})
