import { call } from '../call.ts'
import type * as schemas from './staff-customers.ts'

/** The roles that serve customers. */
const roles = ['shopkeeper', 'operator'] as const

/** The roles that decide on the credit of a company. */
const creditRoles = ['shopkeeper'] as const

/** Few may take the names and addresses of all customers with them. (decision 839) */
const filesOfPersons = ['shopkeeper'] as const

export const staffCustomers = call<typeof schemas.staffCustomers>({
  method: 'GET',
  base: '/api',
  path: '/desk/customers',
  access: 'backoffice',
  roles,
  stores: 'own',
  effect: 'read',
  audited: { action: 'read.customers' },
})

export const staffCustomersFile = call<typeof schemas.staffCustomersFile>({
  method: 'GET',
  base: '/api',
  path: '/desk/customers/file',
  shape: 'file',
  access: 'backoffice',
  roles: filesOfPersons,
  stores: 'own',
  effect: 'read',
})

export const staffCustomer = call<typeof schemas.staffCustomer>({
  method: 'GET',
  base: '/api',
  path: '/desk/customer',
  access: 'backoffice',
  roles,
  effect: 'read',
  audited: { action: 'read.customer', subject: 'customer', by: 'user_id' },
})

export const staffNoteCustomer = call<typeof schemas.staffNoteCustomer>({
  method: 'POST',
  base: '/api',
  path: '/desk/customer/note',
  access: 'backoffice',
  roles,
  effect: 'write',
})

export const staffUnnoteCustomer = call<typeof schemas.staffUnnoteCustomer>({
  method: 'POST',
  base: '/api',
  path: '/desk/customer/note/delete',
  access: 'backoffice',
  roles,
  effect: 'write',
})

export const staffTagCustomer = call<typeof schemas.staffTagCustomer>({
  method: 'POST',
  base: '/api',
  path: '/desk/customer/tag',
  access: 'backoffice',
  roles,
  effect: 'write',
})

export const staffUntagCustomer = call<typeof schemas.staffUntagCustomer>({
  method: 'POST',
  base: '/api',
  path: '/desk/customer/tag/delete',
  access: 'backoffice',
  roles,
  effect: 'write',
})

export const staffRequests = call<typeof schemas.staffRequests>({
  method: 'GET',
  base: '/api',
  path: '/desk/requests',
  access: 'backoffice',
  roles,
  stores: 'own',
  effect: 'read',
  audited: { action: 'read.customers' },
})

export const staffAskDeletion = call<typeof schemas.staffAskDeletion>({
  method: 'POST',
  base: '/api',
  path: '/desk/customer/deletion',
  access: 'backoffice',
  roles,
  effect: 'write',
})

export const staffAskExport = call<typeof schemas.staffAskExport>({
  method: 'POST',
  base: '/api',
  path: '/desk/customer/export',
  access: 'backoffice',
  roles,
  effect: 'write',
})

export const staffCloseExport = call<typeof schemas.staffCloseExport>({
  method: 'POST',
  base: '/api',
  path: '/desk/customer/export/close',
  access: 'backoffice',
  roles,
  names: { request_id: 'customerRequest' },
  effect: 'write',
})

export const staffCredit = call<typeof schemas.staffCredit>({
  method: 'GET',
  base: '/api',
  path: '/desk/customer/credit',
  access: 'backoffice',
  roles,
  effect: 'read',
  audited: { action: 'read.customer', subject: 'customer', by: 'user_id' },
})

export const staffCreditSet = call<typeof schemas.staffCreditSet>({
  method: 'POST',
  base: '/api',
  path: '/desk/customer/credit/set',
  access: 'backoffice',
  roles: creditRoles,
  effect: 'write',
})

export const staffCreditEnd = call<typeof schemas.staffCreditEnd>({
  method: 'POST',
  base: '/api',
  path: '/desk/customer/credit/end',
  access: 'backoffice',
  roles: creditRoles,
  effect: 'write',
})

export const staffDues = call<typeof schemas.staffDues>({
  method: 'GET',
  base: '/api',
  path: '/desk/customer/dues',
  access: 'backoffice',
  roles,
  effect: 'read',
  audited: { action: 'read.customer', subject: 'customer', by: 'user_id' },
})

export const staffDueReceived = call<typeof schemas.staffDueReceived>({
  method: 'POST',
  base: '/api',
  path: '/desk/customer/dues/received',
  access: 'backoffice',
  roles: creditRoles,
  effect: 'write',
})
