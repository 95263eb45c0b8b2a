import { call } from '../call.ts'
import type * as auth from './auth.ts'

export const authLogin = call<typeof auth.authLogin>({
  method: 'POST',
  path: '/auth/login',
  access: 'public',
  effect: 'write',
})

export const authLogout = call<typeof auth.authLogout>({
  method: 'POST',
  path: '/auth/logout',
  access: 'public',
  effect: 'write',
})

export const authTest = call<typeof auth.authTest>({
  method: 'GET',
  path: '/auth/test',
  access: 'public',
  effect: 'read',
})
