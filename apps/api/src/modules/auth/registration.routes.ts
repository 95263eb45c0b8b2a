import * as calls from '@bottega/contract/auth/calls.ts'
import { type HandledCall, handlersOf } from '../../calls/call-handler.ts'
import type { Shop } from '../../shop.ts'
import { createCounter } from '../../counters.ts'
import { hashToken } from '../sessions/credentials.ts'
import { confirmEmail, resendConfirmation } from './registration.service.ts'

const anHour = 3600

/** (Shopping core, section 7, "Auth and session") */
export function registrationHandlers(built: Shop): readonly HandledCall[] {
  const perMail = createCounter(built.database, 'resend-mail', { points: 3, duration: anHour })
  const perAddress = createCounter(built.database, 'resend-address', { points: 30, duration: anHour })
  return handlersOf(calls, {
    registrationResendEmail: async ({ shop, visitor, now }, { query: { e_mail: email } }) => {
      await perAddress.take(visitor.address)
      await perMail.take(hashToken(email.trim().toLowerCase()))
      await resendConfirmation(shop, email.trim(), now)
      return { data: {}, infos: [{ code: 'info.registration.emailSent' }] }
    },
    registrationConfirm: async ({ shop, visitor, now }, { body: { e_mail: email, reg_control_code: code } }) => {
      await perAddress.take(visitor.address)
      await confirmEmail(shop, email.trim(), code, now)
      return { data: {} }
    },
  })
}
