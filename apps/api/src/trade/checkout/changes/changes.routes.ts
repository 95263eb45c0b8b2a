import type { Remark } from '@bottega/contract/envelope.ts'
import * as calls from '@bottega/contract/orders/calls.ts'
import { formatDay } from '@bottega/rules/text/format.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { customerOf, handlersOf } from '../../../kernel/calls/call-handler.ts'
import { answerCart, cartOf, withDiet } from '../../cart/cart.routes.ts'
import { shopperOf } from '../../cart/open-cart.ts'
import { presentOrder } from '../../orders/orders.presenter.ts'
import { readOrder } from '../../orders/orders.service.ts'
import { presentWindow } from '../../delivery/slots.presenter.ts'
import { addToOrder, type Slot } from './add-to-order.service.ts'
import { changeDate, datesFor } from './change-date.service.ts'
import { presentChanges } from './changes.presenter.ts'
import { confirmChanges } from './confirm-changes.service.ts'
import { leaveChanges, modifyOrder } from './draft.service.ts'
import { previewChanges } from './preview-changes.service.ts'

function slotText({ beginAt, endAt }: Slot, language: Language): string {
  const { beginTime, endTime } = presentWindow(beginAt, endAt)
  return `${formatDay(beginAt, language)}, ${beginTime}–${endTime}`
}

/**
 * The change of a placed order, from its page to the settled difference. (Account and after-sales, section 7, "Orders")
 */
export const orderChangeHandlers = handlersOf(calls, {
  ordersModify: async (context, { body }) =>
    answerCart(
      context,
      await modifyOrder(context.shop, await withDiet(context, shopperOf(context)), body.order_id, body.item_ids),
      true,
    ),

  ordersAdd: async (context, { body: { order_id: orderId, item_ids: lineIds } }) => {
    const { shop, visitor, now } = context
    const { language } = visitor
    const { when, warnings } = await addToOrder(shop, await withDiet(context, shopperOf(context)), orderId, lineIds)
    const { data: cart } = answerCart(context, { cart: await cartOf(context) }, true)
    const order = presentOrder(await readOrder(shop, shop.db, orderId, now), language)
    const info: Remark =
      when === undefined
        ? { code: 'info.order.unchanged', values: { orderId } }
        : { code: 'info.order.added', values: { when: slotText(when, language) } }
    return { data: { order, cart }, infos: [info], ...(warnings && { warnings: [...warnings] }) }
  },

  ordersChanges: async ({ shop, visitor, now }, { query }) => {
    const preview = await previewChanges(shop, customerOf(visitor), query.order_id, visitor.language, now)
    return { data: { changes: presentChanges(preview, visitor.language) } }
  },

  ordersConfirmChanges: async (context, { body }) => {
    const { shop, visitor, now } = context
    const { order_id: orderId, cart_version: cartVersion, cart_quote: quote } = body
    const { language } = visitor
    const { outcome, redirectUrl } = await confirmChanges(shop, {
      user: customerOf(visitor),
      language,
      orderId,
      cartVersion,
      quote,
    })
    const { data: cart } = answerCart(context, { cart: await cartOf(context) }, true)
    const order = presentOrder(await readOrder(shop, shop.db, orderId, now), language)
    const infoCodes = { paying: [], changed: ['info.order.changed'], unchanged: ['info.order.unchanged'] } as const
    const infos = infoCodes[outcome].map((code) => ({ code, values: { orderId } }))
    return { data: { order, ...(redirectUrl === undefined ? {} : { redirectUrl }), cart }, infos }
  },

  ordersLeaveChanges: async (context, { body }) => {
    const orderId = body.order_id
    const left = await leaveChanges(context.shop, shopperOf(context), orderId)
    const code = left === 'left' ? 'info.order.left' : 'info.order.changed'
    return answerCart(context, { cart: await cartOf(context), infos: [{ code, values: { orderId } }] }, true)
  },

  ordersChangeDates: async ({ shop, visitor, now }, { query }) => {
    const slots = await datesFor(shop, customerOf(visitor).userId, query.order_id, now)
    const dates = slots.map(({ row: { day, beginAt, endAt } }) => {
      const { beginTime, endTime } = presentWindow(beginAt, endAt)
      return { date: day, beginTime, endTime }
    })
    return { data: { dates } }
  },

  ordersChangeDate: async (context, { body }) => {
    const { shop, visitor, now } = context
    const orderId = body.order_id
    await changeDate(shop, await withDiet(context, shopperOf(context)), orderId, body.new_order_date)
    const order = presentOrder(await readOrder(shop, shop.db, orderId, now), visitor.language)
    return { data: { order }, infos: [{ code: 'info.order.dateChanged', values: { orderId } }] }
  },
})
