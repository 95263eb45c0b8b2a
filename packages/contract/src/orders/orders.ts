import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { askedPiecesSchema, lineNoteSchema, onlySubstitutesSchema, optionsTextSchema } from '../cart/cart-view.ts'
import { doorFields } from '../door-fields.ts'
import { euro, idSchema } from '../common.ts'

const orderItemSchema = Type.Object({
  orderItemId: Type.Integer(),
  productId: Type.Integer(),
  name: Type.String(),
  shortDescr: Type.String(),
  description: Type.String({ description: 'Pack' }),
  optionsText: optionsTextSchema,
  slug: Type.String(),
  mediaURL: Type.String(),
  unitPrice: euro(),
  pricePerKilogram: Type.Optional(euro('Of pieces that were weighed')),
  quantityOrdered: Type.Number(),
  quantityPrepared: Type.Optional(Type.Number()),
  weightPrepared: Type.Optional(Type.Number({ description: 'Kilograms' })),
  replacesOrderItemId: Type.Optional(Type.Integer({ description: 'The row it was put in for' })),
  isReplaced: Type.Boolean({ description: 'Another line took its place; only with `show_replaced`' }),
  acceptAlternatives: Type.Boolean(),
  onlySubstitutes: onlySubstitutesSchema,
  lineNote: lineNoteSchema,
  pieces: askedPiecesSchema,
  unit: Type.Enum(['pz', 'kg']),
  customWeight: Type.Optional(Type.Number({ description: 'Kilograms requested for each piece' })),
  total: euro(),
})

const status = Type.Object({ orderStatusId: Type.Integer(), name: Type.String() })
const deliveryStatus = Type.Object({ deliveryStatusId: Type.Integer(), name: Type.String() })

const suborderSchema = Type.Object(
  {
    suborderId: Type.Integer(),
    warehouse: Type.Object({ warehouseId: Type.Integer(), name: Type.String() }),
    deliveryServiceId: Type.Integer(),
    deliveryStatus,
    deliveryDate: Type.String({ description: 'yyyy-MM-dd' }),
    beginTime: Type.String(),
    endTime: Type.String(),
  },
  { description: 'What one warehouse prepares and hands over at once' },
)
export type SuborderView = Static<typeof suborderSchema>

export const orderSummarySchema = Type.Object({
  orderId: Type.Integer(),
  status,
  orderType: Type.Object(
    { orderTypeId: Type.Integer(), name: Type.String() },
    { description: '1 delivered, 2 collected' },
  ),
  deliveryStatus: Type.Optional(deliveryStatus),
  suborders: Type.Array(suborderSchema),
  date: Type.String({ description: 'ISO instant of placing' }),
  deliveryDate: Type.String({ description: 'yyyy-MM-dd' }),
  beginTime: Type.String(),
  endTime: Type.String(),
  deliveryServiceId: Type.Integer(),
  deliveryService: Type.String(),
  grossTotal: euro(),
  totalItems: Type.Integer(),
  paymentTypeId: Type.Integer(),
  paymentType: Type.Object({ paymentTypeId: Type.Integer(), name: Type.String() }),
  userPaymentAuthId: Type.Optional(Type.Integer({ description: 'The stored payment it was paid with' })),
  noteId: Type.Optional(Type.Integer({ description: 'There once the customer has written a note' })),
  person: Type.Optional(
    Type.Object(
      { userId: Type.Integer(), firstName: Type.String(), lastName: Type.String() },
      { description: 'Whose it is, where a master account sees the orders of its persons' },
    ),
  ),
  refunds: Type.Array(Type.Object({ amount: euro(), paymentTypeId: Type.Integer(), name: Type.String() }), {
    description: 'Money that went back, by way of payment',
  }),
  orderItems: Type.Optional(Type.Array(orderItemSchema, { description: 'Where the detail was asked for' })),
  payableUntil: Type.Optional(
    Type.String({ description: 'ISO instant; there while an unpaid order can be paid, also one left at the bank' }),
  ),
})
export type OrderSummaryView = Static<typeof orderSummarySchema>

export const orderSchema = Type.Object({
  ...orderSummarySchema.properties,
  store: Type.Object({
    storeId: Type.Integer(),
    name: Type.String(),
    cooperativeId: Type.Integer({ description: 'Who sells, as shop/identity names it' }),
  }),
  shippingAddress: Type.Object({
    addressName: Type.String(),
    address1: Type.String(),
    addressNumber: Type.String(),
    city: Type.String(),
    province: Type.String(),
    postalcode: Type.String(),
    ...doorFields,
    because: Type.Optional(
      Type.Enum(['adults', 'payment'], {
        description: 'Why the goods go into hands, although they were to be left with a neighbour or at the door',
      }),
    ),
  }),
  note: Type.Optional(Type.String()),
  orderReference: Type.Optional(Type.String({ description: 'A business’s own number for the order' })),
  costCentre: Type.Optional(Type.String({ description: 'Who bears the cost, for a business' })),
  accessToken: Type.Optional(
    Type.String({
      description: 'Opens the order at token-order/view, without a login; to its customer, until it closes',
    }),
  ),
  handoverCode: Type.Optional(Type.String({ description: 'Said at the counter where the goods are collected' })),
  totalOrdered: Type.Optional(euro('What was agreed before picking')),
  orderItems: Type.Array(orderItemSchema),
  orderAdjustments: Type.Array(
    Type.Object({
      orderItemId: Type.Optional(Type.Integer()),
      reason: Type.String(),
      description: Type.String(),
      amount: euro(),
    }),
  ),
  goodsTotal: euro(),
  discountTotal: euro(),
  deliveryFee: euro(),
  bagFee: euro(),
  prebilledAmount: euro('What the card was asked to hold'),
  vat: Type.Array(Type.Object({ percent: Type.Integer(), amount: euro() })),
  events: Type.Array(
    Type.Object({
      orderStatusId: Type.Integer(),
      name: Type.String(),
      deliveryStatusId: Type.Optional(Type.Integer()),
      at: Type.String(),
      change: Type.Optional(Type.Object({ totalBefore: euro(), totalAfter: euro() })),
      rescheduled: Type.Optional(
        Type.Object(
          { beginAt: Type.String(), endAt: Type.String() },
          { description: 'The shop gave the order this time; ISO instants' },
        ),
      ),
    }),
  ),
  changeableUntil: Type.Optional(Type.String({ description: 'ISO instant; there while the order can be changed' })),
  payment: Type.Optional(Type.Object({ state: Type.String(), paymentTypeId: Type.Integer(), name: Type.String() })),
  payments: Type.Array(
    Type.Object({ state: Type.String(), paymentTypeId: Type.Integer(), name: Type.String(), amount: euro() }),
    {
      description:
        'Everything that pays for it, with what was taken once it was; more than one where meal vouchers pay a part',
    },
  ),
  money: Type.Array(
    Type.Object({
      kind: Type.Enum(['held', 'door', 'account', 'meal-voucher'], {
        description: 'Held by a provider, handed over with the goods, owed on the account, paid by meal vouchers',
      }),
      name: Type.String({ description: 'Of the way to pay' }),
      amount: euro(),
    }),
    { description: 'How its money stands; what is still being decided or was charged is left out' },
  ),
  movements: Type.Array(
    Type.Object({
      kind: Type.Enum(['held', 'taken', 'givenBack']),
      name: Type.String({ description: 'Of the way to pay' }),
      amount: euro(),
      at: Type.String({ description: 'ISO instant' }),
    }),
    { description: 'What was held for it, taken and given back, oldest first' },
  ),
  can: Type.Object({
    modify: Type.Boolean(),
    cancel: Type.Boolean(),
    retryPayment: Type.Boolean(),
    reorder: Type.Boolean(),
    rate: Type.Boolean(),
    return: Type.Boolean({ description: 'Some of its goods can be returned' }),
    withdraw: Type.Boolean({ description: 'The time to withdraw from the contract runs' }),
    saveSubstitutes: Type.Boolean(),
    saveDoor: Type.Boolean({ description: 'What to do at the door can be said until the goods are on the road' }),
    changeDate: Type.Boolean(),
  }),
  parking: Type.Optional(
    Type.Object(
      {
        latitude: Type.Number(),
        longitude: Type.Number(),
        reservedAt: Type.Optional(Type.String({ description: 'ISO instant; there once it is reserved' })),
        info: Type.Optional(Type.String()),
      },
      { description: 'Where the goods are collected; there while a place to park can be reserved' },
    ),
  ),
})
export type OrderView = Static<typeof orderSchema>

export const ordersView = callSchema({
  summary: 'One of my orders',
  query: Type.Object({ order_id: idSchema(), show_replaced: Type.Optional(Type.Boolean()) }),
  reply: Type.Object({ order: orderSchema }),
  refusals: ['error.order.notFound'],
})

export const ordersDelete = callSchema({
  summary: 'Cancel an order: slot, stock and money go back',
  body: Type.Object({ order_id: idSchema() }),
  reply: Type.Object({ order: orderSchema }),
  refusals: ['error.order.notFound', 'error.order.notCancellable'],
})

export const ordersPayment = callSchema({
  summary: 'Pay an unpaid order, or go on with the payment left at the bank',
  body: Type.Object({ order_id: idSchema() }),
  reply: Type.Object({ order: orderSchema, redirectUrl: Type.Optional(Type.String()) }),
  refusals: [
    'error.order.notFound',
    'error.order.notPayable',
    'error.checkout.paymentPending',
    'error.checkout.paymentDeclined',
    'error.checkout.paymentUnavailable',
    'error.checkout.paymentTypeNotAllowed',
    'error.checkout.savedPaymentNotFound',
    'error.checkout.creditLimit',
  ],
})
