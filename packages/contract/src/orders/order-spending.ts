import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { euro } from '../common.ts'

const departmentSpendingSchema = Type.Object({
  categoryId: Type.Integer({
    description: '0 is what belongs to no department: delivery, bags, vouchers on the order',
  }),
  name: Type.String(),
  total: euro(),
})

const spendingSchema = Type.Object({
  months: Type.Array(
    Type.Object({
      month: Type.String({ description: 'yyyy-MM, by day of delivery; months without an order are there too' }),
      total: euro(),
      orders: Type.Integer(),
      departments: Type.Array(departmentSpendingSchema),
    }),
  ),
  departments: Type.Array(departmentSpendingSchema, { description: 'Of all months, the largest first' }),
  total: euro(),
})
export type SpendingView = Static<typeof spendingSchema>

export const ordersSpending = callSchema({
  summary: 'What I spent on delivered orders, by month and department',
  query: Type.Object({
    months: Type.Optional(Type.Integer({ minimum: 1, maximum: 24, description: 'Back from this one; default 6' })),
  }),
  reply: Type.Object({ spending: spendingSchema }),
  refusals: [],
})
