import { Type, type Static } from 'typebox'
import { callSchema, fileSchema } from '../call-schema.ts'
import { euro, idSchema, pageSchema } from '../common.ts'
import { freeText } from '../text-fields.ts'

const instant = () => Type.String({ description: 'ISO instant' })

const money = {
  takings: Type.Integer({ description: 'Orders whose money is in it' }),
  cash: euro('Without the change'),
  card: euro(),
  vouchers: euro('In paper meal vouchers'),
  short: euro('Of what was due, not taken'),
  firstAt: instant(),
  lastAt: instant(),
}

const whose = {
  storeId: Type.Integer(),
  store: Type.String(),
  staffId: Type.Optional(Type.Integer({ description: 'Absent where the shop hands over by itself' })),
  staffName: Type.Optional(Type.String()),
}

const openTillSchema = Type.Object({ ...whose, ...money })
export type OpenTill = Static<typeof openTillSchema>

const closingSchema = Type.Object({
  closingId: Type.Integer(),
  ...whose,
  ...money,
  counted: euro('The cash that was counted'),
  difference: euro('Counted less what was taken'),
  reason: Type.Optional(Type.String()),
  closedBy: Type.String(),
  closedAt: instant(),
})
export type TillClosing = Static<typeof closingSchema>

export const tills = callSchema({
  summary: 'Money taken at the door that no closing has counted yet, by store and who took it, and the closings',
  query: Type.Object({
    store_id: Type.Optional(idSchema()),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
  }),
  reply: Type.Object({
    stores: Type.Array(Type.Object({ storeId: Type.Integer(), name: Type.String() })),
    open: Type.Array(openTillSchema),
    closings: Type.Array(closingSchema, { description: 'The latest first' }),
    page: pageSchema,
  }),
  refusals: [],
})

const takingSchema = Type.Object({
  orderId: Type.Integer(),
  at: instant(),
  due: euro(),
  cash: euro(),
  card: euro(),
  vouchers: euro(),
  short: euro(),
  reason: Type.Optional(Type.String()),
})
export type TillTaking = Static<typeof takingSchema>

export const tillClosing = callSchema({
  summary: 'A closing with the orders whose money it counted',
  query: Type.Object({ closing_id: idSchema() }),
  reply: Type.Object({ closing: closingSchema, takings: Type.Array(takingSchema) }),
  refusals: ['error.till.notFound'],
})

const cents = (description: string) => Type.Integer({ minimum: 0, maximum: 100_000_000, description })

export const tillClose = callSchema({
  summary: 'Close a till: the cash is counted, and what is taken afterwards goes into the next one',
  body: Type.Object({
    store_id: idSchema(),
    staff_id: Type.Optional(idSchema()),
    takings: Type.Integer({ minimum: 1, maximum: 100_000, description: 'As seen: others in between refuse it' }),
    cash_cents: cents('As seen'),
    counted_cents: cents('The cash that was counted'),
    reason: Type.Optional(
      freeText({ minLength: 3, maxLength: 300, description: 'Needed where the cash is not what was taken' }),
    ),
  }),
  reply: Type.Object({ closing: closingSchema }),
  refusals: ['error.till.moved', 'error.till.reasonMissing'],
})

export const tillsFile = callSchema({
  summary: 'The closings of a month as a table',
  query: Type.Object({
    month: Type.String({ pattern: '^[12]\\d{3}-(?:0[1-9]|1[0-2])$' }),
    store_id: Type.Optional(idSchema()),
  }),
  reply: fileSchema,
  refusals: [],
})
