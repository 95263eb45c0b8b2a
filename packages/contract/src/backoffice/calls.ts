import { call } from '../call.ts'
import type * as schemas from './staff.ts'

export const staffLogin = call<typeof schemas.staffLogin>({
  method: 'POST',
  path: '/backoffice-access/sso-login',
  access: 'public',
  effect: 'write',
})

export const staffLogout = call<typeof schemas.staffLogout>({
  method: 'POST',
  path: '/sso-auth/logout',
  access: 'public',
  effect: 'write',
})

export const staffFindPeople = call<typeof schemas.staffFindPeople>({
  method: 'GET',
  path: '/user-search/list_user',
  access: 'backoffice',
  roles: ['operator', 'shopkeeper'],
  effect: 'read',
})

export const staffActAs = call<typeof schemas.staffActAs>({
  method: 'GET',
  path: '/user-search/select_user',
  access: 'backoffice',
  roles: ['operator', 'shopkeeper'],
  effect: 'write',
})

export const staffStopActing = call<typeof schemas.staffStopActing>({
  method: 'POST',
  path: '/user-search/release_user',
  access: 'backoffice',
  roles: ['operator', 'shopkeeper'],
  effect: 'write',
})
