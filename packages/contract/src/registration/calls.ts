import { call } from '../call.ts'
import type * as business from './business.ts'
import type * as disclaimers from './disclaimers.ts'
import type * as schemas from './registration.ts'

export const registerUser = call<typeof schemas.registerUser>({
  method: 'POST',
  path: '/registration/register_user',
  access: 'public',
  effect: 'write',
})

/** The same form in the shops of the SAIT group, whose customers belong to its company. */
export const saitRegisterUser = call<typeof schemas.saitRegisterUser>({
  method: 'POST',
  path: '/sait-registration/register-user',
  access: 'public',
  effect: 'write',
})

export const userDetail = call<typeof schemas.userDetail>({
  method: 'GET',
  path: '/registration/user_detail',
  access: 'customer',
  effect: 'read',
})

export const registrationResendEmail = call<typeof schemas.registrationResendEmail>({
  method: 'GET',
  path: '/registration/registration_resend_email',
  access: 'public',
  effect: 'write',
})

export const registrationConfirm = call<typeof schemas.registrationConfirm>({
  method: 'POST',
  path: '/registration/registration_confirm',
  access: 'public',
  effect: 'write',
  getIsSecret: true,
})

/** (Account and after-sales, section 7) */
export const ccnoDisclaimers = call<typeof disclaimers.ccnoDisclaimers>({
  method: 'GET',
  path: '/ccno-registration-disclaimer/list',
  access: 'public',
  effect: 'read',
})

export const disclaimersByType = call<typeof disclaimers.disclaimersByType>({
  method: 'GET',
  path: '/user-registration-disclaimer/list-by-type',
  access: 'customer',
  effect: 'read',
})

export const checkDisclaimer = call<typeof disclaimers.checkDisclaimer>({
  method: 'GET',
  path: '/user-registration-disclaimer/check-disclaimer',
  access: 'customer',
  effect: 'read',
})

export const updateDisclaimer = call<typeof disclaimers.updateDisclaimer>({
  method: 'POST',
  path: '/user-registration-disclaimer/update-disclaimer',
  access: 'customer',
  effect: 'write',
  personal: true,
})

export const businessAccounts = call<typeof business.businessAccounts>({
  method: 'GET',
  path: '/backoffice/business-accounts',
  access: 'backoffice',
  roles: ['operator', 'shopkeeper'],
  stores: 'own',
  effect: 'read',
  audited: { action: 'read.customers' },
})

export const decideBusiness = call<typeof business.decideBusiness>({
  method: 'POST',
  path: '/backoffice/business-decision',
  access: 'backoffice',
  roles: ['operator', 'shopkeeper'],
  effect: 'write',
})
