import { call } from '../call.ts'
import type * as schemas from './offers.ts'

export const offersList = call<typeof schemas.offersList>({
  method: 'GET',
  path: '/customer-offer/list',
  access: 'customer',
  effect: 'read',
})

export const offersCreate = call<typeof schemas.offersCreate>({
  method: 'POST',
  path: '/customer-offer/create',
  access: 'customer',
  effect: 'write',
})

export const offersWithdraw = call<typeof schemas.offersWithdraw>({
  method: 'POST',
  path: '/customer-offer/withdraw',
  access: 'owner',
  effect: 'write',
})

export const staffOffers = call<typeof schemas.staffOffers>({
  method: 'GET',
  base: '/api',
  path: '/customer-offer/list',
  access: 'backoffice',
  effect: 'read',
  roles: ['shopkeeper', 'operator'],
  stores: 'own',
  audited: { action: 'read.offers' },
})

export const staffOffer = call<typeof schemas.staffOffer>({
  method: 'GET',
  base: '/api',
  path: '/customer-offer/view',
  access: 'backoffice',
  effect: 'read',
  roles: ['shopkeeper', 'operator'],
  audited: { action: 'read.offer', subject: 'offer', by: 'offer_id' },
})

export const staffOffersDecide = call<typeof schemas.staffOffersDecide>({
  method: 'POST',
  base: '/api',
  path: '/customer-offer/decide',
  access: 'backoffice',
  effect: 'write',
  roles: ['shopkeeper'],
})
