import { eurosFromCents } from '@bottega/rules/money/cents.ts'
import { defaultPaymentType, settlementOf } from '@bottega/rules/payments/payment-types.ts'
import { customerOf, type Handlers } from '../../call-handler.ts'
import { answerCart, cartOf } from '../cart/cart.routes.ts'
import { shopperOf } from '../cart/open-cart.ts'
import { presentOrder } from '../orders/orders.presenter.ts'
import { myOrder, prebilledOfOrder, readOrder } from '../orders/orders.service.ts'
import { paymentTypesFor } from '../payments/payment-offer.ts'
import { presentPaymentType } from '../payments/payment-types.presenter.ts'
import { buy } from './buy.service.ts'
import { payingCart } from './claim-order.service.ts'
import { payAgain, paymentResult } from './pay-order.service.ts'
import { prebilledOfCart, prepare } from './prepare.service.ts'

type CheckoutCalls =
  | 'checkout.prepare'
  | 'checkout.prebilledAmount'
  | 'checkout.buy'
  | 'checkout.paymentResult'
  | 'paymentTypes.list'
  | 'orders.payment'

const redirecting = (redirectUrl: string | undefined) => (redirectUrl === undefined ? {} : { redirectUrl })

/** (Document 1, section 7, "Cart and checkout"; document 3, section 7, "Orders") */
export const checkoutHandlers: Handlers<CheckoutCalls> = {
  'checkout.prepare': async (context) => answerCart(context, await prepare(context.shop, shopperOf(context))),

  'checkout.prebilledAmount': async (context, { query }) => {
    const { shop, visitor, now } = context
    const { order_id: orderId, payment_type_id: paymentTypeId = defaultPaymentType } = query
    const parts =
      orderId === undefined
        ? prebilledOfCart(await cartOf(context), now)
        : await prebilledOfOrder(shop.db, customerOf(visitor).userId, orderId)
    // Only who pays in advance is asked for more than the total.
    const held = settlementOf(paymentTypeId) === 'online' ? parts.prebilledCents : parts.totalCents
    return {
      data: {
        prebilledAmount: eurosFromCents(held),
        total: eurosFromCents(parts.totalCents),
        variableWeightAmount: eurosFromCents(parts.variableWeightCents),
        bagFee: eurosFromCents(parts.bagFeeCents),
      },
    }
  },

  'checkout.buy': async (context, { query }) => {
    const { shop, visitor, idempotencyKey } = context
    const { order, redirectUrl } = await buy(shop, {
      user: customerOf(visitor),
      language: visitor.language,
      paymentTypeId: query.payment_type_id,
      cartVersion: query.cart_version,
      cartQuote: query.cart_quote,
      idempotencyKey,
    })
    const { data: cart } = answerCart(context, { cart: await cartOf(context) }, query.show_sectors)
    return { data: { orderId: order.id, orderStatusId: order.statusId, ...redirecting(redirectUrl), cart } }
  },

  'checkout.paymentResult': async ({ shop, visitor }, { body }) => {
    const { userId } = customerOf(visitor)
    const { order, redirectUrl } = await paymentResult(shop, userId, body.order_id, visitor.language)
    return { data: { orderId: order.id, orderStatusId: order.statusId, ...redirecting(redirectUrl) } }
  },

  'paymentTypes.list': async (context, { query }) => {
    const { shop, visitor } = context
    const cart = await cartOf(context)
    const types = paymentTypesFor(shop, payingCart(cart, customerOf(visitor)))
    const wished = [query.payment_type_id, Number(cart.infos['payment_type_id']), defaultPaymentType]
    const selected = wished.find((one) => one !== undefined && types.includes(one)) ?? types[0]
    return { data: { paymentTypes: types.map((type) => presentPaymentType(type, visitor.language, selected)) } }
  },

  'orders.payment': async ({ shop, visitor, now }, { body }) => {
    const unpaid = await myOrder(shop.db, customerOf(visitor).userId, body.order_id)
    const { order, redirectUrl } = await payAgain(shop, unpaid, unpaid.paymentTypeId, visitor.language)
    const whole = await readOrder(shop, shop.db, order.id, now)
    return { data: { order: presentOrder(whole, visitor.language), ...redirecting(redirectUrl) } }
  },
}
