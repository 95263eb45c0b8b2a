import { Type, type Static } from 'typebox'
import { euro } from '../common.ts'

const returnGoods = Type.Object(
  {
    way: Type.Enum(['aside', 'keep', 'bring', 'back'], {
      description: 'Put aside until the decision; kept; brought to the store; back there',
    }),
    orderItemIds: Type.Array(Type.Integer(), { description: 'Those to bring; the others are kept' }),
    until: Type.Optional(Type.String({ description: 'ISO instant, of goods to bring' })),
    at: Type.Optional(Type.String({ description: 'ISO instant at which they were received' })),
    store: Type.Object({
      name: Type.String(),
      address: Type.String(),
      slug: Type.Optional(Type.String({ description: 'Of its page; absent where it has none' })),
    }),
  },
  { description: 'Absent of a return that does not happen' },
)

const returnMoney = Type.Object({
  state: Type.Enum(['expected', 'coming', 'given'], { description: 'Not decided; on its way; there' }),
  amount: euro('Of what the return gives back'),
  way: Type.Enum(['back', 'voucher', 'account'], {
    description: 'The way it was paid; as a voucher; off what a company owes',
  }),
  name: Type.Optional(Type.String({ description: 'The way of paying; absent while the order is still being charged' })),
  by: Type.Optional(Type.String({ description: 'yyyy-MM-dd, the last day on which it is paid back' })),
  at: Type.Optional(Type.String({ description: 'ISO instant at which it was given' })),
})
export type ReturnMoneyView = Static<typeof returnMoney>

/** The progress of a return: its goods, and its money part by part, where it is one of money. */
export const returnProgress = Type.Object({
  goods: Type.Optional(returnGoods),
  money: Type.Array(returnMoney),
})
export type ReturnProgressView = Static<typeof returnProgress>
