import { orderStages } from '@bottega/rules/orders/order-stage.ts'
import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { calendarDay, euro, idSchema } from '../common.ts'

const count = () => Type.Integer({ minimum: 0 })

const todaySlotSchema = Type.Object({
  timeslotId: Type.Integer(),
  storeId: Type.Integer(),
  store: Type.String(),
  deliveryService: Type.String(),
  beginTime: Type.String(),
  endTime: Type.String(),
  active: Type.Boolean({ description: 'Whether customers may still choose it, its cut-off aside' }),
  capacity: count(),
  left: Type.Integer({ description: 'Places that are neither booked nor held by a cart' }),
  orders: Type.Integer({ minimum: 0, description: 'Sold: paid or to be paid at the door, and not given up' }),
  byStage: Type.Array(Type.Object({ stage: Type.Enum([...orderStages]), orders: count() })),
  late: count(),
})
export type TodaySlot = Static<typeof todaySlotSchema>

const problemKinds = ['unpaid', 'mail', 'money', 'message', 'approval', 'copy'] as const

const problemSchema = Type.Object({
  kind: Type.Enum([...problemKinds]),
  count: count(),
  orderIds: Type.Array(Type.Integer(), { description: 'Some of the orders concerned, the oldest first' }),
})
export type TodayProblem = Static<typeof problemSchema>

const saleSchema = Type.Object({ orders: count(), takings: euro() })

export const todayView = callSchema({
  summary: 'A day of the stores: slots with their orders by stage, what is late, capacity left, takings and problems',
  query: Type.Object({ day: Type.Optional(calendarDay()), store_id: Type.Optional(idSchema()) }),
  reply: Type.Object({
    day: Type.String(),
    at: Type.String({ description: 'ISO instant of these figures' }),
    stores: Type.Array(Type.Object({ storeId: Type.Integer(), name: Type.String() })),
    slots: Type.Array(todaySlotSchema),
    orders: Type.Integer({
      minimum: 0,
      description: 'Sold orders that are delivered on this day; the other figures are of the same',
    }),
    late: count(),
    left: Type.Integer(),
    takings: euro('Of these orders, as they are priced now'),
    problems: Type.Array(problemSchema),
    waiting: Type.Object(
      { returns: count(), rewards: count(), offers: count(), tills: count(), soldOut: count() },
      {
        description:
          'Of all stores: returns to approve, requested rewards to serve, offers to answer, tills of earlier days to close, products on sale of which a store has none',
      },
    ),
    hours: Type.Array(Type.Object({ hour: Type.Integer({ minimum: 0, maximum: 23 }), ...saleSchema.properties }), {
      description: 'The orders of this day by the hour in which their slot begins, from the first slot to the last',
    }),
  }),
  refusals: [],
})

export const todayWeeks = callSchema({
  summary: 'Orders and takings of the last eight weeks, by the week they are delivered in',
  query: Type.Object({ store_id: Type.Optional(idSchema()) }),
  reply: Type.Object({
    weeks: Type.Array(Type.Object({ monday: Type.String(), ...saleSchema.properties }), { maxItems: 9 }),
  }),
  refusals: [],
})
