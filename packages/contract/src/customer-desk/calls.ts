import { call } from '../call.ts'
import type * as schemas from './customer-desk.ts'

/** Who serves customers. */
const roles = ['shopkeeper', 'operator'] as const

/** Who decides how far a company is trusted. */
const creditRoles = ['shopkeeper'] as const

export const deskCustomers = call<typeof schemas.deskCustomers>({
  method: 'GET',
  base: '/api',
  path: '/desk/customers',
  access: 'backoffice',
  roles,
  effect: 'read',
  audited: { action: 'read.customers' },
})

export const deskCustomer = call<typeof schemas.deskCustomer>({
  method: 'GET',
  base: '/api',
  path: '/desk/customer',
  access: 'backoffice',
  roles,
  effect: 'read',
  audited: { action: 'read.customer', subject: 'customer', by: 'user_id' },
})

export const deskRequests = call<typeof schemas.deskRequests>({
  method: 'GET',
  base: '/api',
  path: '/desk/requests',
  access: 'backoffice',
  roles,
  effect: 'read',
  audited: { action: 'read.customers' },
})

export const deskAskDeletion = call<typeof schemas.deskAskDeletion>({
  method: 'POST',
  base: '/api',
  path: '/desk/customer/deletion',
  access: 'backoffice',
  roles,
  effect: 'write',
})

export const deskAskExport = call<typeof schemas.deskAskExport>({
  method: 'POST',
  base: '/api',
  path: '/desk/customer/export',
  access: 'backoffice',
  roles,
  effect: 'write',
})

export const deskCloseExport = call<typeof schemas.deskCloseExport>({
  method: 'POST',
  base: '/api',
  path: '/desk/customer/export/close',
  access: 'backoffice',
  roles,
  effect: 'write',
})

export const deskCredit = call<typeof schemas.deskCredit>({
  method: 'GET',
  base: '/api',
  path: '/desk/customer/credit',
  access: 'backoffice',
  roles,
  effect: 'read',
  audited: { action: 'read.customer', subject: 'customer', by: 'user_id' },
})

export const deskCreditSet = call<typeof schemas.deskCreditSet>({
  method: 'POST',
  base: '/api',
  path: '/desk/customer/credit/set',
  access: 'backoffice',
  roles: creditRoles,
  effect: 'write',
})

export const deskCreditEnd = call<typeof schemas.deskCreditEnd>({
  method: 'POST',
  base: '/api',
  path: '/desk/customer/credit/end',
  access: 'backoffice',
  roles: creditRoles,
  effect: 'write',
})

export const deskDues = call<typeof schemas.deskDues>({
  method: 'GET',
  base: '/api',
  path: '/desk/customer/dues',
  access: 'backoffice',
  roles,
  effect: 'read',
  audited: { action: 'read.customer', subject: 'customer', by: 'user_id' },
})

export const deskDueReceived = call<typeof schemas.deskDueReceived>({
  method: 'POST',
  base: '/api',
  path: '/desk/customer/dues/received',
  access: 'backoffice',
  roles: creditRoles,
  effect: 'write',
})
