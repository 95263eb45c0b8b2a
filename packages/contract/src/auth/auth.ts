import { Type } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { userSchema } from '../envelope.ts'
import { codeText, emailText, secretText } from '../text-fields.ts'

const flag = Type.Optional(Type.Boolean())

/** The identifier is trimmed; 5 to 50 characters, an e-mail or alphanumeric. (Shopping core, section 5) */
export const authLogin = callSchema({
  summary: 'Sign in',
  query: Type.Object({ token_recaptcha: Type.Optional(secretText({ maxLength: 4000 })) }),
  body: Type.Object({
    login: emailText({ minLength: 1, maxLength: 100 }),
    password: secretText({ minLength: 1, maxLength: 200 }),
    remember_me: flag,
    show_sectors: Type.Optional(
      Type.Boolean({ description: 'Taken, and without effect: the answer shows no items, which `cart/view` does' }),
    ),
    mfa_pin: Type.Optional(secretText({ maxLength: 10 })),
    resend_mfa_pin: flag,
    token: Type.Optional(secretText({ maxLength: 4000 })),
  }),
  reply: Type.Object({
    user: userSchema,
    cartId: Type.Integer({
      description: 'The open cart of the customer who has signed in; -1 where there is none yet',
    }),
    token: Type.String({ description: 'The x-ebsn-account credential, for clients without cookies' }),
  }),
  refusals: [
    'error.login.wrong',
    'error.login.tooMany',
    'error.registration.need_password_reset',
    'error.account.closed',
    'error.login.mfaPinRequired',
    'error.login.mfaPinWrong',
    'error.login.mfaPinExpired',
    'error.captcha.required',
    'error.captcha.wrong',
    'error.registration.registration_not_confirmed',
    'error.registration.registration_not_confirmed_pwd',
    'error.registration.need_password_reset',
  ],
})

export const authLogout = callSchema({
  summary: 'Sign out',
  reply: Type.Object({}),
  refusals: [],
})

export const authTest = callSchema({
  summary: 'Is a customer signed in? `user.userId` above -1 says yes',
  query: Type.Object({ operation: Type.Optional(codeText({ maxLength: 50 })) }),
  reply: Type.Object({
    user: userSchema,
    sessionExpiresAt: Type.Optional(
      Type.String({
        description: 'ISO instant; the page warns two minutes before. Absent for a customer who is remembered',
      }),
    ),
    sessionEndsAt: Type.Optional(
      Type.String({
        description: 'ISO instant at which it ends whatever happens; absent for a customer who is remembered',
      }),
    ),
  }),
  refusals: [],
})
