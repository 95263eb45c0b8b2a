import { call } from '../call.ts'
import type * as schemas from './household.ts'

export const householdView = call<typeof schemas.householdView>({
  method: 'GET',
  path: '/household/view',
  access: 'customer',
  effect: 'read',
})

export const householdOpen = call<typeof schemas.householdOpen>({
  method: 'POST',
  path: '/household/open',
  access: 'customer',
  effect: 'write',
  personal: true,
})

export const householdInvite = call<typeof schemas.householdInvite>({
  method: 'POST',
  path: '/household/invite',
  access: 'customer',
  effect: 'write',
  personal: true,
})

export const householdCancelInvitation = call<typeof schemas.householdCancelInvitation>({
  method: 'POST',
  path: '/household/invitation/cancel',
  access: 'owner',
  effect: 'write',
  personal: true,
})

/** A POST, so that no address of a request carries the token. */
export const householdInvitation = call<typeof schemas.householdInvitation>({
  method: 'POST',
  path: '/household/invitation',
  access: 'customer',
  effect: 'read',
  personal: true,
})

export const householdAccept = call<typeof schemas.householdAccept>({
  method: 'POST',
  path: '/household/accept',
  access: 'customer',
  effect: 'write',
  personal: true,
})

export const householdSetMember = call<typeof schemas.householdSetMember>({
  method: 'POST',
  path: '/household/member',
  access: 'owner',
  effect: 'write',
  personal: true,
})

export const householdRemoveMember = call<typeof schemas.householdRemoveMember>({
  method: 'POST',
  path: '/household/member/remove',
  access: 'owner',
  effect: 'write',
  personal: true,
})

export const householdLeave = call<typeof schemas.householdLeave>({
  method: 'POST',
  path: '/household/leave',
  access: 'customer',
  effect: 'write',
  personal: true,
})

export const householdClose = call<typeof schemas.householdClose>({
  method: 'POST',
  path: '/household/close',
  access: 'customer',
  effect: 'write',
  personal: true,
})

export const householdHandOver = call<typeof schemas.householdHandOver>({
  method: 'POST',
  path: '/household/hand-over',
  access: 'customer',
  effect: 'write',
  personal: true,
})

export const householdAccepts = call<typeof schemas.householdAccepts>({
  method: 'POST',
  path: '/household/proposals/accept',
  access: 'owner',
  effect: 'write',
  personal: true,
})

export const householdDeclines = call<typeof schemas.householdDeclines>({
  method: 'POST',
  path: '/household/proposals/decline',
  access: 'owner',
  effect: 'write',
  personal: true,
})
