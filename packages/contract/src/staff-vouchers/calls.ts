import { call } from '../call.ts'
import type * as schemas from './staff-vouchers.ts'

/** The roles that decide on vouchers. */
const roles = ['shopkeeper'] as const

export const staffCampaigns = call<typeof schemas.staffCampaigns>({
  method: 'GET',
  base: '/api',
  path: '/desk/campaigns',
  access: 'backoffice',
  roles,
  stores: 'group',
  effect: 'read',
})

export const staffCampaignMake = call<typeof schemas.staffCampaignMake>({
  method: 'POST',
  base: '/api',
  path: '/desk/campaigns/make',
  access: 'backoffice',
  roles,
  stores: 'group',
  effect: 'write',
})

export const staffCampaignEnd = call<typeof schemas.staffCampaignEnd>({
  method: 'POST',
  base: '/api',
  path: '/desk/campaigns/end',
  access: 'backoffice',
  roles,
  stores: 'group',
  effect: 'write',
})

export const staffCampaignCodes = call<typeof schemas.staffCampaignCodes>({
  method: 'GET',
  base: '/api',
  path: '/desk/campaigns/codes',
  shape: 'file',
  access: 'backoffice',
  roles,
  stores: 'group',
  effect: 'read',
})

export const staffGiveVoucher = call<typeof schemas.staffGiveVoucher>({
  method: 'POST',
  base: '/api',
  path: '/desk/customer/voucher',
  access: 'backoffice',
  roles,
  effect: 'write',
})
