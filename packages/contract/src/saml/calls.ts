import { call } from '../call.ts'
import type * as schemas from './saml.ts'

export const samlDoLogin = call<typeof schemas.samlDoLogin>({
  method: 'GET',
  path: '/saml/do-login',
  access: 'public',
  effect: 'write',
})

export const samlDoLogout = call<typeof schemas.samlDoLogout>({
  method: 'GET',
  path: '/saml/do-logout',
  access: 'public',
  effect: 'write',
})
