import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { idSchema, pageSchema } from '../common.ts'
import { freeText } from '../text-fields.ts'

const text = () => Type.Union([Type.String(), Type.Null()])

const businessAccountSchema = Type.Object({
  userId: Type.Integer(),
  customerType: Type.String(),
  companyName: text(),
  vatNumber: text(),
  fiscalCode: text(),
  sdiCode: text(),
  pec: text(),
  contact: Type.String(),
  email: Type.String(),
  askedAt: Type.String({ description: 'ISO instant' }),
  dueBy: Type.String({ description: 'The fourth working day, yyyy-MM-dd' }),
  ordersWaiting: Type.Integer({ description: 'Orders that are validated with the account' }),
})
export type BusinessAccountView = Static<typeof businessAccountSchema>

export const businessAccounts = callSchema({
  summary: 'Business accounts that wait for their approval, the oldest first',
  query: Type.Object({ page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })) }),
  reply: Type.Object({ accounts: Type.Array(businessAccountSchema), page: pageSchema }),
  refusals: [],
})

export const decideBusiness = callSchema({
  summary: 'Approve or reject a business account; its owner gets a mail',
  body: Type.Object({
    userId: idSchema(),
    decision: Type.Enum(['approved', 'rejected']),
    reason: freeText({ minLength: 1, maxLength: 300 }),
  }),
  reply: Type.Object({ userId: Type.Integer(), decision: Type.String() }),
  refusals: ['error.staff.customerNotFound', 'error.staff.alreadyDecided'],
})
