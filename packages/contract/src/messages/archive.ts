import { Type } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { idSchema, pageSchema } from '../common.ts'
import { secretText } from '../text-fields.ts'

const message = {
  messageId: Type.Integer(),
  subject: Type.String(),
  date: Type.String({ description: 'ISO instant of sending' }),
  text: Type.String({ description: 'As it was written, without its markup' }),
}

export const messagesList = callSchema({
  summary: 'Mails sent to me about my account and orders, newest first',
  query: Type.Object({
    page: Type.Optional(Type.Integer({ minimum: 1, maximum: 100_000 })),
    page_size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, description: 'Default 12' })),
  }),
  reply: Type.Object({ page: pageSchema, messages: Type.Array(Type.Object(message)) }),
  refusals: [],
})

export const messagesView = callSchema({
  summary: 'One of them, as it was written',
  query: Type.Object({ message_id: idSchema() }),
  reply: Type.Object({ message: Type.Object(message) }),
  refusals: ['error.message.notFound'],
})

export const messagesUnsubscribe = callSchema({
  summary: 'No more marketing to the customer this link was sent to',
  body: Type.Object({ token: secretText({ minLength: 1, maxLength: 100 }) }),
  reply: Type.Object({}),
  refusals: ['error.message.linkInvalid'],
})
