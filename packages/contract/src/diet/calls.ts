import { call } from '../call.ts'
import type * as schemas from './diet.ts'

export const dietProfile = call<typeof schemas.dietProfile>({
  method: 'GET',
  path: '/diet/profile',
  access: 'customer',
  effect: 'read',
  personal: true,
})

export const dietSave = call<typeof schemas.dietSave>({
  method: 'POST',
  path: '/diet/save',
  access: 'customer',
  effect: 'write',
  personal: true,
})

export const dietDelete = call<typeof schemas.dietDelete>({
  method: 'POST',
  path: '/diet/delete',
  access: 'customer',
  effect: 'write',
  personal: true,
})

export const dietCheck = call<typeof schemas.dietCheck>({
  method: 'POST',
  path: '/diet/check',
  access: 'public',
  effect: 'read',
})
