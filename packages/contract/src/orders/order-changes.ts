import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { cartSchema, optionsTextSchema } from '../cart/cart-view.ts'
import { notReadyRefusals } from '../cart/not-ready-refusals.ts'
import { euro, idSchema } from '../common.ts'
import { orderSchema } from './orders.ts'
import { codeText } from '../text-fields.ts'

const window = Type.Object({
  date: Type.String({ description: 'yyyy-MM-dd' }),
  beginTime: Type.String(),
  endTime: Type.String(),
})

const orderChangesSchema = Type.Object({
  orderId: Type.Integer(),
  cartVersion: Type.Integer({ description: 'Of the draft: confirming another is refused' }),
  quote: Type.String({ description: 'Mark of what is shown; confirming another is refused when it is sent along' }),
  ageUnconfirmed: Type.Boolean({
    description: 'There are goods for adults only: confirming is refused until `adult_confirmed` is said of the draft',
  }),
  goods: Type.Array(
    Type.Object({
      productId: Type.Integer(),
      name: Type.String(),
      description: Type.String({ description: 'Pack' }),
      optionsText: optionsTextSchema,
      mediaURL: Type.String(),
      unit: Type.Enum(['pz', 'kg']),
      quantityBefore: Type.Number({ description: '0 is new' }),
      quantityAfter: Type.Number({ description: '0 is taken out' }),
    }),
  ),
  timeslot: Type.Optional(Type.Object({ before: window, after: window })),
  totalBefore: euro(),
  totalAfter: euro(),
  furtherHold: euro('What the provider will be asked to hold on top; 0 when no provider is asked'),
  payment: Type.Object({ paymentTypeId: Type.Integer(), name: Type.String() }),
})
export type OrderChangesView = Static<typeof orderChangesSchema>

/** Refusals that keep an order from becoming what its draft says. */
const notChangeable = [
  ...notReadyRefusals,
  'error.checkout.paymentTypeNotAllowed',
  'error.order.creditLimit',
  'error.checkout.missing_billing_data',
  'error.checkout.mealVouchers.spending',
  'error.checkout.mealVouchers.invoice',
  'error.checkout.mealVouchers.noFood',
  'error.checkout.mealVouchers.beyondFood',
] as const

/** The order stays valid as it is until the changes are confirmed; the customer's ordinary cart waits meanwhile. */
export const ordersModify = callSchema({
  summary: 'Change a placed order: opens a cart of status 7 over it',
  body: Type.Object({
    order_id: idSchema(),
    item_ids: Type.Optional(
      Type.Array(idSchema(), { maxItems: 100, description: 'Lines of my cart that go into the order' }),
    ),
  }),
  reply: cartSchema,
  refusals: [
    'error.order.notFound',
    'error.order.notModifiable',
    'error.order.changeOpen',
    'error.checkout.cartChanged',
  ],
})

/** Absent while an order is being changed already, and where none can be. */
export const ordersChangeable = callSchema({
  summary: 'The order of mine that arrives first of those that can still be changed',
  reply: Type.Object({
    order: Type.Optional(
      Type.Object({
        orderId: Type.Integer(),
        deliveryDate: Type.String({ description: 'yyyy-MM-dd' }),
        beginTime: Type.String(),
        endTime: Type.String(),
        deliveryServiceId: Type.Integer(),
        changeableUntil: Type.String({ description: 'ISO instant' }),
      }),
    ),
  }),
  refusals: [],
})

/**
 * No preview and no bank: the order takes the lines as long as it becomes dearer by no more than they cost in the cart, and
 * the sum is held already. A line that is gone from the cart went with an earlier request, so that sent twice it is one
 * change. What is refused is done by `/order/modify` with the same lines. (decision 0859)
 */
export const ordersAdd = callSchema({
  summary: 'Put lines of my cart into an order of mine at once',
  body: Type.Object({
    order_id: idSchema(),
    item_ids: Type.Array(idSchema(), { minItems: 1, maxItems: 100, description: 'Lines of my ordinary cart' }),
  }),
  reply: Type.Object({ order: orderSchema, cart: cartSchema }),
  refusals: [
    'error.order.notFound',
    'error.order.notModifiable',
    'error.order.changeOpen',
    'error.order.beyondHold',
    'error.order.notAtOnce',
    ...notChangeable,
    'error.checkout.cartChanged',
    'error.checkout.paymentPending',
    'error.product.notAvailable',
    'error.voucher.usedUp',
  ],
})

export const ordersChanges = callSchema({
  summary: 'What confirming would change',
  query: Type.Object({ order_id: idSchema() }),
  reply: Type.Object({ changes: orderChangesSchema }),
  refusals: ['error.order.notFound', 'error.order.notModifiable', 'error.order.noChanges', ...notChangeable],
})

/**
 * Moves the difference only. `redirectUrl` is there when the provider needs the customer for a further authorisation;
 * the order changes once they have given it. Sent twice for one version of the draft it is one change.
 */
export const ordersConfirmChanges = callSchema({
  summary: 'Confirm the changes of an order',
  body: Type.Object({
    order_id: idSchema(),
    cart_version: Type.Optional(Type.Integer()),
    cart_quote: Type.Optional(codeText({ maxLength: 100 })),
  }),
  reply: Type.Object({ order: orderSchema, redirectUrl: Type.Optional(Type.String()), cart: cartSchema }),
  refusals: [
    ...ordersChanges.refusals,
    'error.checkout.cartChanged',
    'error.checkout.paymentDeclined',
    'error.checkout.paymentUnavailable',
    'error.checkout.paymentPending',
    'error.product.notAvailable',
    'error.voucher.usedUp',
  ],
})

export const ordersLeaveChanges = callSchema({
  summary: 'Leave an order as it is: the draft is closed, the ordinary cart is there again',
  body: Type.Object({ order_id: idSchema() }),
  reply: cartSchema,
  refusals: ['error.order.notFound', 'error.checkout.paymentPending'],
})
