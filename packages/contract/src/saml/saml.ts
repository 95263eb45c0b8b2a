import { Type } from 'typebox'
import { callSchema } from '../call-schema.ts'
import { codeText } from '../text-fields.ts'

/** The browser goes to `redirectUrl`; the identity provider sends it back to `relay_state_url`, signed in. */
export const samlDoLogin = callSchema({
  summary: 'Begin a single sign-on; with `checkUser` only for a visitor who is not signed in yet',
  query: Type.Object({
    relay_state_url: Type.Optional(
      codeText({
        maxLength: 2000,
        description: 'Where to go afterwards; an address outside the shop is the home page',
      }),
    ),
    checkUser: Type.Optional(Type.Boolean()),
  }),
  reply: Type.Object({
    redirectUrl: Type.Optional(
      Type.String({
        description: 'The identity provider; absent when `checkUser` finds a signed-in customer, who is the `user`',
      }),
    ),
  }),
  refusals: ['error.saml.off', 'error.request.tooMany'],
})

export const samlDoLogout = callSchema({
  summary: 'Sign out, here and at the identity provider one came by',
  reply: Type.Object({
    redirectUrl: Type.Optional(
      Type.String({ description: 'The identity provider’s way out; absent when there is none to take' }),
    ),
  }),
  refusals: [],
})
