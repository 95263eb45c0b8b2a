import * as calls from '@bottega/contract/profile/calls.ts'
import { customerOf, type HandledCall, handlersOf } from '../../kernel/calls/call-handler.ts'
import type { Shop } from '../../kernel/shop.ts'
import { createCaptchaGate } from '../captcha/captcha-gate.ts'
import { updateContacts, updateProfile } from './profile-update.service.ts'

/** (Account and after-sales, sections 2 and 7) */
export function profileHandlers({ database }: Shop): readonly HandledCall[] {
  const gate = createCaptchaGate(database, 'user_detail_update')
  return handlersOf(calls, {
    updateUserDetail: async ({ shop, visitor, now }, { query, body }) => {
      const user = customerOf(visitor)
      const token = body.token ?? query.token_recaptcha
      await gate.pass(shop, { key: String(user.userId), address: visitor.address, token }, now)
      await updateProfile(shop, { user, site: visitor.site, language: visitor.language }, body, now)
      return { data: {}, infos: [{ code: 'info.profile.updated' }] }
    },
    updateContact: async ({ shop, visitor }, { body }) => {
      await updateContacts(shop, customerOf(visitor).userId, body)
      return { data: {}, infos: [{ code: 'info.profile.updated' }] }
    },
  })
}
