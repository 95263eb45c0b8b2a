import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { euro } from '../common.ts'

const entry = Type.Object({
  state: Type.String(),
  amount: euro(),
  captured: euro(),
  refunded: euro('Of what was captured'),
})

const difference = Type.Object({
  kind: Type.String({ description: 'missing-there, missing-here, amount, state, captured or refunded' }),
  provider: Type.String(),
  attemptId: Type.String({ description: 'Our name of the payment, which the provider has as its reference' }),
  orderId: Type.Optional(
    Type.Integer({ description: 'Absent for payments of dues, and for what the shop does not know' }),
  ),
  ours: Type.Optional(entry),
  theirs: Type.Optional(entry),
})

const reconciliation = Type.Object({
  comparedAt: Type.Optional(Type.String({ description: 'ISO instant; absent before the first comparison' })),
  differences: Type.Array(difference, { description: 'The first 200' }),
  unpaidOrders: Type.Array(Type.Object({ orderId: Type.Integer(), total: euro(), covered: euro() }), {
    description: 'Orders that stand for more than is held or taken for them, the first 200',
  }),
})
export type Reconciliation = Static<typeof reconciliation>

export const paymentsReconciliation = callSchema({
  summary: 'What the last comparison of our payments with the providers’ books found',
  reply: reconciliation,
  refusals: [],
})

export const paymentsReconcile = callSchema({
  summary: 'Compare our payments with the providers’ books now',
  reply: reconciliation,
  refusals: ['error.payment.ledgerUnavailable'],
})
