import { call } from '../call.ts'
import type * as schemas from './persons.ts'

/** Ours: the document names the orders of "all persons" of an account, and no call that makes them. (decision 0540) */
export const personsList = call<typeof schemas.personsList>({
  method: 'GET',
  path: '/account-person/list',
  access: 'customer',
  effect: 'read',
})

export const personsInvite = call<typeof schemas.personsInvite>({
  method: 'POST',
  path: '/account-person/invite',
  access: 'customer',
  effect: 'write',
  personal: true,
})

export const personsAnswer = call<typeof schemas.personsAnswer>({
  method: 'POST',
  path: '/account-person/answer',
  access: 'owner',
  effect: 'write',
  personal: true,
})

export const personsEnd = call<typeof schemas.personsEnd>({
  method: 'POST',
  path: '/account-person/end',
  access: 'owner',
  effect: 'write',
  personal: true,
})
