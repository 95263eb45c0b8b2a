import { Type } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { userSchema } from '../envelope.ts'
import { codeText, secretText } from '../text-fields.ts'

const provider = Type.Union([Type.Literal('google'), Type.Literal('facebook')])

export const socialBegin = callSchema({
  summary: 'Begin a login by Google or Facebook, or link one to the account that is signed in',
  body: Type.Object({
    provider,
    relay_state_url: Type.Optional(codeText({ maxLength: 2000, description: 'Where to go afterwards, in the shop' })),
    link: Type.Optional(Type.Boolean({ description: 'Link the provider to the account that is signed in' })),
  }),
  reply: Type.Object({ redirectUrl: Type.String() }),
  refusals: ['error.social.off', 'error.social.failed', 'error.request.tooMany', 'error.staff.notWhileActing'],
})

/**
 * The code of a provider for a session. With `use-plugin` a native plugin has asked for it; without, it answers the login
 * that this session has begun.
 */
const mobile = callSchema({
  summary: 'Sign in with the code a provider has given to an application',
  query: Type.Object({
    code: secretText({ minLength: 1, maxLength: 2000 }),
    'use-plugin': Type.Optional(Type.Boolean()),
  }),
  reply: Type.Object({
    user: userSchema,
    token: Type.String({
      description: 'The x-ebsn-account credential; empty while a registration or a PIN is missing',
    }),
    next: Type.Union([Type.Literal('done'), Type.Literal('register'), Type.Literal('pin')], {
      description:
        '`register`: no account is linked yet, and `social_user_detail` says what is known; `pin`: a PIN was mailed, which `auth/sign-on-pin` takes',
    }),
  }),
  refusals: [
    'error.social.off',
    'error.social.failed',
    'error.social.join',
    'error.social.pin',
    'error.request.tooMany',
    'error.staff.notWhileActing',
  ],
})
export const socialGoogleMobile = mobile
export const socialGoogleMobileInBase = mobile
export const socialFacebookMobile = mobile

export const socialUserDetail = callSchema({
  summary: 'What the provider has said of the visitor whose registration is missing',
  reply: Type.Object({
    social: Type.Optional(
      Type.Object({
        provider,
        email: Type.String(),
        emailVerified: Type.Boolean({
          description: 'The provider vouches for the address: a registration with it needs neither password nor mail',
        }),
        firstName: Type.String(),
        lastName: Type.String(),
      }),
    ),
  }),
  refusals: [],
})

export const socialLinks = callSchema({
  summary: 'The providers that open the account of the customer, and those that could',
  reply: Type.Object({
    providers: Type.Array(
      Type.Object({ provider, linked: Type.Boolean(), email: Type.Union([Type.String(), Type.Null()]) }),
    ),
  }),
  refusals: ['error.staff.notWhileActing'],
})

export const socialUnlink = callSchema({
  summary: 'A provider opens the account no more',
  body: Type.Object({ provider }),
  reply: Type.Object({}),
  refusals: ['error.staff.notWhileActing', 'error.social.lastWay'],
})
