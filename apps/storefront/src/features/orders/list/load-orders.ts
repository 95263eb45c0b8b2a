import type { Api } from '@bottega/contract/api.ts'
import {
  ordersList,
  ordersListForAddresses,
  ordersListForPersons,
  ordersListRetryPayment,
} from '@bottega/contract/orders/calls.ts'
import { required } from '../../../lib/api/required.ts'
import type { OrderSummaryView } from '@bottega/contract/orders/orders.ts'
import { filterCount, type OrderFilters } from './order-filters.ts'

/** The orders a list shows: unpaid ones belong to it, for they can still be paid. */
export function loadOrders(api: Api, filters: OrderFilters) {
  const { scope, page, from, to, min, max, type } = filters
  if (scope === 'own') {
    const query = {
      page,
      show_pending: true,
      ...(from !== undefined && { from_date: from }),
      ...(to !== undefined && { to_date: to }),
      ...(min !== undefined && { from_gross_total: min }),
      ...(max !== undefined && { to_gross_total: max }),
      ...(type !== undefined && { order_type: type }),
    }
    return required(api.call(ordersList, { query }))
  }
  const call = scope === 'addresses' ? ordersListForAddresses : ordersListForPersons
  return required(api.call(call, { query: suborderQuery(filters) }))
}

function suborderQuery({
  page,
  from,
  to,
  order,
  suborder,
  warehouse,
  address,
  deliveryFrom,
  deliveryTo,
}: OrderFilters) {
  return {
    page,
    show_pending: true,
    fetch_only_suborders_matching_filter: true,
    ...(from !== undefined && { order_from_date_filter: from }),
    ...(to !== undefined && { order_to_date_filter: to }),
    ...(order !== undefined && { order_id_filter: order }),
    ...(suborder !== undefined && { suborder_id_filter: suborder }),
    ...(warehouse !== undefined && { suborder_warehouseid_filter: warehouse }),
    ...(address !== undefined && { shipping_address_id_filter: address }),
    ...(deliveryFrom !== undefined && { suborder_delivery_from_date_filter: deliveryFrom }),
    ...(deliveryTo !== undefined && { suborder_delivery_to_date_filter: deliveryTo }),
  }
}

/** Orders to pay stand above the list, where it is the customer's own and all of it. */
export async function loadUnpaid(api: Api, filters: OrderFilters): Promise<OrderSummaryView[]> {
  if (filters.scope !== 'own' || filters.page > 1 || filterCount(filters) > 0) return []
  return (await required(api.call(ordersListRetryPayment))).orders
}
