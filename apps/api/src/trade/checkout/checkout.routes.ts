import * as calls from '@bottega/contract/checkout/calls.ts'
import * as orderCalls from '@bottega/contract/orders/calls.ts'
import { eurosFromCents } from '@bottega/rules/money/cents.ts'
import type { PaymentChoice } from '@bottega/rules/payments/payment-plan.ts'
import { allowsDeliveryDiscount, defaultPaymentType, settlementOf } from '@bottega/rules/payments/payment-types.ts'
import type { CallInput } from '@bottega/contract/call.ts'
import { type CallContext, customerOf, handlersOf } from '../../kernel/calls/call-handler.ts'
import { answerCart, cartOf } from '../cart/cart.routes.ts'
import { openDraftOf } from '../cart/drafts/draft-carts.service.ts'
import { shopperOf } from '../cart/open-cart.ts'
import { changeByKey, lastPaidChange } from '../orders/order-changes.service.ts'
import { presentOrder } from '../orders/orders.presenter.ts'
import { myOrder, prebilledOfOrder, readOrder } from '../orders/orders.service.ts'
import { findWaysToPay } from '../../places/stores/stores.queries.ts'
import { paymentTypesFor } from '../payments/payment-offer.ts'
import { presentPaymentType } from '../payments/payment-types.presenter.ts'
import { mySavedPayments, removeSavedPayment } from '../payments/saved-payments.service.ts'
import { followLanguage } from '../../kernel/sessions/used-language.ts'
import { buy } from './buy.service.ts'
import { confirmChanges } from './changes/confirm-changes.service.ts'
import { findOrderByKey } from './checkout.repository.ts'
import { payingCart } from './claim-order.service.ts'
import { readPaymentChoice } from './payment/payment-choice.ts'
import { payUnpaid, payingOfOrder, type PayingOrder, paymentResult } from './payment/pay-order.service.ts'
import { prebilledOfCart, prepare } from './prepare.service.ts'

/** (Shopping core, section 7, "Cart and checkout"; Account and after-sales, section 7, "Orders") */
const buyHandlers = handlersOf(calls, {
  checkoutPrepare: async (context) => answerCart(context, await prepare(context.shop, shopperOf(context))),

  checkoutPrebilledAmount: async (context, { query }) => {
    const { shop, visitor, now } = context
    const { order_id: orderId, payment_type_id: paymentTypeId = defaultPaymentType } = query
    const isDeliveryDiscountable = allowsDeliveryDiscount(paymentTypeId)
    const parts =
      orderId === undefined
        ? prebilledOfCart(await cartOf(context), now, { isDeliveryDiscountable })
        : await prebilledOfOrder(shop.db, customerOf(visitor).userId, orderId)
    const isHeld = settlementOf(paymentTypeId) === 'online' || settlementOf(paymentTypeId) === 'meal-voucher'
    return {
      data: {
        // Only payments in advance hold more than the total.
        prebilledAmount: eurosFromCents(isHeld ? parts.prebilledCents : parts.totalCents),
        total: eurosFromCents(parts.totalCents),
        variableWeightAmount: eurosFromCents(parts.variableWeightCents),
        bagFee: eurosFromCents(parts.bagFeeCents),
        mealVoucherAmount: eurosFromCents(parts.foodCents),
      },
    }
  },

  checkoutBuy: async (context, { query }) => {
    const { shop, visitor, idempotencyKey } = context
    const user = customerOf(visitor)
    const changed = await orderToChange(context, user.userId)
    if (changed !== undefined) return confirmByBuying(context, changed, query)
    const paying = await buy(shop, {
      user,
      language: visitor.language,
      choice: readPaymentChoice(query),
      cartVersion: query.cart_version,
      cartQuote: query.cart_quote,
      idempotencyKey,
    })
    await followLanguage(shop.db, user, visitor)
    const { data: cart } = answerCart(context, { cart: await cartOf(context) }, query.show_sectors)
    return { data: { ...presentPaying(paying), cart } }
  },

  checkoutPaymentResult: async ({ shop, visitor }, { body }) => {
    const { userId } = customerOf(visitor)
    const paying = await paymentResult(shop, userId, body.order_id, visitor.language)
    const change = await lastPaidChange(shop.db, body.order_id)
    return { data: { ...presentPaying(paying), ...(change === undefined ? {} : { change: change.state }) } }
  },

  paymentTypesList: async (context, { query }) => {
    const { shop, visitor } = context
    const user = customerOf(visitor)
    const cart = query.order_id === undefined ? await cartOf(context) : undefined
    const paying =
      cart === undefined
        ? payingOfOrder(await myOrder(shop.db, user.userId, query.order_id ?? 0), user)
        : payingCart(cart, user)
    const offered = await paymentTypesFor(shop, shop.db, paying)
    const types = offered.filter((type) => query.payment_type_id === undefined || type === query.payment_type_id)
    const preferred = [Number(cart?.infos['payment_type_id']), defaultPaymentType]
    const selected = preferred.find((one) => types.includes(one)) ?? types[0]
    const saved = await mySavedPayments(shop, user)
    const ways = await findWaysToPay(shop.db, paying.storeId, paying.deliveryServiceId)
    const shown = { deliveryServiceId: paying.deliveryServiceId, ways, selected, saved }
    return { data: { paymentTypes: types.map((type) => presentPaymentType(type, visitor.language, shown)) } }
  },

  paymentTypesRemoveAuth: async ({ shop, visitor, now }, { body }) => {
    await removeSavedPayment(shop, customerOf(visitor).userId, body.user_payment_auth_id, now)
    return { data: {}, infos: [{ code: 'info.checkout.savedPaymentRemoved' }] }
  },

  ordersModifyPaymentType: (context, { body: { order_id: orderId, ...choice } }) =>
    payOrder(context, orderId, readPaymentChoice(choice)),
})

const payHandlers = handlersOf(orderCalls, {
  ordersPayment: (context, { body }) => payOrder(context, body.order_id),
})

export const checkoutHandlers = [...buyHandlers, ...payHandlers]

/**
 * The order whose changes a buy confirms: that of the draft, unless the key has ordered something before; and the one it has
 * confirmed, for the draft is closed by then and the open cart is another, which nobody asked to buy. The draft is read
 * first: once it is found closed, what closed it is there to be found.
 */
async function orderToChange({ shop, idempotencyKey: key }: CallContext, userId: number): Promise<number | undefined> {
  const draft = await openDraftOf(shop.db, userId)
  if (key === undefined) return draft
  const confirmed = await changeByKey(shop.db, { userId, key })
  if (confirmed !== undefined) return confirmed.orderId
  return draft === undefined || (await findOrderByKey(shop.db, userId, key.value)) !== undefined ? undefined : draft
}

/** Clients without a call for it confirm the changes of an order by buying: the order's payment type stays. */
async function confirmByBuying(
  context: CallContext,
  orderId: number,
  query: CallInput<typeof calls.checkoutBuy>['query'],
) {
  const { shop, visitor, idempotencyKey } = context
  const user = customerOf(visitor)
  const request = {
    user,
    language: visitor.language,
    orderId,
    cartVersion: query.cart_version,
    quote: query.cart_quote,
    key: idempotencyKey,
  }
  const { redirectUrl } = await confirmChanges(shop, request)
  const { statusId: orderStatusId } = await myOrder(shop.db, user.userId, orderId)
  const { data: cart } = answerCart(context, { cart: await cartOf(context) }, query.show_sectors)
  return { data: { orderId, orderStatusId, ...(redirectUrl === undefined ? {} : { redirectUrl }), cart } }
}

/** An order left unpaid, or at the bank, is paid after all, as it was to be or in another way. */
async function payOrder({ shop, visitor, now }: CallContext, orderId: number, choice?: PaymentChoice) {
  const user = customerOf(visitor)
  const unpaid = await myOrder(shop.db, user.userId, orderId)
  const paying = await payUnpaid(shop, unpaid, { user, choice, language: visitor.language })
  const whole = await readOrder(shop, shop.db, paying.order.id, now)
  const { redirectUrl } = presentPaying(paying)
  return {
    data: { order: presentOrder(whole, visitor.language), ...(redirectUrl === undefined ? {} : { redirectUrl }) },
  }
}

/** `redirectUrl` while the customer has to go to the provider's page; `isNext` when it was opened just now. */
function presentPaying({ order, redirectUrl, isNew }: PayingOrder) {
  const page = redirectUrl === undefined ? {} : { redirectUrl, isNext: isNew }
  return { orderId: order.id, orderStatusId: order.statusId, ...page }
}
