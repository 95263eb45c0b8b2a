import { Type } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { codeText, secretText } from '../text-fields.ts'

/** Answers alike for an address the shop knows and one it does not. (Safety, 13) */
export const registrationResendEmail = callSchema({
  summary: 'Send the mail that confirms an address once more',
  query: Type.Object({ e_mail: codeText({ minLength: 3, maxLength: 100 }) }),
  reply: Type.Object({}),
  refusals: ['error.login.tooMany'],
})

export const registrationConfirm = callSchema({
  summary: 'Confirm an e-mail address with the code of its mail',
  body: Type.Object({
    e_mail: codeText({ minLength: 3, maxLength: 100 }),
    reg_control_code: secretText({ minLength: 1, maxLength: 100 }),
  }),
  reply: Type.Object({}),
  refusals: ['error.registration.confirmWrong', 'error.login.tooMany'],
})
