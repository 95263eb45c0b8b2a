import type { QueryOf } from '@bottega/contract/call-schema.ts'
import type { SchemaOf } from '@bottega/contract/call.ts'
import * as calls from '@bottega/contract/staff-orders/calls.ts'
import { type CallContext, type HandledCall, handlersOf } from '../../kernel/calls/call-handler.ts'
import { createCounter } from '../../kernel/counters.ts'
import type { Shop } from '../../kernel/shop.ts'
import { filesOfPersons } from '../../kernel/calls/files-of-persons.ts'
import { staffOf, staffThemselves } from '../../kernel/visitor.ts'
import { wordsOf } from '../../trade/cart/presenters/words-of.ts'
import { presentServiceNames } from '../../places/stores/stores.presenter.ts'
import { ordersFile } from './orders-file.presenter.ts'
import { presentFound, presentOffered, presentStory, presentTime } from './staff-orders.presenter.ts'
import {
  cancelAtDesk,
  changeLinesByStaff,
  exportOrders,
  findOrders,
  noteByStaff,
  orderFilters,
  printByStaff,
  productsForOrder,
  readStory,
  refundByStaff,
  rescheduleByStaff,
  resendByStaff,
  timesForStaff,
} from './staff-orders.service.ts'

/** Per hour and staff member, as for the search of customers. */
const refusal = 'error.request.tooMany'
const most = {
  searches: { points: 600, duration: 3600, refusal },
  mails: { points: 60, duration: 3600, refusal },
} as const

const filterFrom = ({
  q = '',
  user_id: userId,
  day,
  store_id: storeId,
  delivery_service_id: deliveryServiceId,
  stage,
}: QueryOf<SchemaOf<typeof calls.staffOrdersFile>>) => ({ q, userId, day, storeId, deliveryServiceId, stage })

async function storyOf({ shop, visitor, now }: CallContext, orderId: number) {
  return { data: { order: presentStory(await readStory(shop, shop.db, orderId, now), visitor.language) } }
}

/** The calls with which staff see orders, and work on them. */
export function staffOrdersHandlers(built: Shop): readonly HandledCall[] {
  const searches = createCounter(built.database, 'desk-search', most.searches)
  const files = createCounter(built.database, 'desk-file', filesOfPersons)
  const mails = createCounter(built.database, 'desk-mail', most.mails)
  return handlersOf(calls, {
    staffOrders: async ({ shop, visitor }, { query }) => {
      const { userId: staffId, stores: ofStaff } = staffOf(visitor)
      await searches.take(String(staffId))
      const found = await findOrders(shop.db, { ...filterFrom(query), stores: ofStaff, page: query.page ?? 1 })
      const { stores, services } = await orderFilters(shop.db, ofStaff)
      return {
        data: {
          orders: found.orders.map((one) => presentFound(one, visitor.language)),
          page: found.page,
          stores,
          services: presentServiceNames(services, visitor.language),
        },
      }
    },
    staffOrdersFile: async ({ shop, visitor, now }, { query: { format = 'csv', ...query } }) => {
      const staff = staffThemselves(visitor)
      await files.take(String(staff.userId))
      const asked = { ...filterFrom(query), stores: staff.stores, format }
      const { language } = visitor
      return { data: ordersFile(await exportOrders(shop.db, staff, asked, now), format, { language, now }) }
    },
    staffOrder: (context, { query }) => storyOf(context, query.order_id),
    staffTimes: async ({ shop, now }, { query }) => ({
      data: { times: (await timesForStaff(shop.db, query.order_id, now)).map(presentTime) },
    }),
    staffReschedule: async (context, { body: { order_id: orderId, version, timeslot_id: slotId, reason } }) => {
      const wanted = { orderId, version, slotId, reason: reason.trim() }
      await rescheduleByStaff(context.shop, staffThemselves(context.visitor), wanted, context.now)
      return storyOf(context, orderId)
    },
    staffCancel: async (context, { body: { order_id: orderId, version, reason } }) => {
      await cancelAtDesk(
        context.shop,
        staffThemselves(context.visitor),
        { orderId, version },
        reason.trim(),
        context.now,
      )
      return storyOf(context, orderId)
    },
    staffChangeLines: async (context, { body }) => {
      const { shop, visitor, now, idempotencyKey: key } = context
      const { order_id: orderId, version, lines = [], add = [], split = [], rest_at_handover, customer_asked } = body
      const wanted = {
        lines: lines.map(({ order_item_id: lineId, quantity }) => ({ lineId, quantity: Math.round(quantity * 1000) })),
        added: add.map(({ product_id: productId, quantity, params = {} }) => ({
          productId,
          quantity: Math.round(quantity * 1000),
          options: wordsOf(params),
        })),
        split: split.map(({ order_item_id: lineId, quantity, params }) => ({
          lineId,
          quantity: Math.round(quantity * 1000),
          options: wordsOf(params),
        })),
        restAtHandover: rest_at_handover ?? false,
        customerAsked: customer_asked ?? false,
      }
      const { language } = visitor
      const change = { orderId, version, ...wanted, reason: body.reason.trim(), key, language }
      await changeLinesByStaff(shop, staffThemselves(visitor), change, now)
      return storyOf(context, orderId)
    },
    staffOrderProducts: async ({ shop, visitor }, { query }) => {
      await searches.take(String(staffOf(visitor).userId))
      const products = await productsForOrder(shop.db, query.order_id, query.q)
      return { data: { products: products.map((one) => presentOffered(one, visitor.language)) } }
    },
    staffRefund: async (context, { body: { order_id: orderId, version, cents, lines = [], reason } }) => {
      const goods = lines.map(({ order_item_id: lineId, quantity }) => ({
        lineId,
        quantity: Math.round(quantity * 1000),
      }))
      const refund = { orderId, version, cents, lines: goods, reason: reason.trim() }
      await refundByStaff(context.shop, staffThemselves(context.visitor), refund, context.now)
      return storyOf(context, orderId)
    },
    staffAddNote: async (context, { body: { order_id: orderId, body } }) => {
      await noteByStaff(context.shop, staffThemselves(context.visitor), orderId, body.trim(), context.now)
      return storyOf(context, orderId)
    },
    staffResend: async (context, { body: { order_id: orderId, mail } }) => {
      const staff = staffThemselves(context.visitor)
      await mails.take(String(staff.userId))
      await resendByStaff(context.shop, staff, { orderId, mail }, context.now)
      return storyOf(context, orderId)
    },
    staffDocument: async ({ shop, visitor }, { query }) => ({
      data: await printByStaff(shop.db, query.order_id, query.document_id, visitor.language),
    }),
  })
}
