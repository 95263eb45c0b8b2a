import * as calls from '@bottega/contract/orders/calls.ts'
import { customerOf, handlersOf } from '../../calls/call-handler.ts'
import { presentOrder, presentOrderSummary } from './orders.presenter.ts'
import { cancelMyOrder, listMyOrders, viewMyOrder } from './orders.service.ts'

/** (Account and after-sales, section 7, "Orders") */
export const orderHandlers = handlersOf(calls, {
  ordersList: async ({ shop, visitor, now }, { query }) => {
    const request = {
      page: query.page,
      pageSize: query.page_size,
      showPending: query.show_pending,
      fromDay: query.from_date,
      toDay: query.to_date,
    }
    const { page, orders } = await listMyOrders(shop.db, customerOf(visitor).userId, request, now)
    return { data: { page, orders: orders.map((order) => presentOrderSummary(order, visitor.language)) } }
  },
  ordersView: async ({ shop, visitor, now }, { query }) => {
    const order = await viewMyOrder(shop, customerOf(visitor).userId, query.order_id, now)
    return { data: { order: presentOrder(order, visitor.language) } }
  },
  ordersDelete: async ({ shop, visitor, now }, { body }) => {
    const order = await cancelMyOrder(shop, customerOf(visitor), body.order_id, now)
    const infos = [{ code: 'info.order.cancelled' as const, values: { orderId: body.order_id } }]
    return { data: { order: presentOrder(order, visitor.language) }, infos }
  },
})
