import { stopMoves } from '@bottega/rules/fulfilment/round-stops.ts'
import { Type, type Static } from 'typebox'
import { callSchema, fileSchema } from '../call-schema.ts'
import { doorText } from '../door-fields.ts'
import { calendarDay, euro, idSchema } from '../common.ts'
import { freeText } from '../text-fields.ts'

const stopSchema = Type.Object({
  orderId: Type.Integer(),
  customer: Type.String(),
  address: Type.String(),
  positionUnknown: Type.Boolean({
    description:
      'Whether its place on the map is unknown: it stands by its street, and the length of the round leaves it out',
  }),
  phone: Type.Optional(Type.String()),
  doorbell: Type.Optional(Type.String()),
  door: Type.Optional(doorText),
  note: Type.Optional(Type.String({ description: 'Of the address, and of the order on a line of its own' })),
  status: Type.String({ description: 'Where the goods are' }),
  bags: Type.Integer(),
  crates: Type.Integer(),
  toCollect: euro('To be taken when the goods are handed over'),
  can: Type.Object({ load: Type.Boolean(), depart: Type.Boolean() }),
})
export type DeliveryStop = Static<typeof stopSchema>

const roundSchema = Type.Object({
  timeslotId: Type.Integer(),
  warehouseId: Type.Integer(),
  warehouseName: Type.String(),
  deliveryService: Type.String(),
  beginTime: Type.String(),
  endTime: Type.String(),
  version: Type.Integer({ description: 'Rises with each change of its driver or of the order of its stops' }),
  driver: Type.Optional(
    Type.Object({ staffId: Type.Optional(Type.Integer()), name: Type.String() }, { description: 'Whoever drives it' }),
  ),
  drivers: Type.Array(Type.Object({ staffId: Type.Integer(), name: Type.String() }), {
    description: 'The staff of its store who may drive it',
  }),
  byHand: Type.Boolean({ description: 'Whether somebody put the stops in their order' }),
  metres: Type.Optional(
    Type.Integer({
      description:
        'In straight lines from the store past its stops and back, about; absent where the position of none is known',
    }),
  ),
  stops: Type.Array(stopSchema, { description: 'As somebody put them, or as they are proposed' }),
})
export type DeliveryRound = Static<typeof roundSchema>

export const fulfilmentRounds = callSchema({
  summary: 'What the vans of a day bring, stop by stop: packed orders that are not delivered yet',
  query: Type.Object({ day: Type.Optional(calendarDay()) }),
  reply: Type.Object({ day: Type.String(), rounds: Type.Array(roundSchema) }),
  refusals: [],
})

export const fulfilmentOwnStop = callSchema({
  summary: 'The place of an order of mine in the round of its van, while the goods are on the road',
  query: Type.Object({ order_id: idSchema() }),
  reply: Type.Object({
    stop: Type.Optional(
      Type.Object(
        {
          number: Type.Integer({ description: 'From 1, of all stops of the round' }),
          of: Type.Integer({ description: 'The stops of the round, those made already as well' }),
          before: Type.Integer({ description: 'Stops the van makes before this one' }),
        },
        { description: 'Absent before and after, and where the goods are collected' },
      ),
    ),
  }),
  refusals: ['error.order.notFound'],
})

const ofRound = { timeslot_id: idSchema(), warehouse_id: idSchema() }
const ofRoundAsSeen = { ...ofRound, version: Type.Integer({ minimum: 0, maximum: 2_147_483_647 }) }
const roundReply = Type.Object({ round: roundSchema })

export const fulfilmentRoundDriver = callSchema({
  summary: 'Say who drives a round: one of the staff, or a name; without either nobody yet',
  body: Type.Object({
    ...ofRoundAsSeen,
    staff_id: Type.Optional(idSchema()),
    name: Type.Optional(
      freeText({ minLength: 2, maxLength: 80, description: 'Of a driver who is none of the staff; not beside one' }),
    ),
  }),
  reply: roundReply,
  refusals: ['error.fulfilment.roundNotFound', 'error.fulfilment.driverNotThere', 'error.staff.changedMeanwhile'],
})

export const fulfilmentRoundStop = callSchema({
  summary: 'Move a stop of a round by one place; the order is kept for the slot',
  body: Type.Object({ ...ofRoundAsSeen, order_id: idSchema(), move: Type.Enum([...stopMoves]) }),
  reply: roundReply,
  refusals: ['error.fulfilment.roundNotFound', 'error.fulfilment.stopGone', 'error.staff.changedMeanwhile'],
})

export const fulfilmentRoundPropose = callSchema({
  summary: 'Put the stops of a round back in the order that is proposed: the shortest, in straight lines',
  body: Type.Object(ofRoundAsSeen),
  reply: roundReply,
  refusals: ['error.fulfilment.roundNotFound', 'error.staff.changedMeanwhile'],
})

export const fulfilmentRoundPaper = callSchema({
  summary:
    'A round on paper: its driver, its stops in their order with the money to take, and the delivery note of each',
  query: Type.Object(ofRound),
  reply: fileSchema,
  refusals: ['error.fulfilment.roundNotFound'],
})
