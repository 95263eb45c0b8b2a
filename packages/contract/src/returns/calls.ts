import { call } from '../call.ts'
import type * as schemas from './returns.ts'
import type * as staff from './staff.ts'
import type * as withdrawals from './withdrawals.ts'

export const returnsList = call<typeof schemas.returnsList>({
  method: 'GET',
  path: '/order-refund/list',
  access: 'customer',
  effect: 'read',
})

export const returnsView = call<typeof schemas.returnsView>({
  method: 'GET',
  path: '/order-refund/view',
  access: 'owner',
  effect: 'read',
})

/** The goods of an order that can still be returned, and the last day. */
export const returnsOptions = call<typeof schemas.returnsOptions>({
  method: 'GET',
  path: '/order-refund/options',
  access: 'owner',
  effect: 'read',
})

export const returnsRequest = call<typeof schemas.returnsRequest>({
  method: 'POST',
  path: '/order-refund/request',
  access: 'owner',
  effect: 'write',
  keyed: true,
})

export const returnsCancel = call<typeof schemas.returnsCancel>({
  method: 'POST',
  path: '/order-refund/cancel',
  access: 'owner',
  effect: 'write',
})

/** One photo, before the request it is for: its id is then named there. */
export const returnsUpload = call<typeof schemas.returnsUpload>({
  method: 'POST',
  path: '/order-refund/upload',
  shape: 'multipart',
  access: 'customer',
  effect: 'write',
})

/** A photo of a return: for its customer, and for staff. */
export const returnsPhoto = call<typeof schemas.returnsPhoto>({
  method: 'GET',
  path: '/order-refund/photo',
  shape: 'file',
  access: 'customer',
  effect: 'read',
  audited: { action: 'read.photo', subject: 'photo', by: 'photo_id' },
})

/** The goods of an order its customer can withdraw from without a reason. */
export const withdrawalOptions = call<typeof withdrawals.withdrawalOptions>({
  method: 'GET',
  path: '/order-refund/withdrawal',
  access: 'owner',
  effect: 'read',
})

/** The statement, confirmed. Without a login too: it is then known by the number of the order and the address. */
export const withdrawalDeclare = call<typeof withdrawals.withdrawalDeclare>({
  method: 'POST',
  path: '/order-refund/withdraw',
  access: 'public',
  effect: 'write',
})

export const staffReturns = call<typeof staff.staffReturns>({
  method: 'GET',
  base: '/api',
  path: '/order-refund/list',
  access: 'backoffice',
  effect: 'read',
  roles: ['shopkeeper', 'operator'],
  stores: 'own',
  audited: { action: 'read.returns' },
})

export const staffReturn = call<typeof staff.staffReturn>({
  method: 'GET',
  base: '/api',
  path: '/order-refund/view',
  access: 'backoffice',
  effect: 'read',
  roles: ['shopkeeper', 'operator'],
  audited: { action: 'read.return', subject: 'return', by: 'order_refund_id' },
})

export const staffReturnsDecide = call<typeof staff.staffReturnsDecide>({
  method: 'POST',
  base: '/api',
  path: '/order-refund/decide',
  access: 'backoffice',
  effect: 'write',
  roles: ['shopkeeper'],
})

export const staffReturnsReceive = call<typeof staff.staffReturnsReceive>({
  method: 'POST',
  base: '/api',
  path: '/order-refund/receive',
  access: 'backoffice',
  effect: 'write',
  roles: ['shopkeeper', 'picker'],
})

/** A replacement has left with another order of the customer; or there is none, and its money goes back instead. */
export const staffReturnsReplace = call<typeof staff.staffReturnsReplace>({
  method: 'POST',
  base: '/api',
  path: '/order-refund/replace',
  access: 'backoffice',
  effect: 'write',
  roles: ['shopkeeper'],
})
