import { Type } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { codeText, emailText, secretText } from '../text-fields.ts'

const whose = {
  e_mail: Type.Optional(emailText({ maxLength: 100 })),
  login: Type.Optional(emailText({ maxLength: 100 })),
}
/** Of the captcha, in the body or in the query. */
const captcha = { token: Type.Optional(secretText({ maxLength: 4000 })) }
const captchaInQuery = Type.Object({ token_recaptcha: Type.Optional(secretText({ maxLength: 4000 })) })
const resetToken = secretText({ minLength: 1, maxLength: 100 })
/** Longer than any that is taken, so that the answer names the rule. */
const password = secretText({ maxLength: 200 })

/**
 * All that is given must be of one account; at least one must be. Answers alike whether there is such an account or
 * not. (Safety, 13)
 */
export const passwordResetTokenRequest = callSchema({
  summary: 'Ask for a mail with which a new password can be set',
  query: captchaInQuery,
  body: Type.Object({ ...whose, fiscal_code: Type.Optional(codeText({ maxLength: 20 })), ...captcha }),
  reply: Type.Object({}),
  refusals: ['error.login.tooMany', 'error.captcha.required', 'error.captcha.wrong', 'error.staff.notWhileActing'],
})

export const passwordResetTokenCheck = callSchema({
  summary: 'Can a new password still be set with this token?',
  body: Type.Object({ ...whose, reset_token: resetToken }),
  reply: Type.Object({}),
  refusals: ['error.password.resetWrong', 'error.login.tooMany'],
})

export const passwordReset = callSchema({
  summary: 'Set a new password with the token of a mail',
  query: captchaInQuery,
  body: Type.Object({ ...whose, reset_token: resetToken, password, ...captcha }),
  reply: Type.Object({}),
  refusals: [
    'error.password.resetWrong',
    'error.password.minChar',
    'error.password.maxChar',
    'error.password.common',
    'error.password.strict',
    'error.login.tooMany',
    'error.captcha.required',
    'error.captcha.wrong',
    'error.staff.notWhileActing',
  ],
})

export const updatePassword = callSchema({
  summary: 'Change the password; all other logins end',
  query: captchaInQuery,
  body: Type.Object({ old_password: password, new_password: password, ...captcha }),
  reply: Type.Object({}),
  refusals: [
    'error.staff.notWhileActing',
    'error.password.wrong',
    'error.password.unchanged',
    'error.password.minChar',
    'error.password.maxChar',
    'error.password.common',
    'error.password.strict',
    'error.login.tooMany',
    'error.captcha.required',
    'error.captcha.wrong',
  ],
})

const instant = Type.String({ description: 'ISO instant' })

/** At most fifty, the latest first. */
export const registrationLogins = callSchema({
  summary: 'Where the customer is signed in: open sessions and browsers that are remembered',
  reply: Type.Object({
    hasPassword: Type.Boolean({ description: 'False for an account that only enters by another identity' }),
    logins: Type.Array(
      Type.Object({
        agent: Type.Union([Type.String(), Type.Null()], { description: 'Browser and system, where they are known' }),
        current: Type.Boolean({ description: 'The browser that asks' }),
        remembered: Type.Boolean(),
        lastSeenAt: instant,
      }),
    ),
  }),
  refusals: ['error.staff.notWhileActing'],
})

export const registrationEndOtherLogins = callSchema({
  summary: 'Sign out everywhere but here',
  reply: Type.Object({}),
  refusals: ['error.staff.notWhileActing'],
})
