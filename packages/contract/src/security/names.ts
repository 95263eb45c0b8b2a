import { Type } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { codeText, emailText, secretText } from '../text-fields.ts'

/**
 * Proof that the customer makes the change: the password, or a PIN that is mailed to the present address at the first
 * call with neither. An account that asks for a PIN at every login asks for one here too.
 */
const proof = {
  password: Type.Optional(secretText({ maxLength: 200 })),
  mfa_pin: Type.Optional(secretText({ maxLength: 10 })),
  resend_mfa_pin: Type.Optional(Type.Boolean()),
}
const proofRefusals = [
  'error.staff.notWhileActing',
  'error.password.wrong',
  'error.login.mfaPinRequired',
  'error.login.mfaPinWrong',
  'error.login.mfaPinExpired',
  'error.login.tooMany',
] as const

export const updateUsername = callSchema({
  summary: 'Change the name one signs in with beside the e-mail address',
  body: Type.Object({ username: codeText({ minLength: 1, maxLength: 100 }), ...proof }),
  reply: Type.Object({}),
  refusals: [...proofRefusals, 'error.username.invalid', 'error.username.taken'],
})

/** Answers alike for an address that has an account and one that has none. (Safety, 13) */
export const updateEmailRequest = callSchema({
  summary: 'Ask for a mail that makes another e-mail address that of the account',
  body: Type.Object({ new_email: emailText({ minLength: 1, maxLength: 100 }), ...proof }),
  reply: Type.Object({}),
  refusals: [...proofRefusals, 'error.email.invalid', 'error.email.unchanged'],
})

export const updateEmail = callSchema({
  summary: 'Change the e-mail address with the token of the mail that went there',
  body: Type.Object({ token: secretText({ minLength: 1, maxLength: 100 }) }),
  reply: Type.Object({}),
  refusals: ['error.email.changeWrong', 'error.login.tooMany', 'error.staff.notWhileActing'],
})
