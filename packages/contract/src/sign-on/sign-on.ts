import { Type } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { userSchema } from '../envelope.ts'
import { secretText } from '../text-fields.ts'

/** The browser's session says which sign-on; the same two fields as at the login. */
export const signOnPin = callSchema({
  summary: 'Finish single sign-on or a social login of an account that asks for a PIN',
  body: Type.Object({
    mfa_pin: Type.Optional(secretText({ maxLength: 10 })),
    resend_mfa_pin: Type.Optional(Type.Boolean()),
  }),
  reply: Type.Object({
    user: userSchema,
    token: Type.String({ description: 'The x-ebsn-account credential, for clients without cookies' }),
    relayPath: Type.String({ description: 'The page in the shop where the sign-on was to lead' }),
  }),
  refusals: [
    'error.signOn.over',
    'error.login.mfaPinRequired',
    'error.login.mfaPinWrong',
    'error.login.mfaPinExpired',
    'error.login.tooMany',
    'error.staff.notWhileActing',
  ],
})
