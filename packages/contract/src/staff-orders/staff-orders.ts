import { orderStages } from '@bottega/rules/orders/order-stage.ts'
import { Type, type Static } from 'typebox'
import { callSchema, fileSchema } from '../call-schema.ts'
import { words } from '../cart/cart.ts'
import { askedPiecesSchema, lineNoteSchema } from '../cart/cart-view.ts'
import { notReadyRefusals } from '../cart/not-ready-refusals.ts'
import { selectOptions } from '../catalog/product.ts'
import { calendarDay, euro, fileFormat, idSchema, pageSchema } from '../common.ts'
import { givenBack } from '../orders/given-back.ts'
import { freeText } from '../text-fields.ts'

const instant = () => Type.String({ description: 'ISO instant' })

const staffOrderRowSchema = Type.Object({
  orderId: Type.Integer(),
  customer: Type.String(),
  phone: Type.String(),
  status: Type.String(),
  stage: Type.Enum([...orderStages]),
  store: Type.String(),
  day: Type.String({ description: 'Of the slot' }),
  beginTime: Type.String(),
  endTime: Type.String(),
  total: euro(),
  placedAt: instant(),
})
export type StaffOrderRow = Static<typeof staffOrderRowSchema>

/** The filter of the list of orders; its file takes the same. */
const orderFilter = {
  q: Type.Optional(freeText({ maxLength: 100 })),
  user_id: Type.Optional(idSchema()),
  day: Type.Optional(calendarDay()),
  store_id: Type.Optional(idSchema()),
  delivery_service_id: Type.Optional(idSchema()),
  stage: Type.Optional(Type.Enum([...orderStages])),
}

export const staffOrders = callSchema({
  summary:
    'Search orders by number, name of the customer, phone, or the code of goods that wait to be collected; the latest first',
  query: Type.Object({
    ...orderFilter,
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  }),
  reply: Type.Object({
    orders: Type.Array(staffOrderRowSchema),
    page: pageSchema,
    stores: Type.Array(Type.Object({ storeId: Type.Integer(), name: Type.String() }), {
      description: 'Every store that has or had orders, to filter by',
    }),
    services: Type.Array(Type.Object({ deliveryServiceId: Type.Integer(), name: Type.String() })),
  }),
  refusals: ['error.request.tooMany'],
})

export const staffOrdersFile = callSchema({
  summary: 'All orders the list finds, the latest first, as a table for spreadsheets in the language of the reader',
  query: Type.Object({ ...orderFilter, format: fileFormat() }),
  reply: fileSchema,
  refusals: ['error.request.tooMany'],
})

/** The mails about an order that may be sent once more. */
export const resendableMails = [
  'mail.orderConfirmation',
  'mail.orderPrepared',
  'mail.orderOnItsWay',
  'mail.orderDelivered',
] as const

const windowSchema = Type.Object({ beginAt: instant(), endAt: instant() })

const staffOrderSchema = Type.Object({
  orderId: Type.Integer(),
  version: Type.Integer({ description: 'A change names the version it saw; it rises with everything that happens' }),
  status: Type.String(),
  stage: Type.Enum([...orderStages]),
  customer: Type.Object({
    userId: Type.Integer(),
    name: Type.String(),
    email: Type.String(),
    phone: Type.String(),
    tags: Type.Array(Type.String()),
  }),
  store: Type.String(),
  deliveryService: Type.String(),
  address: Type.String(),
  day: Type.String(),
  beginTime: Type.String(),
  endTime: Type.String(),
  placedAt: instant(),
  total: euro(),
  termsVersion: Type.Optional(
    Type.String({ description: 'The day of the terms of sale that held when it was placed, yyyy-MM-dd' }),
  ),
  customerNote: Type.String(),
  aboutCustomer: Type.Array(Type.String(), { description: 'Notes of colleagues that go with each order of theirs' }),
  orderReference: Type.Optional(Type.String({ description: 'A business’s own number for the order' })),
  costCentre: Type.Optional(Type.String()),
  lines: Type.Array(
    Type.Object({
      orderItemId: Type.Integer(),
      name: Type.String(),
      optionsText: Type.Optional(Type.String({ description: 'The options chosen of it' })),
      lineNote: lineNoteSchema,
      pieces: askedPiecesSchema,
      selectOptions,
      isLoose: Type.Boolean({ description: 'Quantities are kilograms, otherwise pieces' }),
      ordered: Type.Number(),
      prepared: Type.Optional(Type.Number()),
      recalled: Type.Boolean(),
      total: euro(),
      refundable: Type.Number({ description: 'So much of it was packed and neither paid back nor asked back' }),
    }),
  ),
  adjustments: Type.Array(Type.Object({ reason: Type.String(), amount: euro() })),
  events: Type.Array(
    Type.Object({
      at: instant(),
      status: Type.String(),
      actor: Type.String(),
      reason: Type.String(),
      change: Type.Optional(Type.Object({ from: euro(), to: euro() })),
      rescheduled: Type.Optional(
        Type.Object({ from: windowSchema, to: windowSchema }, { description: 'Staff gave the order another time' }),
      ),
    }),
  ),
  payments: Type.Array(
    Type.Object({
      paymentTypeId: Type.Integer(),
      state: Type.String(),
      amount: euro(),
      captured: euro(),
      refunded: euro(),
      at: instant(),
    }),
  ),
  refunds: Type.Array(Type.Object({ amount: euro(), state: Type.String(), at: instant() })),
  givenBack,
  mails: Type.Array(
    Type.Object({
      kind: Type.String(),
      at: instant(),
      sentAt: Type.Optional(instant()),
      failure: Type.Optional(Type.String()),
    }),
  ),
  notes: Type.Array(Type.Object({ at: instant(), staffName: Type.String(), body: Type.String() })),
  documents: Type.Array(Type.Object({ documentId: Type.Integer(), kind: Type.String(), name: Type.String() })),
  can: Type.Object({
    cancel: Type.Boolean(),
    reschedule: Type.Boolean(),
    change: Type.Boolean({ description: 'Its lines' }),
    payAtHandover: Type.Boolean({ description: 'Somebody can take money where its goods are handed over' }),
    refund: euro('At most so much'),
  }),
})
export type StaffOrder = Static<typeof staffOrderSchema>

const whole = Type.Object({ order: staffOrderSchema })
const seen = { order_id: idSchema(), version: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }) }
const changing = ['error.order.notFound', 'error.staff.changedMeanwhile'] as const

export const staffOrder = callSchema({
  summary: 'The whole story of an order',
  query: Type.Object({ order_id: idSchema() }),
  reply: whole,
  refusals: ['error.order.notFound'],
})

export const staffCancel = callSchema({
  summary: 'Cancel an order: place, goods, vouchers and money go back, and the customer is told',
  body: Type.Object({ ...seen, reason: freeText({ minLength: 3, maxLength: 300 }) }),
  reply: whole,
  refusals: [...changing, 'error.order.notCancellable'],
})

const timeSchema = Type.Object({
  timeslotId: Type.Integer(),
  day: Type.String(),
  beginTime: Type.String(),
  endTime: Type.String(),
  free: Type.Integer({ description: 'Places nobody has; 0 in a slot that is full' }),
})
export type StaffTime = Static<typeof timeSchema>

export const staffTimes = callSchema({
  summary: 'The other times an order can be given: open slots of its store and service, past their cut-off too',
  query: Type.Object({ order_id: idSchema() }),
  reply: Type.Object({ times: Type.Array(timeSchema) }),
  refusals: ['error.order.notFound'],
})

export const staffReschedule = callSchema({
  summary: 'Give an order another time, also when it is packed: its place moves with it, and the customer is told why',
  body: Type.Object({
    ...seen,
    timeslot_id: idSchema(),
    reason: freeText({ minLength: 3, maxLength: 300, description: 'The customer reads it' }),
  }),
  reply: whole,
  refusals: [
    ...changing,
    'error.desk.notReschedulable',
    'error.desk.changePaying',
    'error.desk.timeGone',
    'error.timeslot.full',
  ],
})

const units = (minimum: 'none' | 'some') =>
  Type.Number({
    ...(minimum === 'none' ? { minimum: 0 } : { exclusiveMinimum: 0 }),
    maximum: 10_000,
    description: 'Pieces, or kilograms of loose goods',
  })

export const staffChangeLines = callSchema({
  summary:
    'Change the lines of an order before it is picked, past its cut-off too: places, stock, prices and money follow as when its customer changes it, and the customer is told why',
  body: Type.Object({
    ...seen,
    lines: Type.Optional(
      Type.Array(Type.Object({ order_item_id: idSchema(), quantity: units('none') }), {
        maxItems: 200,
        description: 'The new quantities of lines; 0 takes one out, lines not named stay',
      }),
    ),
    add: Type.Optional(
      Type.Array(
        Type.Object({
          product_id: idSchema(),
          quantity: units('some'),
          params: Type.Optional(words),
        }),
        { maxItems: 50, description: '`params` holds the chosen options by parameterName, as for the cart' },
      ),
    ),
    split: Type.Optional(
      Type.Array(Type.Object({ order_item_id: idSchema(), quantity: units('some'), params: words }), {
        maxItems: 50,
        description:
          'So much of a line, of the new quantity where it has one, gets other options at the price it was ordered at',
      }),
    ),
    rest_at_handover: Type.Optional(
      Type.Boolean({
        description: 'What the payment does not hold is asked for when the order is packed or handed over',
      }),
    ),
    customer_asked: Type.Optional(
      Type.Boolean({
        description: 'The customer was asked about added goods that do not suit their food profile, and wants them',
      }),
    ),
    reason: freeText({ minLength: 3, maxLength: 300, description: 'The customer reads it' }),
  }),
  reply: whole,
  refusals: [
    ...changing,
    'error.request.keyReused',
    'error.order.notModifiable',
    'error.order.noChanges',
    'error.desk.notSuitable',
    'error.desk.changePaying',
    'error.desk.customerChanging',
    'error.desk.beyondHold',
    'error.desk.splitCosts',
    'error.fulfilment.lineNotFound',
    'error.product.notFound',
    'error.product.notAvailable',
    'error.cart.quantityInvalid',
    'error.cart.optionRequired',
    'errors.minAcq',
    ...notReadyRefusals,
    'error.checkout.cartChanged',
    'error.checkout.paymentTypeNotAllowed',
    'error.order.creditLimit',
    'error.checkout.mealVouchers.spending',
    'error.checkout.mealVouchers.invoice',
    'error.checkout.mealVouchers.noFood',
    'error.checkout.mealVouchers.beyondFood',
    'error.voucher.usedUp',
  ],
})

const offeredSchema = Type.Object({
  productId: Type.Integer(),
  name: Type.String(),
  brand: Type.String(),
  pack: Type.String(),
  selectOptions,
  isLoose: Type.Boolean({ description: 'Its quantities and price are of kilograms, otherwise of pieces' }),
  price: euro('On the day of the order, before promotions'),
})
export type OfferedProduct = Static<typeof offeredSchema>

export const staffOrderProducts = callSchema({
  summary:
    'Products that can be put into an order: sold by its store on its day and in stock, by name, code or barcode',
  query: Type.Object({ order_id: idSchema(), q: freeText({ minLength: 2, maxLength: 100 }) }),
  reply: Type.Object({ products: Type.Array(offeredSchema) }),
  refusals: ['error.order.notFound', 'error.request.tooMany'],
})

export const staffRefund = callSchema({
  summary: 'Give back a part of what an order took: of goods what they had cost, else an amount',
  body: Type.Object({
    ...seen,
    cents: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000_000 })),
    lines: Type.Optional(
      Type.Array(
        Type.Object({ order_item_id: idSchema(), quantity: Type.Number({ exclusiveMinimum: 0, maximum: 10_000 }) }),
        {
          minItems: 1,
          maxItems: 200,
          description: 'In place of an amount',
        },
      ),
    ),
    reason: freeText({ minLength: 3, maxLength: 300 }),
  }),
  reply: whole,
  refusals: [...changing, 'error.desk.tooMuch', 'error.fulfilment.lineNotFound', 'error.fulfilment.tooMuch'],
})

export const staffAddNote = callSchema({
  summary: 'Write a note about an order, for colleagues only',
  body: Type.Object({ order_id: idSchema(), body: freeText({ minLength: 1, maxLength: 1000 }) }),
  reply: whole,
  refusals: ['error.order.notFound'],
})

export const staffResend = callSchema({
  summary: 'Send a mail about an order once more',
  body: Type.Object({ order_id: idSchema(), mail: Type.Enum([...resendableMails]) }),
  reply: whole,
  refusals: ['error.order.notFound', 'error.desk.mailNotSentYet', 'error.request.tooMany'],
})

export const staffDocument = callSchema({
  summary: 'A receipt, invoice or credit note of an order once more, as a PDF',
  query: Type.Object({ order_id: idSchema(), document_id: idSchema() }),
  reply: fileSchema,
  refusals: ['error.order.notFound', 'error.document.notFound'],
})
