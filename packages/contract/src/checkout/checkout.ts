import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { cartSchema } from '../cart/cart-view.ts'
import { euro, idSchema } from '../common.ts'

export const paymentTypeSchema = Type.Object({
  paymentTypeId: Type.Integer(),
  name: Type.String(),
  description: Type.String(),
  redirect: Type.Boolean({ description: 'Paid on the provider’s page' }),
  selected: Type.Boolean(),
})
export type PaymentTypeView = Static<typeof paymentTypeSchema>

/** Looks everything over as `buy` will, and books nothing: what stands in the way is answered now. */
export const checkoutPrepare = callSchema({
  summary: 'May this cart be bought?',
  reply: cartSchema,
  refusals: [
    'error.cart.empty',
    'error.cart.addressRequired',
    'error.cart.timeslotRequired',
    'error.timeslot.holdExpired',
    'error.timeslot.closed',
    'error.icsmallcart.error.product.not.available',
    'msg.cart.availability.errors',
    'error.checkout.minimumNotReached',
    'error.checkout.adultsOnlyLocker',
    'error.checkout.ageUnconfirmed',
    'error.checkout.previewedPrices',
  ],
})

/** Total plus 40 % of the variable-weight part plus the bag fee: what a card is asked to hold. (Document 1, section 9) */
export const checkoutPrebilledAmount = callSchema({
  summary: 'The amount a payment will hold',
  query: Type.Object({ payment_type_id: Type.Optional(Type.Integer()), order_id: Type.Optional(idSchema()) }),
  reply: Type.Object({ prebilledAmount: euro(), total: euro(), variableWeightAmount: euro(), bagFee: euro() }),
  refusals: ['error.cart.empty', 'error.order.notFound'],
})

/**
 * One order per cart version, however often it is sent; the header `idempotency-key` makes any repeat the same call. `redirectUrl` leads to the provider's page; without it the
 * order is placed. `cart_version` is the version the person saw, `cart_quote` its mark:
 * another one, or prices that turned since, answer `error.checkout.cartChanged`.
 */
export const checkoutBuy = callSchema({
  summary: 'Order and pay',
  query: Type.Object({
    show_sectors: Type.Optional(Type.Boolean()),
    user_payment_auth_id: Type.Optional(Type.Integer()),
    payment_type_id: idSchema(),
    payment_data: Type.Optional(Type.String({ maxLength: 4000, description: 'JSON text' })),
    cart_version: Type.Optional(Type.Integer()),
    cart_quote: Type.Optional(Type.String({ maxLength: 100, description: 'The `quote` of the cart the person saw' })),
  }),
  reply: Type.Object({
    orderId: Type.Integer(),
    orderStatusId: Type.Integer(),
    redirectUrl: Type.Optional(Type.String()),
    cart: cartSchema,
  }),
  refusals: [
    ...checkoutPrepare.refusals,
    'error.checkout.cartChanged',
    'error.checkout.paymentTypeNotAllowed',
    'error.checkout.paymentDeclined',
    'error.checkout.paymentPending',
    'error.timeslot.full',
    'error.product.notAvailable',
  ],
})

/**
 * Asked when the person is back from the provider's page: the server asks the provider, and the address they came back
 * to says nothing. `redirectUrl` is there while the payment still waits for them.
 */
export const checkoutPaymentResult = callSchema({
  summary: 'What became of the payment of an order',
  body: Type.Object({ order_id: idSchema() }),
  reply: Type.Object({
    orderId: Type.Integer(),
    orderStatusId: Type.Integer(),
    redirectUrl: Type.Optional(Type.String()),
  }),
  refusals: ['error.order.notFound'],
})

export const paymentTypesList = callSchema({
  summary: 'How this cart can be paid',
  query: Type.Object({ payment_type_id: Type.Optional(Type.Integer()) }),
  reply: Type.Object({ paymentTypes: Type.Array(paymentTypeSchema) }),
  refusals: [],
})
