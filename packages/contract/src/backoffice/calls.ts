import { call } from '../call.ts'
import type * as accounts from './accounts.ts'
import type * as audit from './audit.ts'
import type * as schemas from './staff.ts'
import type * as views from './views.ts'

/** The roles that read tables with filters. */
const viewing = ['shopkeeper', 'operator'] as const

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
  stores: 'own',
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
  stores: 'any',
  effect: 'write',
})

export const staffAccounts = call<typeof accounts.staffAccounts>({
  method: 'GET',
  base: '/api',
  path: '/staff/accounts',
  access: 'admin',
  stores: 'own',
  effect: 'read',
})

export const staffAccountInvite = call<typeof accounts.staffAccountInvite>({
  method: 'POST',
  base: '/api',
  path: '/staff/accounts/invite',
  access: 'admin',
  stores: 'own',
  effect: 'write',
  personal: true,
})

export const staffAccountChange = call<typeof accounts.staffAccountChange>({
  method: 'POST',
  base: '/api',
  path: '/staff/accounts/change',
  access: 'admin',
  names: { user_id: 'staffAccount' },
  effect: 'write',
  personal: true,
})

export const staffAccountReinvite = call<typeof accounts.staffAccountReinvite>({
  method: 'POST',
  base: '/api',
  path: '/staff/accounts/reinvite',
  access: 'admin',
  names: { user_id: 'staffAccount' },
  effect: 'write',
  personal: true,
})

export const staffInvitationView = call<typeof accounts.staffInvitationView>({
  method: 'POST',
  base: '/api',
  path: '/staff/invitation',
  access: 'public',
  effect: 'read',
})

export const staffInvitationAccept = call<typeof accounts.staffInvitationAccept>({
  method: 'POST',
  base: '/api',
  path: '/staff/invitation/accept',
  access: 'public',
  effect: 'write',
})

export const staffAudit = call<typeof audit.staffAudit>({
  method: 'GET',
  base: '/api',
  path: '/staff/audit',
  access: 'admin',
  stores: 'own',
  effect: 'read',
})

export const staffViews = call<typeof views.staffViews>({
  method: 'GET',
  base: '/api',
  path: '/desk/views',
  access: 'backoffice',
  roles: viewing,
  stores: 'any',
  effect: 'read',
})

export const staffViewStore = call<typeof views.staffViewStore>({
  method: 'POST',
  base: '/api',
  path: '/desk/views/store',
  access: 'backoffice',
  roles: viewing,
  stores: 'any',
  effect: 'write',
})

export const staffViewDelete = call<typeof views.staffViewDelete>({
  method: 'POST',
  base: '/api',
  path: '/desk/views/delete',
  access: 'backoffice',
  roles: viewing,
  stores: 'any',
  effect: 'write',
})
