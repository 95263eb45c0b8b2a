import { call } from '../call.ts'
import type * as schemas from './order-desk.ts'

/** Who looks after the orders of customers. */
const roles = ['shopkeeper', 'operator'] as const
/** Where money goes back, a shopkeeper decides. */
const decide = ['shopkeeper'] as const

export const deskOrders = call<typeof schemas.deskOrders>({
  method: 'GET',
  base: '/api',
  path: '/desk/orders',
  access: 'backoffice',
  roles,
  effect: 'read',
  audited: { action: 'read.orders' },
})

export const deskOrder = call<typeof schemas.deskOrder>({
  method: 'GET',
  base: '/api',
  path: '/desk/order',
  access: 'backoffice',
  roles,
  effect: 'read',
  audited: { action: 'read.order', subject: 'order', by: 'order_id' },
})

export const deskCancel = call<typeof schemas.deskCancel>({
  method: 'POST',
  base: '/api',
  path: '/desk/order/cancel',
  access: 'backoffice',
  roles,
  effect: 'write',
})

export const deskTimes = call<typeof schemas.deskTimes>({
  method: 'GET',
  base: '/api',
  path: '/desk/order/times',
  access: 'backoffice',
  roles,
  effect: 'read',
})

export const deskReschedule = call<typeof schemas.deskReschedule>({
  method: 'POST',
  base: '/api',
  path: '/desk/order/reschedule',
  access: 'backoffice',
  roles,
  effect: 'write',
})

export const deskRefund = call<typeof schemas.deskRefund>({
  method: 'POST',
  base: '/api',
  path: '/desk/order/refund',
  access: 'backoffice',
  roles: decide,
  effect: 'write',
})

export const deskNote = call<typeof schemas.deskNote>({
  method: 'POST',
  base: '/api',
  path: '/desk/order/note',
  access: 'backoffice',
  roles,
  effect: 'write',
})

export const deskResend = call<typeof schemas.deskResend>({
  method: 'POST',
  base: '/api',
  path: '/desk/order/resend',
  access: 'backoffice',
  roles,
  effect: 'write',
})

export const deskDocument = call<typeof schemas.deskDocument>({
  method: 'GET',
  base: '/api',
  path: '/desk/order/document',
  shape: 'file',
  access: 'backoffice',
  roles,
  effect: 'read',
  audited: { action: 'read.document', subject: 'order', by: 'order_id' },
})
