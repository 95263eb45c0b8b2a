import * as calls from '@bottega/contract/mfa/calls.ts'
import { customerOf, type HandledCall, handlersOf } from '../../kernel/calls/call-handler.ts'
import { createCounter } from '../../kernel/counters.ts'
import type { Shop } from '../../kernel/shop.ts'
import { changeMfa, readMfa } from './mfa.service.ts'

/** PINs tried, and asked for, per signed-in customer: as many as at the login in the same time. */
const tries = { points: 20, duration: 6 * 3600 } as const

/** (Shopping core, section 7, "Auth and session") */
export function mfaHandlers(built: Shop): readonly HandledCall[] {
  const perPerson = createCounter(built.database, 'mfa-off', tries)
  return handlersOf(calls, {
    registrationMfaEnabled: async ({ shop, visitor }) => ({
      data: { enabled: await readMfa(shop, customerOf(visitor).userId) },
    }),
    registrationUpdateMfa: async ({ shop, visitor, now }, { body }) => {
      const { enabled, mfa_pin: pin, resend_mfa_pin: resend = false } = body
      const { userId } = customerOf(visitor)
      if (!enabled) await perPerson.take(String(userId))
      await changeMfa(shop, { ...visitor, userId }, { enabled, pin, resend }, now)
      return { data: { enabled } }
    },
  })
}
