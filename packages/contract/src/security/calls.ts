import { call } from '../call.ts'
import type * as logins from './passwords.ts'
import type * as passwords from './passwords.ts'
import type * as names from './names.ts'

export const passwordResetTokenRequest = call<typeof passwords.passwordResetTokenRequest>({
  method: 'POST',
  path: '/registration/password_reset_token_request',
  access: 'public',
  effect: 'write',
  getIsSecret: true,
  personal: true,
})

export const passwordResetTokenCheck = call<typeof passwords.passwordResetTokenCheck>({
  method: 'POST',
  path: '/registration/password_reset_token_check',
  access: 'public',
  effect: 'read',
  getIsSecret: true,
})

export const passwordReset = call<typeof passwords.passwordReset>({
  method: 'POST',
  path: '/registration/password_reset',
  access: 'public',
  effect: 'write',
  getIsSecret: true,
  personal: true,
})

export const updatePassword = call<typeof passwords.updatePassword>({
  method: 'POST',
  path: '/registration/update_password',
  access: 'customer',
  effect: 'write',
  getIsSecret: true,
  personal: true,
})

export const updateUsername = call<typeof names.updateUsername>({
  method: 'POST',
  path: '/registration/update_username',
  access: 'customer',
  effect: 'write',
  getIsSecret: true,
  personal: true,
})

export const updateEmailRequest = call<typeof names.updateEmailRequest>({
  method: 'POST',
  path: '/registration/update_email_request',
  access: 'customer',
  effect: 'write',
  getIsSecret: true,
  personal: true,
})

/** Public: the mail is often opened in a browser that is not signed in. */
export const updateEmail = call<typeof names.updateEmail>({
  method: 'POST',
  path: '/registration/update_email',
  access: 'public',
  effect: 'write',
  getIsSecret: true,
  personal: true,
})

export const registrationLogins = call<typeof logins.registrationLogins>({
  method: 'GET',
  path: '/registration/logins',
  access: 'customer',
  effect: 'read',
  personal: true,
})

export const registrationEndOtherLogins = call<typeof logins.registrationEndOtherLogins>({
  method: 'POST',
  path: '/registration/end_other_logins',
  access: 'customer',
  effect: 'write',
  personal: true,
})
