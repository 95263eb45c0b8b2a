import * as calls from '@bottega/contract/messages/calls.ts'
import { customerOf, handlersOf } from '../../kernel/calls/call-handler.ts'
import type { MessageRow } from './messages.repository.ts'
import { listMessages, readMessage } from './messages.service.ts'
import { unsubscribe } from './unsubscribe.service.ts'

const present = ({ id, subject, sentAt, text }: MessageRow) => ({
  messageId: id,
  subject,
  date: sentAt.toISOString(),
  text,
})

/** The message archive. (Account and after-sales, section 2) */
export const messageHandlers = handlersOf(calls, {
  messagesList: async ({ shop, visitor }, { query: { page, page_size: pageSize } }) => {
    const listed = await listMessages(shop.db, customerOf(visitor).userId, page, pageSize)
    return { data: { page: listed.page, messages: listed.messages.map(present) } }
  },
  messagesView: async ({ shop, visitor }, { query }) => {
    const message = await readMessage(shop.db, customerOf(visitor).userId, query.message_id)
    return { data: { message: present(message) } }
  },
  messagesUnsubscribe: async ({ shop, now }, { body }) => {
    await unsubscribe(shop, body.token, now)
    return { data: {}, infos: [{ code: 'info.message.unsubscribed' as const }] }
  },
})
