import { call } from '../call.ts'
import type * as schemas from './customer-desk.ts'

/** Who serves customers. */
const roles = ['shopkeeper', 'operator'] as const

export const deskCustomers = call<typeof schemas.deskCustomers>({
  method: 'GET',
  base: '/api',
  path: '/desk/customers',
  access: 'backoffice',
  roles,
  effect: 'read',
})

export const deskCustomer = call<typeof schemas.deskCustomer>({
  method: 'GET',
  base: '/api',
  path: '/desk/customer',
  access: 'backoffice',
  roles,
  effect: 'read',
})
