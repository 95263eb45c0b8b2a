import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'

const count = (description: string) => Type.Integer({ minimum: 0, description })

/** One figure or fact for each tile of the dashboard. (Account and after-sales, section 2; decision 0320) */
const profileSummarySchema = Type.Object({
  orders: count('Placed, without those still being paid'),
  nextOrder: Type.Optional(
    Type.Object(
      {
        orderId: Type.Integer(),
        status: Type.Object({ orderStatusId: Type.Integer(), name: Type.String() }),
        deliveryDate: Type.String({ description: 'yyyy-MM-dd' }),
        beginTime: Type.String(),
        endTime: Type.String(),
      },
      { description: 'What arrives first from today on' },
    ),
  ),
  returns: Type.Array(
    Type.Object({
      orderRefundId: Type.Integer(),
      orderId: Type.Integer(),
      waitsFor: Type.Enum(['decision', 'goods', 'replacement'], {
        description: 'Of the shop; brought by the customer; with a next order',
      }),
    }),
    { description: 'With which something is still to happen, newest first' },
  ),
  hasDues: Type.Boolean({ description: 'A payment on account is still owed' }),
  lists: count('Own shopping lists and those shared with the customer'),
  addresses: count('Of the customer, not the places of the stores'),
  cards: count('Loyalty cards'),
  points: count('Balance of the points'),
  vouchers: count('Assigned to the customer and not used yet'),
  payments: count('Saved ways to pay that can be used here'),
})
export type ProfileSummaryView = Static<typeof profileSummarySchema>

export const profileSummary = callSchema({
  summary: 'The figures of the dashboard',
  reply: profileSummarySchema,
  refusals: [],
})
