import { call } from '../call.ts'
import type * as schemas from './mfa.ts'

export const registrationMfaEnabled = call<typeof schemas.registrationMfaEnabled>({
  method: 'GET',
  path: '/registration/mfa_enabled',
  access: 'customer',
  effect: 'read',
})

export const registrationUpdateMfa = call<typeof schemas.registrationUpdateMfa>({
  method: 'POST',
  path: '/registration/update_mfa',
  access: 'customer',
  effect: 'write',
  personal: true,
})
