import { call } from '../call.ts'
import type * as auth from './auth.ts'
import type * as registration from './registration.ts'

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

export const registrationResendEmail = call<typeof registration.registrationResendEmail>({
  method: 'GET',
  path: '/registration/registration_resend_email',
  access: 'public',
  effect: 'write',
})

export const registrationConfirm = call<typeof registration.registrationConfirm>({
  method: 'POST',
  path: '/registration/registration_confirm',
  access: 'public',
  effect: 'write',
  getIsSecret: true,
})
