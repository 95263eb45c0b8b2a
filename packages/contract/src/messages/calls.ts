import { call } from '../call.ts'
import type * as schemas from './archive.ts'

export const messagesList = call<typeof schemas.messagesList>({
  method: 'GET',
  base: '/api',
  path: '/message/list',
  access: 'customer',
  effect: 'read',
})

export const messagesView = call<typeof schemas.messagesView>({
  method: 'GET',
  base: '/api',
  path: '/message/view',
  access: 'owner',
  effect: 'read',
})

/** Ends mails of marketing, by the link they carry: without login. */
export const messagesUnsubscribe = call<typeof schemas.messagesUnsubscribe>({
  method: 'POST',
  base: '/api',
  path: '/message/unsubscribe',
  access: 'public',
  effect: 'write',
})
