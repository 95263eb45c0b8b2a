import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { cartSchema } from '../cart/cart-view.ts'
import { daySchema, idSchema } from '../common.ts'

const slotStatuses = ['free', 'intermediate', 'full', 'selected'] as const
export type SlotStatus = (typeof slotStatuses)[number]

const timeslotSchema = Type.Object({
  timeslotId: Type.Integer(),
  name: Type.String({ description: '10:00–12:00' }),
  beginTime: Type.String(),
  endTime: Type.String(),
  status: Type.Enum([...slotStatuses]),
  selected: Type.Boolean(),
  active: Type.Integer({ description: 'Below 1 cannot be chosen' }),
  deliveryDayPeriodId: Type.Integer(),
  underLeadTime: Type.Boolean(),
  underLockDay: Type.Boolean(),
  underLockCutoff: Type.Boolean(),
  closed: Type.Boolean({ description: 'The time to order for it is over' }),
  productNames: Type.Optional(Type.Array(Type.String(), { description: 'What in the cart stands in the way' })),
  usedPercent: Type.Integer(),
  fee: Type.Optional(Type.Number()),
  nearby: Type.Optional(
    Type.Boolean({ description: 'A van comes near the address in this slot anyway; one in each week of the days' }),
  ),
})
export type TimeslotView = Static<typeof timeslotSchema>

const timeslotDaySchema = Type.Object({
  dateIso: Type.String(),
  timestamp: Type.Integer({ description: 'Noon of the day, milliseconds' }),
  today: Type.Boolean(),
  selected: Type.Boolean(),
  timeslots: Type.Array(timeslotSchema),
})
export type TimeslotDayView = Static<typeof timeslotDaySchema>

/** `user.userId` -1 in the envelope tells the client to ask for a login. (Shopping core, section 7) */
export const timeslotsList = callSchema({
  summary: 'Days and slots of the cart’s store and service',
  query: Type.Object({
    'show-closed': Type.Optional(Type.Boolean({ description: 'With slots whose time to order is over' })),
    'check-locker': Type.Optional(
      Type.Boolean({ description: 'Name in a warning what of the cart does not go into the chosen locker' }),
    ),
    delivery_service_id: Type.Optional({
      ...idSchema(),
      description: 'Of a visitor who may fill a cart: the times of this service at the store of the visit, to look at',
    }),
  }),
  reply: Type.Object({ days: Type.Array(timeslotDaySchema) }),
  refusals: ['error.cart.addressRequired'],
})

/** Reserves the hours a returning customer usually takes; without such hours, or with a slot chosen, the cart stays. */
export const timeslotsAutoAssign = callSchema({
  summary: 'Choose a slot for a returning customer',
  reply: cartSchema,
  refusals: ['error.timeslot.full', 'error.order.notModifiable'],
})

export const timeslotsSelect = callSchema({
  summary: 'Reserve a slot for the cart',
  query: Type.Object({
    sel_date: daySchema(),
    timeslot_id: idSchema(),
  }),
  reply: cartSchema,
  refusals: [
    'error.cart.addressRequired',
    'error.timeslot.notFound',
    'error.timeslot.full',
    'error.timeslot.closed',
    'error.timeslot.leadTime',
    'error.timeslot.dayLock',
    'error.timeslot.cutoff',
    'error.order.notModifiable',
  ],
})

export const deliveryFeeView = callSchema({
  summary: 'The delivery fee of the cart and what is missing to free delivery',
  reply: Type.Object({
    deliveryFee: Type.Optional(Type.Number()),
    bagFee: Type.Optional(Type.Number()),
    nextDeliveryFee: Type.Optional(Type.Number()),
    nextDeliveryFeeFrom: Type.Optional(Type.Number()),
    missingForNextDeliveryFee: Type.Optional(Type.Number()),
    freeDeliveryFrom: Type.Optional(Type.Number()),
    missingForFreeDelivery: Type.Optional(Type.Number()),
    minimumOrder: Type.Optional(Type.Number()),
    missingForMinimum: Type.Optional(Type.Number()),
  }),
  refusals: [],
})
