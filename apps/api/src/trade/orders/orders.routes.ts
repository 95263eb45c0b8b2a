import * as calls from '@bottega/contract/orders/calls.ts'
import type { CallInput } from '@bottega/contract/call.ts'
import { centsFromEuros } from '@bottega/rules/money/cents.ts'
import type { OrderTypeId } from '@bottega/rules/orders/order-type.ts'
import { type CallContext, customerOf, handlersOf } from '../../kernel/calls/call-handler.ts'
import type { OrderScope } from './lists/order-lists.repository.ts'
import { listOrdersOf, listOrdersToPay, type ListRequest } from './lists/order-lists.service.ts'
import { isClosed } from '@bottega/rules/orders/order-status.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import { presentWindow } from '../delivery/slots.presenter.ts'
import { changeableOrder } from './order-changes.service.ts'
import { isActedFor } from '../../kernel/visitor.ts'
import { makeLink, viewByLink } from './links/order-links.service.ts'
import { ownToken } from './links/own-token.ts'
import { presentSpending } from './spending/spending.presenter.ts'
import { spendingOf, usualMonths } from './spending/spending.service.ts'
import { presentLinkedOrder, presentOrder, presentOrderSummary } from './orders.presenter.ts'
import { cancelMyOrder, myOrder, viewOrder, withoutReplaced } from './orders.service.ts'

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
  showReplaced: query.show_replaced,
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
      showReplaced: query.show_replaced,
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
    const user = customerOf(visitor)
    const order = await viewOrder(shop, user, query.order_id, now)
    if (query.show_replaced !== true) order.items = withoutReplaced(order.items)
    const { id, userId, statusId } = order.placed.order
    const mayOpen = userId === user.userId && !isActedFor(user) && !isClosed(statusId)
    const shown = presentOrder(order, visitor.language)
    return { data: { order: mayOpen ? { ...shown, accessToken: await ownToken(shop.db, id) } : shown } }
  },
  ordersChangeable: async ({ shop, visitor, now }) => {
    const found = await changeableOrder(shop, customerOf(visitor).userId, now)
    if (found === undefined) return { data: {} }
    const { beginTime, endTime } = presentWindow(found.slotBeginAt, found.slotEndAt)
    const { orderId, deliveryDate, deliveryServiceId, cutoffAt } = found
    const changeableUntil = cutoffAt.toISOString()
    return { data: { order: { orderId, deliveryDate, beginTime, endTime, deliveryServiceId, changeableUntil } } }
  },
  ordersSpending: async ({ shop, visitor, now }, { query }) => {
    const spending = await spendingOf(shop.db, customerOf(visitor).userId, query.months ?? usualMonths, now)
    return { data: { spending: presentSpending(spending, visitor.language) } }
  },
  tokenOrderView: async ({ shop, visitor, now }, { body }) => {
    const order = await viewByLink(shop, body.order_id, body.access_token, now)
    if (body.show_replaced !== true) order.items = withoutReplaced(order.items)
    return { data: { order: presentLinkedOrder(order, visitor.language) } }
  },
  tokenOrderCreate: async ({ shop, visitor, now }, { body }) => {
    const order = await myOrder(shop.db, customerOf(visitor).userId, body.order_id)
    if (isClosed(order.statusId)) throw new ShopError('error.order.closed')
    return { data: { orderId: order.id, accessToken: await makeLink(shop.db, order.id, now) } }
  },
  ordersDelete: async ({ shop, visitor, now }, { body }) => {
    const order = await cancelMyOrder(shop, customerOf(visitor), body.order_id, now)
    const infos = [{ code: 'info.order.cancelled' as const, values: { orderId: body.order_id } }]
    return { data: { order: presentOrder(order, visitor.language) }, infos }
  },
})
