import { withdrawalExceptions } from '@bottega/rules/returns/withdrawal.ts'
import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { euro, idSchema, pageSchema } from '../common.ts'
import { givenBack } from '../orders/given-back.ts'
import { freeText, searchText } from '../text-fields.ts'
import { returnView } from './return-view.ts'

const staffReturnView = Type.Object({
  ...returnView.properties,
  version: Type.Integer({ description: 'How far it has come; a step names the version it was decided on' }),
  withdrawal: Type.Optional(
    Type.Object(
      {
        sentAt: Type.String({ description: 'ISO instant of the statement' }),
        refundBy: Type.String({ description: 'yyyy-MM-dd, the last day for giving the money back' }),
        goods: Type.Optional(Type.String({ description: 'What the customer wrote about the goods' })),
      },
      { description: 'The customer withdrew from the contract, which needs no reason' },
    ),
  ),
  customer: Type.Object({ userId: Type.Integer(), name: Type.String() }),
  vat: Type.Array(Type.Object({ percent: Type.Integer(), gross: euro(), amount: euro() }), {
    description: 'The tax in the amount, by rate',
  }),
  givenBack,
  left: euro('So much the order can still give back'),
  decidedBy: Type.Optional(Type.String()),
  receivedBy: Type.Optional(Type.String()),
  /** Orders a replacement can go with. */
  openOrders: Type.Array(
    Type.Object({ orderId: Type.Integer(), deliveryDate: Type.String({ description: 'yyyy-MM-dd' }) }),
  ),
  steps: Type.Array(Type.Enum(['approve', 'refuse', 'receive', 'replace', 'payInstead'])),
})
export type StaffReturnView = Static<typeof staffReturnView>

export const staffReturns = callSchema({
  summary: 'Returns of all customers; those to approve oldest first, others newest first',
  query: Type.Object({
    q: Type.Optional(
      searchText({ maxLength: 100, description: 'Name, company or phone of the customer, number of return or order' }),
    ),
    refund_status_id: Type.Optional(Type.Integer({ minimum: 1, maximum: 10 })),
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
    page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  }),
  reply: Type.Object({ page: pageSchema, refunds: Type.Array(staffReturnView) }),
  refusals: [],
})

const one = Type.Object({ refund: staffReturnView })

const version = () => Type.Integer({ minimum: 0, maximum: 9, description: 'Of the return as it was seen' })

export const staffReturn = callSchema({
  summary: 'One return of any customer',
  query: Type.Object({ order_refund_id: idSchema() }),
  reply: one,
  refusals: ['error.return.notFound'],
})

export const staffReturnsDecide = callSchema({
  summary: 'Approve or refuse a return; a refusal says why',
  body: Type.Object({
    order_refund_id: idSchema(),
    version: version(),
    decision: Type.Enum(['approve', 'refuse']),
    answer: Type.Optional(freeText({ maxLength: 500 })),
    exception: Type.Optional(
      Type.Enum(withdrawalExceptions, { description: 'Of a withdrawal, in place of a reason: the goods are excepted' }),
    ),
    cents: Type.Optional(
      Type.Integer({
        minimum: 1,
        maximum: 10_000_000,
        description: 'Given back of an approved refund; all without it',
      }),
    ),
  }),
  reply: one,
  refusals: [
    'error.desk.tooMuch',
    'error.return.notFound',
    'error.return.decided',
    'error.return.reasonMissing',
    'error.withdrawal.onlyExcepted',
    'error.staff.changedMeanwhile',
  ],
})

export const staffReturnsReceive = callSchema({
  summary: 'The goods of an approved return have come back; sound ones go on the shelf again',
  body: Type.Object({ order_refund_id: idSchema(), version: version(), restock: Type.Boolean() }),
  reply: one,
  refusals: ['error.return.notFound', 'error.return.notNow', 'error.staff.changedMeanwhile'],
})

export const staffReturnsReplace = callSchema({
  summary: 'A replacement leaves with this order of the customer; without one its money goes back instead',
  body: Type.Object({ order_refund_id: idSchema(), version: version(), order_id: Type.Optional(idSchema()) }),
  reply: one,
  refusals: [
    'error.return.notFound',
    'error.return.notNow',
    'error.return.noOrder',
    'error.return.noStock',
    'error.desk.tooMuch',
    'error.staff.changedMeanwhile',
  ],
})
