import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { euro, idSchema } from '../common.ts'

export const dueSchema = Type.Object({
  paymentDueId: Type.Integer(),
  paymentDueStatusId: Type.Integer({ description: '1 overdue, 2 expiring, 3 in progress, 4 settled' }),
  documentId: Type.Integer(),
  documentName: Type.String(),
  documentDate: Type.String({ description: 'yyyy-MM-dd' }),
  dueDate: Type.String({ description: 'yyyy-MM-dd, the last day' }),
  amount: euro(),
  paymentTypeId: Type.Integer({ description: '11 deferred, 101 summary invoice' }),
  orderIds: Type.Array(Type.Integer()),
  settledDate: Type.Optional(Type.String({ description: 'yyyy-MM-dd' })),
})
export type DueView = Static<typeof dueSchema>

const transactionSchema = Type.Object({
  transactionId: Type.String(),
  paymentTransactionStatusId: Type.Integer({ description: '0 error, 1 in progress, 2 complete' }),
  amount: euro(),
  paymentTypeId: Type.Integer(),
  paymentType: Type.String({ description: 'Name of the way to pay' }),
  date: Type.String({ description: 'ISO instant' }),
})
export type DueTransactionView = Static<typeof transactionSchema>

export const duesList = callSchema({
  summary: 'What my company owes, the oldest first; with show_all what is settled too',
  query: Type.Object({ show_all: Type.Optional(Type.Boolean()) }),
  reply: Type.Object({
    paymentDues: Type.Array(dueSchema),
    canPayByCard: Type.Boolean({ description: 'Whether a provider takes cards here' }),
  }),
  refusals: [],
})

const one = () => Type.Object({ payment_due_id: idSchema() })

export const duesTransactions = callSchema({
  summary: 'Payments of one of my dues, newest first',
  query: one(),
  reply: Type.Object({ transactions: Type.Array(transactionSchema) }),
  refusals: ['error.due.notFound'],
})

export const duesPay = callSchema({
  summary: 'Pay a due by card: the page of the provider to go to',
  body: one(),
  reply: Type.Object({ paymentDue: dueSchema, redirectUrl: Type.Optional(Type.String()) }),
  refusals: [
    'error.due.notFound',
    'error.due.settled',
    'error.due.beingPaid',
    'error.checkout.paymentDeclined',
    'error.checkout.paymentUnavailable',
  ],
})

export const duesPaymentResult = callSchema({
  summary: 'How the payment of a due ended',
  body: one(),
  reply: Type.Object({ paymentDue: dueSchema }),
  refusals: ['error.due.notFound'],
})
