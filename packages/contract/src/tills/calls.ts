import { call } from '../call.ts'
import type * as schemas from './tills.ts'

/** The roles that count money: those that see the takings. */
const roles = ['shopkeeper'] as const

export const tills = call<typeof schemas.tills>({
  method: 'GET',
  base: '/api',
  path: '/tills',
  access: 'backoffice',
  roles,
  stores: 'own',
  effect: 'read',
})

export const tillClosing = call<typeof schemas.tillClosing>({
  method: 'GET',
  base: '/api',
  path: '/tills/closing',
  access: 'backoffice',
  roles,
  effect: 'read',
})

export const tillClose = call<typeof schemas.tillClose>({
  method: 'POST',
  base: '/api',
  path: '/tills/close',
  access: 'backoffice',
  roles,
  effect: 'write',
})

export const tillsFile = call<typeof schemas.tillsFile>({
  method: 'GET',
  base: '/api',
  path: '/tills/file',
  shape: 'file',
  access: 'backoffice',
  roles,
  stores: 'own',
  effect: 'read',
})
