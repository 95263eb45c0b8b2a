import { Type } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { secretText } from '../text-fields.ts'

const mfaState = Type.Object({ enabled: Type.Boolean() })

export const registrationMfaEnabled = callSchema({
  summary: 'Is a PIN by mail asked for at every login?',
  reply: mfaState,
  refusals: [],
})

/** To stop asking takes a PIN too, mailed at the first call without one; the same two fields as at login. */
export const registrationUpdateMfa = callSchema({
  summary: 'Ask for a PIN by mail at every login, or stop asking',
  body: Type.Object({
    enabled: Type.Boolean(),
    mfa_pin: Type.Optional(secretText({ maxLength: 10 })),
    resend_mfa_pin: Type.Optional(Type.Boolean()),
  }),
  reply: mfaState,
  refusals: [
    'error.staff.notWhileActing',
    'error.login.mfaPinRequired',
    'error.login.mfaPinWrong',
    'error.login.mfaPinExpired',
    'error.login.tooMany',
  ],
})
