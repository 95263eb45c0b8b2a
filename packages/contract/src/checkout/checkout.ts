import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { cartSchema } from '../cart/cart-view.ts'
import { notReadyRefusals } from '../cart/not-ready-refusals.ts'
import { emptySchema, euro, idSchema } from '../common.ts'
import { ordersPayment } from '../orders/orders.ts'
import { codeText, freeText } from '../text-fields.ts'

/**
 * A card the provider remembers because its owner said so. `expires` is MM/20YY. (Account and after-sales, section 2)
 */
const savedPaymentSchema = Type.Object({
  userPaymentAuthId: Type.Integer(),
  brand: Type.String(),
  lastDigits: Type.String(),
  expires: Type.String(),
})
export type SavedPaymentView = Static<typeof savedPaymentSchema>

/**
 * The JSON text of `payment_data`: what each meal voucher is worth, in euro, and the payment type of the rest. Never
 * card data: those are typed on the provider's page. The specification leaves its keys open, so others are ignored and
 * stored nowhere.
 */
export const paymentDataSchema = Type.Object({
  mealVouchers: Type.Optional(Type.Array(Type.Number({ minimum: 0, maximum: 1000 }), { maxItems: 100 })),
  restPaymentTypeId: Type.Optional(idSchema()),
})
export type PaymentData = Static<typeof paymentDataSchema>

const paymentTypeSchema = Type.Object({
  paymentTypeId: Type.Integer(),
  name: Type.String(),
  description: Type.String(),
  redirect: Type.Boolean({ description: 'Paid on the provider’s page' }),
  selected: Type.Boolean(),
  mealVoucher: Type.Boolean({ description: 'Pays food only; what is left is paid in another way' }),
  userPaymentAuths: Type.Array(savedPaymentSchema, { description: 'What the person saved to pay with' }),
})
export type PaymentTypeView = Static<typeof paymentTypeSchema>

/** Looks everything over as `buy` will, and books nothing: what stands in the way is answered now. */
export const checkoutPrepare = callSchema({
  summary: 'May this cart be bought?',
  reply: cartSchema,
  refusals: notReadyRefusals,
})

/**
 * Total plus 40 % of the variable-weight part plus the bag fee: what a card is asked to hold. (Shopping core, section
 * 9)
 */
export const checkoutPrebilledAmount = callSchema({
  summary: 'The amount a payment will hold',
  query: Type.Object({ payment_type_id: Type.Optional(Type.Integer()), order_id: Type.Optional(idSchema()) }),
  reply: Type.Object({
    prebilledAmount: euro(),
    total: euro(),
    variableWeightAmount: euro(),
    bagFee: euro(),
    mealVoucherAmount: euro('What meal vouchers may pay of it'),
  }),
  refusals: ['error.cart.empty', 'error.order.notFound'],
})

const pageToGoTo = {
  redirectUrl: Type.Optional(Type.String()),
  isNext: Type.Optional(
    Type.Boolean({ description: 'The page was opened just now: the person has not been on it yet' }),
  ),
}

const paymentData = Type.Optional(
  freeText({ maxLength: 4000, description: 'JSON text: mealVouchers, restPaymentTypeId' }),
)

/** The obstacles to a payment type. */
const choiceRefusals = [
  'error.checkout.paymentTypeNotAllowed',
  'error.checkout.creditLimit',
  'error.checkout.savedPaymentNotFound',
  'error.staff.notWhileActing',
  'error.checkout.missing_billing_data',
  'error.checkout.mealVouchers.worth',
  'error.checkout.mealVouchers.tooMany',
  'error.checkout.mealVouchers.spending',
  'error.checkout.mealVouchers.invoice',
  'error.checkout.mealVouchers.noFood',
  'error.checkout.paymentDeclined',
  'error.checkout.paymentPending',
  'error.checkout.paymentUnavailable',
] as const

/** The obstacles where the cart is the draft over an order, which buying confirms. */
const draftRefusals = [
  'error.order.notFound',
  'error.order.notModifiable',
  'error.order.noChanges',
  'error.order.creditLimit',
  'error.checkout.mealVouchers.beyondFood',
] as const

/**
 * One order per cart version, however often it is sent; the header `idempotency-key` makes any repeat the same call,
 * sent with another cart answers `error.checkout.keyReused`, and with another query `error.request.keyReused`.
 * `redirectUrl` is the provider's page; without it the order is placed. `cart_version` is the version the shopper saw,
 * `cart_quote` its mark: another one, or prices that changed since, answer `error.checkout.cartChanged`.
 */
export const checkoutBuy = callSchema({
  summary: 'Order and pay',
  query: Type.Object({
    show_sectors: Type.Optional(Type.Boolean()),
    user_payment_auth_id: Type.Optional(Type.Integer()),
    payment_type_id: idSchema(),
    payment_data: paymentData,
    cart_version: Type.Optional(Type.Integer()),
    cart_quote: Type.Optional(codeText({ maxLength: 100, description: 'The `quote` of the cart the person saw' })),
  }),
  reply: Type.Object({
    orderId: Type.Integer(),
    orderStatusId: Type.Integer(),
    ...pageToGoTo,
    cart: cartSchema,
  }),
  refusals: [
    ...notReadyRefusals,
    'error.checkout.cartChanged',
    'error.checkout.keyReused',
    ...choiceRefusals,
    'error.timeslot.full',
    'error.product.notAvailable',
    'error.voucher.usedUp',
    ...draftRefusals,
  ],
})

/**
 * Called on the return from the provider's page: the server asks the provider, and trusts nothing in the return
 * address. `redirectUrl` is there while the payment still waits for the customer.
 */
export const checkoutPaymentResult = callSchema({
  summary: 'What became of the payment of an order',
  body: Type.Object({ order_id: idSchema() }),
  reply: Type.Object({
    orderId: Type.Integer(),
    orderStatusId: Type.Integer(),
    ...pageToGoTo,
    change: Type.Optional(
      Type.Enum(['paying', 'applied', 'refused'], { description: 'Of the last change of the order, where it was one' }),
    ),
  }),
  refusals: ['error.order.notFound'],
})

export const paymentTypesList = callSchema({
  summary: 'How this cart, or an unpaid order, can be paid; one type alone when it is named',
  query: Type.Object({ payment_type_id: Type.Optional(Type.Integer()), order_id: Type.Optional(idSchema()) }),
  reply: Type.Object({ paymentTypes: Type.Array(paymentTypeSchema) }),
  refusals: ['error.order.notFound'],
})

export const paymentTypesRemoveAuth = callSchema({
  summary: 'Forget a saved payment, here and at the provider',
  body: Type.Object({ user_payment_auth_id: idSchema() }),
  reply: emptySchema,
  refusals: ['error.checkout.savedPaymentNotFound', 'error.staff.notWhileActing'],
})

/** An unpaid order, paid in another way. (Account and after-sales, section 7) */
export const ordersModifyPaymentType = callSchema({
  summary: 'Pay an unpaid order in another way',
  body: Type.Object({
    order_id: idSchema(),
    payment_type_id: idSchema(),
    user_payment_auth_id: Type.Optional(idSchema()),
    payment_data: paymentData,
  }),
  reply: ordersPayment.reply,
  refusals: ['error.order.notFound', 'error.order.notPayable', ...choiceRefusals],
})
