import { Type, type Static } from 'typebox'
import { storageTemperatures } from '@bottega/rules/catalog/storage-temperature.ts'
import { pickStates } from '@bottega/rules/fulfilment/picking.ts'
import { askedPiecesSchema, lineNoteSchema, onlySubstitutesSchema } from '../cart/cart-view.ts'
import { callSchema, fileSchema } from '../call-schema.ts'
import { doorText } from '../door-fields.ts'
import { calendarDay, euro, idSchema } from '../common.ts'
import { pickerOfOrder, pickingStaff } from './assignments.ts'
import { searchText } from '../text-fields.ts'

const named = { orderStatusId: Type.Integer(), name: Type.String() }
const statusSchema = Type.Object(named)
const deliveryStatusSchema = Type.Object({ deliveryStatusId: Type.Integer(), name: Type.String() })
const unitSchema = Type.Enum(['pz', 'kg'])

const slotSchema = Type.Object({
  timeslotId: Type.Integer(),
  warehouseId: Type.Integer(),
  warehouseName: Type.String(),
  deliveryServiceId: Type.Integer(),
  deliveryService: Type.String(),
  date: Type.String({ description: 'yyyy-MM-dd' }),
  beginTime: Type.String(),
  endTime: Type.String(),
  orders: Type.Integer(),
  byStatus: Type.Array(Type.Object({ ...named, orders: Type.Integer() })),
})
export type FulfilmentSlotView = Static<typeof slotSchema>

export const fulfilmentSlots = callSchema({
  summary: 'Slots of a day that have orders, with how far these are',
  query: Type.Object({ day: Type.Optional(calendarDay()) }),
  reply: Type.Object({
    day: Type.String(),
    slots: Type.Array(slotSchema),
    nextDay: Type.Optional(Type.String({ description: 'The next day with orders to pick, where this one has none' })),
  }),
  refusals: [],
})

const listedSchema = Type.Object({
  orderId: Type.Integer(),
  status: statusSchema,
  deliveryStatus: Type.Optional(deliveryStatusSchema),
  customer: Type.String(),
  picker: pickerOfOrder,
  lines: Type.Integer(),
  decided: Type.Integer({ description: 'Lines that are picked, short or substituted' }),
  bags: Type.Optional(Type.Integer()),
  crates: Type.Optional(Type.Integer()),
  total: euro(),
  parking: Type.Optional(
    Type.Object(
      {
        distance: Type.Integer({ description: 'Metres the customer had still to go' }),
        info: Type.String(),
        at: Type.String({ description: 'ISO instant' }),
      },
      { description: 'The customer who collects is on the way, or there' },
    ),
  ),
})
export type FulfilmentOrderRow = Static<typeof listedSchema>

export const fulfilmentOrders = callSchema({
  summary: 'The orders of a slot',
  query: Type.Object({ timeslot_id: idSchema() }),
  reply: Type.Object({
    slot: Type.Optional(slotSchema),
    orders: Type.Array(listedSchema),
    staff: Type.Array(pickingStaff, { description: 'Staff of the store who may pick them' }),
  }),
  refusals: [],
})

/** Read on the device of the picker, which may have no connection. */
const scaleLabels = Type.Optional(
  Type.Array(Type.String(), {
    description:
      'Labels a scale prints for these goods, place by place: digits as they stand, W grams, P cents, X any digit, C the check digit',
  }),
)

const furtherBarcodes = Type.Optional(
  Type.Array(Type.String(), { description: 'Other barcodes on packs of it; scanned they are the same goods' }),
)

const goods = {
  orderItemId: Type.Integer(),
  productId: Type.Integer(),
  name: Type.String(),
  brand: Type.String(),
  description: Type.String({ description: 'Pack' }),
  mediaURL: Type.String(),
  code: Type.String({ description: 'Of the shop' }),
  barcode: Type.String({ description: 'Empty where none is known' }),
  furtherBarcodes,
  scaleLabels,
  unit: unitSchema,
  quantityPrepared: Type.Optional(Type.Number()),
  weightPrepared: Type.Optional(Type.Integer({ description: 'Grams' })),
  unitPrice: euro(),
  recalled: Type.Boolean({ description: 'Nothing of it goes into a bag, and none that is in one to the customer' }),
  paid: Type.Optional(
    Type.Object(
      {
        paidCents: Type.Integer(),
        quantity: Type.Integer({ description: 'Thousandths' }),
        returned: Type.Integer({ description: 'Thousandths' }),
        returnedCents: Type.Integer(),
      },
      { description: 'Of a packed order that is paid at the door: what is taken off when it stays behind' },
    ),
  ),
}

const lineFields = {
  ...goods,
  version: Type.Integer({ description: 'To be sent back with the next step of the line' }),
  state: Type.Enum([...pickStates]),
  department: Type.String(),
  shelf: Type.String({ description: 'The category of the product: its shelf in the department' }),
  temperature: Type.Optional(
    Type.Enum([...storageTemperatures], {
      description: 'How cold the goods are kept; absent from copies of older shops',
    }),
  ),
  optionsText: Type.String(),
  quantityOrdered: Type.Number(),
  needsWeight: Type.Boolean(),
  mostGrams: Type.Optional(Type.Integer()),
  customWeight: Type.Optional(Type.Number({ description: 'Kilograms requested for each piece' })),
  acceptAlternatives: Type.Boolean(),
  onlySubstitutes: onlySubstitutesSchema,
  lineNote: lineNoteSchema,
  pieces: askedPiecesSchema,
  substitutes: Type.Array(Type.Object(goods)),
}
const pickLineSchema = Type.Object(lineFields)
export type PickLineView = Static<typeof pickLineSchema>

const takenView = Type.Object(
  {
    cash: euro('Without the change'),
    change: euro(),
    card: euro(),
    vouchers: euro(),
    short: euro(),
    reason: Type.Optional(Type.String()),
    staffName: Type.Optional(Type.String({ description: 'Absent where the shop handed over by itself' })),
    at: Type.String({ description: 'ISO instant' }),
  },
  { description: 'The money that was taken with the goods' },
)

const pickListSchema = Type.Object({
  orderId: Type.Integer(),
  status: statusSchema,
  deliveryStatus: Type.Optional(deliveryStatusSchema),
  timeslotId: Type.Integer(),
  date: Type.String(),
  beginTime: Type.String(),
  endTime: Type.String(),
  deliveryServiceId: Type.Integer(),
  deliveryService: Type.String(),
  customer: Type.String(),
  picker: pickerOfOrder,
  address: Type.String(),
  phone: Type.Optional(Type.String()),
  doorbell: Type.Optional(Type.String()),
  door: Type.Optional(doorText),
  note: Type.Optional(Type.String({ description: 'Of the address, and of the order on a line of its own' })),
  aboutCustomer: Type.Optional(Type.Array(Type.String(), { description: 'Notes of colleagues about the customer' })),
  bags: Type.Optional(Type.Integer()),
  crates: Type.Optional(Type.Integer()),
  total: euro(),
  totalOrdered: Type.Optional(euro('What was agreed before picking')),
  toCollect: euro('To be taken when the goods are handed over'),
  toCollectVouchers: euro('Of it, agreed in paper meal vouchers'),
  taken: Type.Optional(takenView),
  lines: Type.Array(pickLineSchema, { description: 'In the order of the shelves' }),
  can: Type.Object({
    start: Type.Boolean(),
    pick: Type.Boolean(),
    load: Type.Boolean(),
    depart: Type.Boolean(),
    near: Type.Boolean(),
    suspend: Type.Boolean(),
    resume: Type.Boolean(),
    handOver: Type.Boolean({ description: 'With the code of the customer' }),
    deliver: Type.Boolean(),
    notCollected: Type.Boolean(),
    fail: Type.Boolean(),
  }),
})
export type PickListView = Static<typeof pickListSchema>

const batchLineSchema = Type.Object({
  orderId: Type.Integer(),
  customer: Type.String(),
  trolley: Type.Optional(Type.Integer({ description: 'The number of the trolley it goes on' })),
  ...lineFields,
})
export type BatchLine = Static<typeof batchLineSchema>

const batchGoodsSchema = Type.Object({
  productId: Type.Integer(),
  name: Type.String(),
  unit: unitSchema,
  quantity: Type.Number({ description: 'Still to be taken from the shelf' }),
  lines: Type.Array(batchLineSchema),
})
export type BatchGoods = Static<typeof batchGoodsSchema>

const trolleySchema = Type.Object({
  number: Type.Integer({ description: 'From 1, in the order they are picked' }),
  temperature: Type.Enum([...storageTemperatures]),
  kilograms: Type.Number({ description: 'Of all its lines as ordered, to a tenth' }),
  picker: pickerOfOrder,
})
export type TrolleyView = Static<typeof trolleySchema>

export const fulfilmentBatch = callSchema({
  summary: 'The lines of the open orders of a slot, product by product in the order of the shelves',
  query: Type.Object({ timeslot_id: idSchema() }),
  reply: Type.Object({
    goods: Type.Array(batchGoodsSchema),
    trolleys: Type.Optional(
      Type.Array(trolleySchema, { description: 'Of the lines above; absent from copies of older shops' }),
    ),
    orders: Type.Array(
      Type.Object({
        orderId: Type.Integer(),
        picker: pickerOfOrder,
        can: Type.Object({ start: Type.Boolean(), pick: Type.Boolean() }),
      }),
    ),
  }),
  refusals: [],
})

export const reply = Type.Object({ order: pickListSchema })
export const ofOrder = { order_id: idSchema() }
const ofLine = {
  ...ofOrder,
  order_item_id: idSchema(),
  version: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }),
}
const counted = {
  quantity: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000, description: 'Pieces' })),
  grams: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
}

export const fulfilmentOrder = callSchema({
  summary: 'The pick list of an order',
  query: Type.Object(ofOrder),
  reply,
  refusals: ['error.fulfilment.orderNotFound'],
})

const substituteGoods = {
  productId: Type.Integer(),
  name: Type.String(),
  brand: Type.String(),
  description: Type.String(),
  mediaURL: Type.String(),
  barcode: Type.String(),
  furtherBarcodes,
  scaleLabels,
  unit: unitSchema,
  needsWeight: Type.Boolean(),
}
const substitutePrices = {
  unitPrice: euro('What the customer pays: never more than for what was ordered'),
  ownPrice: euro('What it costs today'),
}
const substituteSchema = Type.Object({ ...substituteGoods, ...substitutePrices })
export type SubstituteView = Static<typeof substituteSchema>

export const fulfilmentSubstitutes = callSchema({
  summary: 'What may be put in for a line, the closest first; all of its department that answers to words or a barcode',
  query: Type.Object({
    ...ofOrder,
    order_item_id: idSchema(),
    q: Type.Optional(searchText({ maxLength: 80, description: 'Words of its name, its code or its barcode' })),
  }),
  reply: Type.Object({ substitutes: Type.Array(substituteSchema) }),
  refusals: [
    'error.fulfilment.orderNotFound',
    'error.fulfilment.lineNotFound',
    'error.fulfilment.substitutesRefused',
    'error.fulfilment.substituteUnchecked',
  ],
})

export const fulfilmentTakeAlong = callSchema({
  summary:
    'All of a slot that staff work with where there is no connection: its orders, and what may replace their lines',
  query: Type.Object({ timeslot_id: idSchema() }),
  reply: Type.Object({
    orders: Type.Array(pickListSchema, { description: 'Not delivered and not ended yet' }),
    products: Type.Array(Type.Object(substituteGoods)),
    substitutes: Type.Array(
      Type.Object({
        orderItemId: Type.Integer(),
        offered: Type.Array(Type.Object({ productId: Type.Integer(), ...substitutePrices }), {
          description: 'The closest first',
        }),
      }),
    ),
  }),
  refusals: [],
})

export const fulfilmentRelease = callSchema({
  summary: 'Give the orders of a slot to the pickers: they are in preparation from now on',
  body: Type.Object({ timeslot_id: idSchema() }),
  reply: Type.Object({ orderIds: Type.Array(Type.Integer()) }),
  refusals: [],
})

export const fulfilmentStart = callSchema({
  summary: 'Begin to pick an order: its customer can change it no more',
  body: Type.Object(ofOrder),
  reply,
  refusals: ['error.fulfilment.orderNotFound', 'error.fulfilment.notPickable'],
})

const lineRefusals = [
  'error.fulfilment.orderNotFound',
  'error.fulfilment.notBeingPicked',
  'error.fulfilment.lineNotFound',
  'error.fulfilment.lineMoved',
] as const
const countRefusals = [
  'error.fulfilment.tooMuch',
  'error.fulfilment.tooHeavy',
  'error.fulfilment.notWhole',
  'error.fulfilment.weightMissing',
] as const

export const fulfilmentPick = callSchema({
  summary: 'Say how much of a line is in the bag; nothing is a short',
  body: Type.Object({
    ...ofLine,
    ...counted,
    shelf_empty: Type.Optional(Type.Boolean({ description: 'Nothing of it is left: it is not sold any more today' })),
  }),
  reply,
  refusals: [...lineRefusals, ...countRefusals, 'error.fulfilment.putBackFirst', 'error.fulfilment.recalled'],
})

export const fulfilmentSubstitute = callSchema({
  summary: 'Put another product in for what is missing of a line',
  body: Type.Object({ ...ofLine, ...counted, product_id: idSchema() }),
  reply,
  refusals: [
    ...lineRefusals,
    ...countRefusals,
    'error.fulfilment.putBackFirst',
    'error.fulfilment.substitutesRefused',
    'error.fulfilment.substituteNotFitting',
    'error.fulfilment.substituteNotChosen',
    'error.fulfilment.substituteAgainstDiet',
    'error.fulfilment.substituteUnchecked',
    'error.fulfilment.substituteGone',
  ],
})

export const fulfilmentPutBack = callSchema({
  summary: 'Take a line, and what was put in for it, out of the bag',
  body: Type.Object(ofLine),
  reply,
  refusals: [...lineRefusals],
})

export const fulfilmentFinish = callSchema({
  summary: 'End picking: the order is priced by what is in the bags, and its money is taken',
  body: Type.Object({
    ...ofOrder,
    bags: Type.Integer({ minimum: 0, maximum: 200 }),
    crates: Type.Optional(Type.Integer({ minimum: 0, maximum: 200, description: 'They come back, bags do not' })),
  }),
  reply,
  refusals: [
    'error.fulfilment.orderNotFound',
    'error.fulfilment.notBeingPicked',
    'error.fulfilment.linesLeft',
    'error.fulfilment.recalled',
    'error.fulfilment.nothingPicked',
    'error.fulfilment.nothingPacked',
  ],
})

export const fulfilmentTrolleyLabels = callSchema({
  summary: 'A label for each trolley of a slot with goods of open orders, as a PDF',
  query: Type.Object({ timeslot_id: idSchema() }),
  reply: fileSchema,
  refusals: ['error.fulfilment.noTrolleys'],
})
