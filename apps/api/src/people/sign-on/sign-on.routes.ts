import * as calls from '@bottega/contract/sign-on/calls.ts'
import { type HandledCall, handlersOf } from '../../kernel/calls/call-handler.ts'
import { presentUser } from '../../kernel/calls/present-user.ts'
import type { Shop } from '../../kernel/shop.ts'
import { createLoginLimits } from '../auth/login-limits.ts'
import { passSignOnPin } from './sign-on.service.ts'

/** (Account and after-sales, section 7, "SSO") */
export function signOnHandlers({ database }: Shop): readonly HandledCall[] {
  const limits = createLoginLimits(database)
  return handlersOf(calls, {
    signOnPin: async ({ shop, visitor, now }, { body }) => {
      const given = { pin: body.mfa_pin, resend: body.resend_mfa_pin ?? false }
      const { user, token, relayPath } = await passSignOnPin(shop, limits, visitor, given, now)
      const remarks = await shop.broughtAlong(visitor, user, now)
      return {
        data: { user: presentUser(user), token, relayPath },
        user,
        session: { token, remember: null },
        warnings: [...remarks],
      }
    },
  })
}
