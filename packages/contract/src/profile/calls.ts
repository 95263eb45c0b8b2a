import { call } from '../call.ts'
import type * as deletion from './deletion.ts'
import type * as update from './profile-update.ts'
import type * as profile from './profile.ts'

export const profileSummary = call<typeof profile.profileSummary>({
  method: 'GET',
  path: '/profile/summary',
  access: 'customer',
  effect: 'read',
})

export const anonymizeTokenRequest = call<typeof deletion.anonymizeTokenRequest>({
  method: 'POST',
  path: '/registration/anonymize_token_request',
  access: 'customer',
  effect: 'write',
  getIsSecret: true,
  personal: true,
})

export const anonymizeTokenCheck = call<typeof deletion.anonymizeTokenCheck>({
  method: 'POST',
  path: '/registration/anonymize_token_check',
  access: 'public',
  effect: 'read',
  getIsSecret: true,
})

export const userAnonymize = call<typeof deletion.userAnonymize>({
  method: 'POST',
  path: '/registration/user_anonymize',
  access: 'public',
  effect: 'write',
  getIsSecret: true,
  personal: true,
})

export const userAnonymizeWithdraw = call<typeof deletion.userAnonymizeWithdraw>({
  method: 'POST',
  path: '/registration/user_anonymize_withdraw',
  access: 'public',
  effect: 'write',
  personal: true,
})

export const profileExport = call<typeof deletion.profileExport>({
  method: 'GET',
  path: '/profile/export',
  access: 'customer',
  effect: 'read',
  personal: true,
  shape: 'file',
})

export const updateUserDetail = call<typeof update.updateUserDetail>({
  method: 'POST',
  path: '/registration/update_user_detail',
  access: 'customer',
  effect: 'write',
  personal: true,
})

export const updateContact = call<typeof update.updateContact>({
  method: 'POST',
  path: '/registration/update_contact',
  access: 'customer',
  effect: 'write',
  personal: true,
})
