import { call } from '../call.ts'
import type * as schemas from './staff-orders.ts'

/** The roles that look after the orders of customers. */
const roles = ['shopkeeper', 'operator'] as const
/** A shopkeeper decides on money that goes back. */
const decide = ['shopkeeper'] as const
/** Few may take the names and phones of all customers with them. (decision 839) */
const filesOfPersons = ['shopkeeper'] as const

export const staffOrders = call<typeof schemas.staffOrders>({
  method: 'GET',
  base: '/api',
  path: '/desk/orders',
  access: 'backoffice',
  roles,
  stores: 'own',
  effect: 'read',
  audited: { action: 'read.orders' },
})

export const staffOrdersFile = call<typeof schemas.staffOrdersFile>({
  method: 'GET',
  base: '/api',
  path: '/desk/orders/file',
  shape: 'file',
  access: 'backoffice',
  roles: filesOfPersons,
  stores: 'own',
  effect: 'read',
})

export const staffOrder = call<typeof schemas.staffOrder>({
  method: 'GET',
  base: '/api',
  path: '/desk/order',
  access: 'backoffice',
  roles,
  effect: 'read',
  audited: { action: 'read.order', subject: 'order', by: 'order_id' },
})

export const staffCancel = call<typeof schemas.staffCancel>({
  method: 'POST',
  base: '/api',
  path: '/desk/order/cancel',
  access: 'backoffice',
  roles,
  effect: 'write',
})

export const staffTimes = call<typeof schemas.staffTimes>({
  method: 'GET',
  base: '/api',
  path: '/desk/order/times',
  access: 'backoffice',
  roles,
  effect: 'read',
})

export const staffReschedule = call<typeof schemas.staffReschedule>({
  method: 'POST',
  base: '/api',
  path: '/desk/order/reschedule',
  access: 'backoffice',
  roles,
  effect: 'write',
})

export const staffChangeLines = call<typeof schemas.staffChangeLines>({
  method: 'POST',
  base: '/api',
  path: '/desk/order/lines',
  access: 'backoffice',
  roles,
  effect: 'write',
  keyed: true,
})

export const staffOrderProducts = call<typeof schemas.staffOrderProducts>({
  method: 'GET',
  base: '/api',
  path: '/desk/order/products',
  access: 'backoffice',
  roles,
  effect: 'read',
})

export const staffRefund = call<typeof schemas.staffRefund>({
  method: 'POST',
  base: '/api',
  path: '/desk/order/refund',
  access: 'backoffice',
  roles: decide,
  effect: 'write',
})

export const staffAddNote = call<typeof schemas.staffAddNote>({
  method: 'POST',
  base: '/api',
  path: '/desk/order/note',
  access: 'backoffice',
  roles,
  effect: 'write',
})

export const staffResend = call<typeof schemas.staffResend>({
  method: 'POST',
  base: '/api',
  path: '/desk/order/resend',
  access: 'backoffice',
  roles,
  effect: 'write',
})

export const staffDocument = call<typeof schemas.staffDocument>({
  method: 'GET',
  base: '/api',
  path: '/desk/order/document',
  shape: 'file',
  access: 'backoffice',
  roles,
  effect: 'read',
  audited: { action: 'read.document', subject: 'order', by: 'order_id' },
})
