import { type Static, Type } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { daySchema, euro, idSchema, pageSchema } from '../common.ts'
import { orderSummarySchema } from './orders.ts'

const paging = {
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000, description: 'Default 1' })),
  page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'Default 12' })),
  fetch_detail: Type.Optional(Type.Boolean({ description: 'With the products of every order' })),
  show_pending: Type.Optional(Type.Boolean({ description: 'With orders whose payment is under way' })),
  show_replaced: Type.Optional(Type.Boolean({ description: 'With products that others took the place of' })),
}

const amount = () => Type.Optional(Type.Number({ minimum: 0, maximum: 1_000_000, description: 'Euro' }))

const ordersPage = Type.Object({ page: pageSchema, orders: Type.Array(orderSummarySchema) })

export const ordersList = callSchema({
  summary: 'My orders, newest first',
  query: Type.Object({
    ...paging,
    from_date: Type.Optional(daySchema()),
    to_date: Type.Optional(daySchema()),
    from_gross_total: amount(),
    to_gross_total: amount(),
    order_type: Type.Optional(Type.Integer({ minimum: 1, maximum: 2, description: '1 delivered, 2 collected' })),
  }),
  reply: ordersPage,
  refusals: [],
})

const suborderFilters = {
  ...paging,
  fetch_only_suborders_matching_filter: Type.Optional(
    Type.Boolean({ description: 'Orders come with the suborders that match, not with all of theirs' }),
  ),
  order_id_filter: Type.Optional(idSchema()),
  order_from_date_filter: Type.Optional(daySchema()),
  order_to_date_filter: Type.Optional(daySchema()),
  suborder_id_filter: Type.Optional(idSchema()),
  suborder_warehouseid_filter: Type.Optional(idSchema()),
  suborder_delivery_from_date_filter: Type.Optional(daySchema()),
  suborder_delivery_to_date_filter: Type.Optional(daySchema()),
  shipping_address_id_filter: Type.Optional(idSchema()),
}

export const ordersListForAddresses = callSchema({
  summary: 'My orders that went to an address of mine, with their suborders',
  query: Type.Object(suborderFilters),
  reply: ordersPage,
  refusals: [],
})

export const ordersListForPersons = callSchema({
  summary: 'The orders of a master account and of the persons who buy for it; of any other account its own',
  query: Type.Object(suborderFilters),
  reply: ordersPage,
  refusals: [],
})

export const ordersListRetryPayment = callSchema({
  summary: 'My orders that are not paid and can be paid, those left at the bank as well',
  reply: Type.Object({ orders: Type.Array(orderSummarySchema) }),
  refusals: [],
})

const departmentSpendingSchema = Type.Object({
  categoryId: Type.Integer({
    description: '0 is what belongs to no department: delivery, bags, vouchers on the order',
  }),
  name: Type.String(),
  total: euro(),
})

const spendingSchema = Type.Object({
  months: Type.Array(
    Type.Object({
      month: Type.String({ description: 'yyyy-MM, by day of delivery; months without an order are there too' }),
      total: euro(),
      orders: Type.Integer(),
      departments: Type.Array(departmentSpendingSchema),
    }),
  ),
  departments: Type.Array(departmentSpendingSchema, { description: 'Of all months, the largest first' }),
  total: euro(),
})
export type SpendingView = Static<typeof spendingSchema>

export const ordersSpending = callSchema({
  summary: 'What I spent on delivered orders, by month and department',
  query: Type.Object({
    months: Type.Optional(Type.Integer({ minimum: 1, maximum: 24, description: 'Back from this one; default 6' })),
  }),
  reply: Type.Object({ spending: spendingSchema }),
  refusals: [],
})
