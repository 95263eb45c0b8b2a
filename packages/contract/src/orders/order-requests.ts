import { Type } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { daySchema, idSchema } from '../common.ts'
import { doorBody } from '../door-fields.ts'
import { freeText } from '../text-fields.ts'
import { ordersConfirmChanges, ordersModify } from './order-changes.ts'
import { orderSchema } from './orders.ts'

/** The newest one counts: sent again on the way, it tells the store how far the customer is. */
export const ordersReserve = callSchema({
  summary: 'Reserve a place to park where an order is collected, on its day',
  body: Type.Object({
    order_id: idSchema(),
    distance: Type.Integer({
      minimum: 0,
      maximum: 1_000_000,
      description: 'Metres to the store; the place is not sent',
    }),
    reservation_info: Type.Optional(
      freeText({ maxLength: 100, description: 'What helps to find the customer: the number of the place, the car' }),
    ),
  }),
  reply: Type.Object({ order: orderSchema }),
  refusals: [
    'error.order.notFound',
    'error.order.parkingNotHere',
    'error.order.parkingNotToday',
    'error.order.parkingOver',
  ],
})

export const ordersSaveSubstitutes = callSchema({
  summary: 'Save for which lines of an order something similar may be put in, until it is picked',
  body: Type.Object({
    order_id: idSchema(),
    items: Type.Array(Type.Object({ orderItemId: idSchema(), acceptAlternatives: Type.Boolean() }), {
      minItems: 1,
      maxItems: 500,
    }),
  }),
  reply: Type.Object({ order: orderSchema }),
  refusals: ['error.order.notFound', 'error.order.notModifiable', 'error.order.changeOpen'],
})

/** For this order alone; the address keeps what it says. */
export const ordersSaveDoor = callSchema({
  summary: 'Say how to come to the door and what to do if nobody opens, until the goods are on the road',
  body: Type.Object({ order_id: idSchema(), ...doorBody }),
  reply: Type.Object({ order: orderSchema }),
  refusals: ['error.order.notFound', 'error.order.notModifiable', 'error.order.changeOpen'],
})

export const ordersReorderView = callSchema({
  summary: 'What ordering this again would bring, before anything is put in the cart',
  query: Type.Object({ order_id: idSchema() }),
  reply: Type.Object({
    available: Type.Integer({ description: 'Lines that can be put in the cart' }),
    gone: Type.Array(Type.Object({ productId: Type.Integer(), name: Type.String() }), {
      description: 'Not sold any more, or not for the place and time of the cart',
    }),
  }),
  refusals: ['error.order.notFound'],
})

const newDate = Type.Object({
  date: Type.String({ description: 'yyyy-MM-dd' }),
  beginTime: Type.String(),
  endTime: Type.String(),
})

export const ordersChangeDates = callSchema({
  summary: 'The days on which an order of mine could come at the same hours',
  query: Type.Object({ order_id: idSchema() }),
  reply: Type.Object({ dates: Type.Array(newDate) }),
  refusals: ['error.order.notFound'],
})

/** The same goods at the same hours of another day, for no more money; anything else is a change of the order. */
export const ordersChangeDate = callSchema({
  summary: 'Move an order to another day',
  body: Type.Object({ order_id: idSchema(), new_order_date: daySchema() }),
  reply: Type.Object({ order: orderSchema }),
  refusals: [
    ...ordersModify.refusals,
    ...ordersConfirmChanges.refusals,
    'error.order.dateNotFree',
    'error.order.dateChangesMore',
    'error.timeslot.full',
  ],
})
