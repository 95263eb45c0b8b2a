import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { calendarDay, euro, idSchema } from '../common.ts'
import { cartSchema } from '../cart/cart-view.ts'

const minuteOfDay = () =>
  Type.Integer({ minimum: 0, maximum: 1440, description: 'Minute of the day on the shop’s clock' })
const everyWeeks = () => Type.Integer({ minimum: 1, maximum: 2, description: 'Weeks from one date to the next' })

/** The reasons a standing order is paused: its customer’s press, or what keeps it from being proposed. */
const pausedFor = Type.Enum([
  'customer',
  'unanswered',
  'listGone',
  'listEmpty',
  'addressGone',
  'notCovered',
  'accountClosed',
])
export type PausedFor = Static<typeof pausedFor>

const standingOrderSchema = Type.Object({
  standingOrderId: Type.Integer(),
  listId: Type.Optional(Type.Integer({ description: 'Missing where the list was deleted' })),
  listName: Type.Optional(Type.String()),
  addressId: Type.Optional(Type.Integer({ description: 'Missing where the address was deleted' })),
  addressName: Type.Optional(Type.String({ description: 'Its name, street and town' })),
  nextDay: Type.String({ description: 'The next date, yyyy-MM-dd; of a paused one that from which it would go on' }),
  beginMinute: minuteOfDay(),
  endMinute: minuteOfDay(),
  everyWeeks: everyWeeks(),
  pausedFor: Type.Optional(pausedFor),
  proposal: Type.Optional(
    Type.Object(
      {
        proposalId: Type.Integer(),
        day: Type.String({ description: 'yyyy-MM-dd' }),
        answer: Type.Optional(Type.Enum(['taken', 'skipped'])),
      },
      { description: 'The latest, while its day is not over' },
    ),
  ),
})
export type StandingOrderView = Static<typeof standingOrderSchema>

const standingOrdersSchema = Type.Object({
  most: Type.Integer({ description: 'So many a customer may have' }),
  orders: Type.Array(standingOrderSchema, { description: 'Paused ones too, in the order they were made' }),
})
export type StandingOrdersView = Static<typeof standingOrdersSchema>

/** For the storefront. */
export const standingOrderList = callSchema({
  summary: 'My standing orders',
  reply: standingOrdersSchema,
  refusals: [],
})

const timesSchema = Type.Object({
  days: Type.Array(
    Type.Object({
      day: Type.String({ description: 'yyyy-MM-dd' }),
      times: Type.Array(Type.Object({ beginMinute: minuteOfDay(), endMinute: minuteOfDay() })),
    }),
    { description: 'From tomorrow on, full ones too: only the hours are asked for' },
  ),
})
export type StandingTimesView = Static<typeof timesSchema>

export const standingOrderTimes = callSchema({
  summary: 'The coming days and hours on which the store that serves an address delivers there',
  query: Type.Object({ address_id: idSchema() }),
  reply: timesSchema,
  refusals: ['error.address.notCovered', 'error.address.notFound'],
})

const wantedFields = {
  list_id: idSchema(),
  address_id: idSchema(),
  first_day: calendarDay(),
  begin_minute: minuteOfDay(),
  end_minute: minuteOfDay(),
  every_weeks: everyWeeks(),
}

export const standingOrderAdd = callSchema({
  summary: 'Propose a list of mine every week or every two weeks, two days before',
  body: Type.Object(wantedFields),
  reply: standingOrdersSchema,
  refusals: [
    'error.address.notCovered',
    'error.address.notFound',
    'error.list.notFound',
    'error.standingOrder.day',
    'error.standingOrder.hours',
    'error.standingOrder.tooMany',
  ],
})

export const standingOrderChange = callSchema({
  summary: 'Another list, place, day or rhythm; a paused one stays paused',
  body: Type.Object({ standing_order_id: idSchema(), ...wantedFields }),
  reply: standingOrdersSchema,
  refusals: [
    'error.address.notCovered',
    'error.address.notFound',
    'error.list.notFound',
    'error.standingOrder.day',
    'error.standingOrder.hours',
    'error.standingOrder.notFound',
  ],
})

const oneOrder = Type.Object({ standing_order_id: idSchema() })

export const standingOrderPause = callSchema({
  summary: 'Propose nothing until I say so',
  body: oneOrder,
  reply: standingOrdersSchema,
  refusals: ['error.standingOrder.notFound'],
})

export const standingOrderResume = callSchema({
  summary: 'Propose it again, from the next date of its rhythm on',
  body: oneOrder,
  reply: standingOrdersSchema,
  refusals: [
    'error.address.notCovered',
    'error.address.notFound',
    'error.list.notFound',
    'error.standingOrder.notFound',
  ],
})

/** A date that is not the next one any more is skipped already: pressed twice it skips one. */
export const standingOrderSkip = callSchema({
  summary: 'Leave out one date: the next one, or that of the proposal at hand',
  body: Type.Object({ standing_order_id: idSchema(), day: calendarDay() }),
  reply: standingOrdersSchema,
  refusals: ['error.standingOrder.notFound'],
})

export const standingOrderEnd = callSchema({
  summary: 'Delete a standing order with its proposals',
  body: oneOrder,
  reply: standingOrdersSchema,
  refusals: ['error.standingOrder.notFound'],
})

const remark = Type.Enum(['missing', 'fewer', 'dearer', 'offer', 'choice'])

const proposalSchema = Type.Object({
  proposalId: Type.Integer(),
  standingOrderId: Type.Integer(),
  listName: Type.Optional(Type.String({ description: 'Missing where the list was deleted' })),
  addressName: Type.Optional(Type.String({ description: 'Missing where the address was deleted' })),
  day: Type.String({ description: 'The date of the standing order, yyyy-MM-dd' }),
  beginMinute: minuteOfDay(),
  endMinute: minuteOfDay(),
  slot: Type.Optional(
    Type.Object(
      { day: Type.String({ description: 'yyyy-MM-dd' }), beginMinute: minuteOfDay(), endMinute: minuteOfDay() },
      { description: 'The place there is now: at those hours, else the nearest; missing where there is none' },
    ),
  ),
  isAsWanted: Type.Boolean({ description: 'The place is at the hours of the standing order' }),
  state: Type.Enum(['open', 'taken', 'skipped', 'over'], {
    description: 'over: its day has passed',
  }),
  lines: Type.Array(
    Type.Object({
      productId: Type.Integer(),
      name: Type.String({ description: 'In the language of the request' }),
      description: Type.String({ description: 'Its pack' }),
      itemUrl: Type.String({ description: 'Path of its page' }),
      mediaURL: Type.String({ description: 'Address of its small picture; empty where there is none' }),
      quantity: Type.Number({ description: 'Pieces or kilograms; zero of a missing product' }),
      isLoose: Type.Boolean({ description: 'Its quantity is in kilograms' }),
      price: Type.Optional(euro('Paid for one piece or kilogram on that day; missing of a missing product')),
      priceBefore: Type.Optional(euro('The same at the proposal before, or when the standing order was made')),
      total: euro(),
      remarks: Type.Array(remark),
      unsuitable: Type.Boolean({
        description: 'Something in the food profile is against it: it is asked about, not put in the cart by itself',
      }),
    }),
    { description: 'First those that need a look' },
  ),
  total: euro('Of the goods, estimated: without delivery, and what is weighed costs what it weighs'),
})
export type StandingProposalView = Static<typeof proposalSchema>

export const standingProposalView = callSchema({
  summary: 'A proposal of a standing order, with what has changed',
  query: Type.Object({ proposal_id: idSchema() }),
  reply: proposalSchema,
  refusals: ['error.standingProposal.notFound'],
})

/** Nothing is ordered: the checkout follows as always. Pressed twice, the goods are put in the cart once. */
export const standingProposalTake = callSchema({
  summary: 'Put a proposal in the cart, for its address and the nearest place at its hours',
  query: Type.Object({ show_sectors: Type.Optional(Type.Boolean()) }),
  body: Type.Object({ proposal_id: idSchema() }),
  reply: cartSchema,
  refusals: [
    'error.address.notCovered',
    'error.address.notFound',
    'error.order.addressLocked',
    'error.order.notModifiable',
    'error.standingOrder.changingOrder',
    'error.standingOrder.noPlace',
    'error.standingProposal.notFound',
    'error.standingProposal.over',
    'error.timeslot.full',
  ],
})
