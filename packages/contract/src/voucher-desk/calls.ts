import { call } from '../call.ts'
import type * as schemas from './voucher-desk.ts'

/** Who decides what the shop gives away. */
const roles = ['shopkeeper'] as const

export const deskCampaigns = call<typeof schemas.deskCampaigns>({
  method: 'GET',
  base: '/api',
  path: '/desk/campaigns',
  access: 'backoffice',
  roles,
  effect: 'read',
})

export const deskCampaignMake = call<typeof schemas.deskCampaignMake>({
  method: 'POST',
  base: '/api',
  path: '/desk/campaigns/make',
  access: 'backoffice',
  roles,
  effect: 'write',
})

export const deskCampaignEnd = call<typeof schemas.deskCampaignEnd>({
  method: 'POST',
  base: '/api',
  path: '/desk/campaigns/end',
  access: 'backoffice',
  roles,
  effect: 'write',
})

export const deskCampaignCodes = call<typeof schemas.deskCampaignCodes>({
  method: 'GET',
  base: '/api',
  path: '/desk/campaigns/codes',
  shape: 'file',
  access: 'backoffice',
  roles,
  effect: 'read',
})

export const deskGiveVoucher = call<typeof schemas.deskGiveVoucher>({
  method: 'POST',
  base: '/api',
  path: '/desk/customer/voucher',
  access: 'backoffice',
  roles,
  effect: 'write',
})
