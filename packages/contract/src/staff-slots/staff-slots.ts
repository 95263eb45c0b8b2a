import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { calendarDay, euro, idSchema } from '../common.ts'
import { freeText } from '../text-fields.ts'

const version = () => Type.Integer({ minimum: 0, maximum: 2_147_483_647 })
const capacity = () => Type.Integer({ minimum: 0, maximum: 10_000, description: 'Orders' })
const cutoff = () =>
  Type.Integer({ minimum: 0, maximum: 20_160, description: 'Minutes before the slot begins; at most two weeks' })
const clock = () => Type.String({ pattern: '^(?:[01]\\d|2[0-3]):[0-5]\\d$', description: 'hh:mm, shop time' })
const storeSchema = Type.Object({ storeId: Type.Integer(), name: Type.String() })
const serviceSchema = Type.Object({ deliveryServiceId: Type.Integer(), name: Type.String() })

const calendarSlotSchema = Type.Object({
  timeslotId: Type.Integer(),
  version: Type.Integer({ description: 'A change names the version it saw' }),
  deliveryServiceId: Type.Integer(),
  date: Type.String(),
  beginTime: Type.String(),
  endTime: Type.String(),
  capacity: Type.Integer(),
  booked: Type.Integer({ description: 'Orders' }),
  held: Type.Integer({ description: 'Carts that have taken a place for minutes' }),
  cutoffMinutes: Type.Integer(),
  fee: Type.Optional(euro()),
  active: Type.Boolean(),
  isPast: Type.Boolean(),
})
export type CalendarSlot = Static<typeof calendarSlotSchema>

const closedDaySchema = Type.Object({
  date: Type.String(),
  deliveryServiceId: Type.Integer({ description: 'Of one service alone; 0 of all' }),
  reason: Type.String(),
})

export const slotCalendar = callSchema({
  summary: 'The slots of a store for two weeks, with capacity and what is taken of it',
  query: Type.Object({ store_id: Type.Optional(idSchema()), from: Type.Optional(calendarDay()) }),
  reply: Type.Object({
    stores: Type.Array(storeSchema),
    services: Type.Array(serviceSchema),
    storeId: Type.Integer(),
    today: Type.String(),
    days: Type.Array(Type.String()),
    slots: Type.Array(calendarSlotSchema),
    closedDays: Type.Array(closedDaySchema),
  }),
  refusals: [],
})

const changing = ['error.slots.notFound', 'error.staff.changedMeanwhile'] as const
const slotReply = Type.Object({ slot: calendarSlotSchema })

export const slotChange = callSchema({
  summary: 'Another capacity, never below what is taken; another cut-off; closed or open again',
  body: Type.Object({
    timeslot_id: idSchema(),
    version: version(),
    capacity: Type.Optional(capacity()),
    cutoff_minutes: Type.Optional(cutoff()),
    active: Type.Optional(Type.Boolean()),
  }),
  reply: slotReply,
  refusals: [...changing, 'error.slots.belowTaken', 'error.slots.dayPast'],
})

const ofDay = { store_id: idSchema(), day: calendarDay(), delivery_service_id: Type.Optional(idSchema()) }

const concernedSchema = Type.Object({
  orderId: Type.Integer(),
  customer: Type.String(),
  phone: Type.String(),
  deliveryService: Type.String(),
  status: Type.String(),
  canChoose: Type.Boolean({
    description:
      'Its customer can choose another time; one that is packed, unpaid or past its cut-off is moved by staff',
  }),
  beginTime: Type.String(),
  endTime: Type.String(),
})
export type ConcernedOrder = Static<typeof concernedSchema>

export const slotDay = callSchema({
  summary: 'Whom it concerns when a day is closed: its open orders',
  query: Type.Object(ofDay),
  reply: Type.Object({ orders: Type.Array(concernedSchema) }),
  refusals: [],
})

export const slotCloseDay = callSchema({
  summary:
    'Close a day of a store, or one service of it: nothing more is booked, and customers who can choose another time are told by mail',
  body: Type.Object({
    ...ofDay,
    reason: freeText({ minLength: 3, maxLength: 200, description: 'Customers read it' }),
    orders: Type.Integer({ minimum: 0, maximum: 100_000, description: 'How many were concerned as it was decided' }),
  }),
  reply: Type.Object({
    told: Type.Array(Type.Integer(), { description: 'Orders whose customers are written to' }),
    left: Type.Array(Type.Integer(), { description: 'Orders that staff give another time' }),
  }),
  refusals: ['error.slots.ordersChanged', 'error.slots.dayPast', 'error.slots.serviceUnknown'],
})

export const slotOpenDay = callSchema({
  summary: 'Open a day again that was closed',
  body: Type.Object(ofDay),
  reply: Type.Object({ slots: Type.Integer() }),
  refusals: ['error.slots.dayPast'],
})

const templateSchema = Type.Object({
  templateId: Type.Integer(),
  version: Type.Integer(),
  deliveryServiceId: Type.Integer(),
  weekday: Type.Integer({ description: '1 Monday … 7 Sunday' }),
  beginTime: Type.String(),
  endTime: Type.String(),
  capacity: Type.Integer(),
  cutoffMinutes: Type.Integer(),
  fee: Type.Optional(euro()),
  active: Type.Boolean(),
})
export type SlotTemplateView = Static<typeof templateSchema>

const templatesReply = Type.Object({
  stores: Type.Array(storeSchema),
  services: Type.Array(serviceSchema),
  storeId: Type.Integer(),
  templates: Type.Array(templateSchema),
})

export const slotTemplates = callSchema({
  summary: 'The weekly slots of a store',
  query: Type.Object({ store_id: Type.Optional(idSchema()) }),
  reply: templatesReply,
  refusals: [],
})

export const slotTemplateChange = callSchema({
  summary: 'Change a weekly slot; the coming slots follow it, no capacity falls below what is taken',
  body: Type.Object({
    template_id: idSchema(),
    version: version(),
    capacity: Type.Optional(capacity()),
    cutoff_minutes: Type.Optional(cutoff()),
    active: Type.Optional(Type.Boolean()),
  }),
  reply: templatesReply,
  refusals: [...changing],
})

export const slotTemplateAdd = callSchema({
  summary: 'A new weekly slot; its coming slots are made at once',
  body: Type.Object({
    store_id: idSchema(),
    delivery_service_id: idSchema(),
    weekday: Type.Integer({ minimum: 1, maximum: 7 }),
    begin: clock(),
    end: clock(),
    capacity: capacity(),
    cutoff_minutes: cutoff(),
  }),
  reply: templatesReply,
  refusals: ['error.slots.windowWrong', 'error.slots.templateExists', 'error.slots.serviceUnknown'],
})
