import { call } from '../call.ts'
import type * as schemas from './today.ts'

/** The roles that look after the orders of a day. */
const roles = ['shopkeeper', 'operator'] as const

export const todayView = call<typeof schemas.todayView>({
  method: 'GET',
  base: '/api',
  path: '/today',
  access: 'backoffice',
  roles,
  stores: 'own',
  effect: 'read',
})

export const todayWeeks = call<typeof schemas.todayWeeks>({
  method: 'GET',
  base: '/api',
  path: '/today/weeks',
  access: 'backoffice',
  roles,
  stores: 'own',
  effect: 'read',
})
