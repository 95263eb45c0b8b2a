import { transferDifferences } from '@bottega/rules/fulfilment/shelf-work.ts'
import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { idSchema } from '../common.ts'
import { freeText } from '../text-fields.ts'

const reason = () => Type.Optional(Type.Enum([...transferDifferences]))

const transferSchema = Type.Object({
  transferId: Type.Integer(),
  productId: Type.Integer(),
  code: Type.String(),
  name: Type.String(),
  brand: Type.String(),
  pack: Type.String(),
  isLoose: Type.Boolean({ description: 'Counted by the kilogram' }),
  fromStore: Type.String(),
  toStore: Type.String(),
  isSent: Type.Boolean({ description: 'Sent by a store the staff member works for' }),
  isComing: Type.Boolean({ description: 'Goes to a store the staff member works for' }),
  quantity: Type.Number({ description: 'Pieces or kilograms that were sent' }),
  note: Type.Optional(Type.String()),
  sentAt: Type.String(),
  sentBy: Type.String(),
  endedAt: Type.Optional(Type.String({ description: 'Absent while the goods are on the way' })),
  endedBy: Type.Optional(Type.String()),
  received: Type.Optional(Type.Number({ description: 'Absent where the sender took the goods back' })),
  reason: reason(),
  receivedNote: Type.Optional(Type.String()),
  isCounted: Type.Boolean({ description: 'False where the store that got the goods does not count them' }),
})
export type StaffTransfer = Static<typeof transferSchema>

export const staffTransferStores = callSchema({
  summary: 'The stores goods can be sent to',
  query: Type.Object({}),
  reply: Type.Object({ stores: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() })) }),
  refusals: [],
})

export const staffTransfers = callSchema({
  summary: 'Goods on the way from and to the own stores, and the transfers that have ended, the newest first',
  query: Type.Object({
    before: Type.Optional(Type.Integer({ ...idSchema(), description: 'Of those that have ended only older ones' })),
  }),
  reply: Type.Object({
    open: Type.Array(transferSchema),
    ended: Type.Array(transferSchema),
    more: Type.Boolean({ description: 'Older ones have ended' }),
  }),
  refusals: [],
})

const reply = Type.Object({ transfer: transferSchema })
const refusals = ['error.desk.transferMissing', 'error.desk.transferEnded'] as const

export const staffTransferReceive = callSchema({
  summary: 'Say what arrived of goods another store has sent: so much more can be sold',
  body: Type.Object({
    coming_transfer_id: idSchema(),
    received: Type.Number({ minimum: 0, maximum: 99_999, description: 'Pieces or kilograms, as counted' }),
    reason: reason(),
    note: Type.Optional(freeText({ maxLength: 200 })),
  }),
  reply,
  refusals: [...refusals, 'error.desk.differenceReason'],
})

export const staffTransferTakeBack = callSchema({
  summary: 'Take back goods that were sent and that nobody has received',
  body: Type.Object({ sent_transfer_id: idSchema() }),
  reply,
  refusals,
})
