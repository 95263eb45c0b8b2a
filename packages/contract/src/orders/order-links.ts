import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { idSchema } from '../common.ts'
import { secretText } from '../text-fields.ts'
import { orderSchema } from './orders.ts'

/**
 * The view behind a link: the order, and of its owner only the data the order itself needs. Not the code either that is
 * said at the counter: the link goes from hand to hand, the goods go to who has the code. (decision 0441)
 */
const linkedOrderSchema = Type.Omit(orderSchema, [
  'accessToken',
  'shippingAddress',
  'handoverCode',
  'note',
  'noteId',
  'person',
  'userPaymentAuthId',
  'payment',
  'payments',
  'money',
  'movements',
  'can',
  'parking',
])
export type LinkedOrderView = Static<typeof linkedOrderSchema>

export const tokenOrderView = callSchema({
  summary: 'One order by the token of its link, without a login, until the order closes',
  body: Type.Object({
    order_id: idSchema(),
    access_token: secretText({ maxLength: 100 }),
    show_replaced: Type.Optional(Type.Boolean()),
  }),
  reply: Type.Object({ order: linkedOrderSchema }),
  refusals: ['error.order.notFound'],
})

export const tokenOrderCreate = callSchema({
  summary: 'A link to an order of mine, for the person who takes it in; the token is answered this once',
  body: Type.Object({ order_id: idSchema() }),
  reply: Type.Object({ orderId: Type.Integer(), accessToken: Type.String() }),
  refusals: ['error.order.notFound', 'error.order.closed'],
})
