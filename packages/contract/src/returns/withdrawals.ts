import { withdrawalExceptions } from '@bottega/rules/returns/withdrawal.ts'
import { Type, type Static } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { idSchema } from '../common.ts'
import { codeText, emailText, freeText, secretText } from '../text-fields.ts'

/** Lines of one statement. */
const mostLines = 200

const withdrawalLine = Type.Object({
  orderItemId: Type.Integer(),
  name: Type.String(),
  description: Type.String({ description: 'Pack' }),
  mediaURL: Type.String(),
  unit: Type.Enum(['pz', 'kg']),
  quantity: Type.Number({ description: 'That can be withdrawn from; 0 where none can' }),
  obstacle: Type.Optional(
    Type.Enum(['order', 'missing', 'nothing', 'refunded', 'late', 'excepted'], {
      description: 'Why none can; excepted goods name the exception',
    }),
  ),
  exception: Type.Optional(Type.Enum(withdrawalExceptions)),
})
export type WithdrawalLineView = Static<typeof withdrawalLine>

const withdrawalOptionsReply = Type.Object({
  orderId: Type.Integer(),
  way: Type.Enum(['cancel', 'wait', 'return', 'none'], {
    description: 'Not prepared yet: cancelled whole; on its way; delivered; nothing to withdraw from',
  }),
  lastDay: Type.Optional(Type.String({ description: 'yyyy-MM-dd, once it was delivered' })),
  name: Type.String({ description: 'Of the customer, to be filled in' }),
  email: Type.String(),
  lines: Type.Array(withdrawalLine),
})
export type WithdrawalOptionsView = Static<typeof withdrawalOptionsReply>

/** (Consumer code, articles 52 to 59) */
export const withdrawalOptions = callSchema({
  summary: 'What of an order of mine can be withdrawn from, and until when',
  query: Type.Object({ order_id: idSchema() }),
  reply: withdrawalOptionsReply,
  refusals: ['error.order.notFound'],
})

/** The answer is the same whether there is such an order or not. (Consumer code, article 54-bis) */
export const withdrawalDeclare = callSchema({
  summary: 'State that I withdraw from the contract of an order',
  body: Type.Object({
    order_number: codeText({ minLength: 1, maxLength: 20 }),
    name: freeText({ minLength: 1, maxLength: 100 }),
    email: emailText({ minLength: 3, maxLength: 100, description: 'Where the receipt goes' }),
    goods: Type.Optional(freeText({ maxLength: 500, description: 'What of the order, in words; all of it without' })),
    order_item_ids: Type.Optional(
      Type.Array(idSchema(), { minItems: 1, maxItems: mostLines, description: 'Lines of an order of mine' }),
    ),
    captcha: Type.Optional(secretText({ maxLength: 4000 })),
  }),
  reply: Type.Object({ sentAt: Type.String({ description: 'ISO instant of the statement' }) }),
  refusals: ['error.request.tooMany', 'error.captcha.required', 'error.captcha.wrong', 'error.withdrawal.incomplete'],
})
