import { call } from '../call.ts'
import type * as links from './order-links.ts'
import type * as lists from './order-lists.ts'
import type * as spending from './order-lists.ts'
import type * as notes from './order-notes.ts'
import type * as requests from './order-requests.ts'
import type * as orders from './orders.ts'
import type * as orderChanges from './order-changes.ts'

export const ordersList = call<typeof lists.ordersList>({
  method: 'GET',
  path: '/order/list',
  access: 'customer',
  effect: 'read',
})

export const ordersView = call<typeof orders.ordersView>({
  method: 'GET',
  path: '/order/view',
  access: 'owner',
  effect: 'read',
})

export const ordersDelete = call<typeof orders.ordersDelete>({
  method: 'POST',
  path: '/order/delete',
  access: 'owner',
  effect: 'write',
})

export const ordersModify = call<typeof orderChanges.ordersModify>({
  method: 'POST',
  path: '/order/modify',
  access: 'owner',
  effect: 'write',
})

export const ordersAdd = call<typeof orderChanges.ordersAdd>({
  method: 'POST',
  path: '/order/add',
  access: 'owner',
  effect: 'write',
})

export const ordersChanges = call<typeof orderChanges.ordersChanges>({
  method: 'GET',
  path: '/order/modify-view',
  access: 'owner',
  effect: 'read',
})

export const ordersConfirmChanges = call<typeof orderChanges.ordersConfirmChanges>({
  method: 'POST',
  path: '/order/modify-confirm',
  access: 'owner',
  effect: 'write',
})

export const ordersLeaveChanges = call<typeof orderChanges.ordersLeaveChanges>({
  method: 'POST',
  path: '/order/modify-leave',
  access: 'owner',
  effect: 'write',
})

export const ordersPayment = call<typeof orders.ordersPayment>({
  method: 'POST',
  path: '/order/payment',
  access: 'owner',
  effect: 'write',
})

export const ordersListForAddresses = call<typeof lists.ordersListForAddresses>({
  method: 'GET',
  path: '/order/list-for-all-user-shipping-addresses',
  access: 'customer',
  effect: 'read',
})

export const ordersListForPersons = call<typeof lists.ordersListForPersons>({
  method: 'GET',
  path: '/order/list-for-all-person-orders',
  access: 'customer',
  effect: 'read',
})

export const ordersListRetryPayment = call<typeof lists.ordersListRetryPayment>({
  method: 'GET',
  path: '/order/list-retry-payment',
  access: 'customer',
  effect: 'read',
})

export const orderNoteAdd = call<typeof notes.orderNoteAdd>({
  method: 'POST',
  path: '/note/order/add',
  access: 'owner',
  effect: 'write',
})

export const orderNoteUpdate = call<typeof notes.orderNoteUpdate>({
  method: 'POST',
  path: '/note/order/update',
  access: 'owner',
  effect: 'write',
})

export const orderNoteList = call<typeof notes.orderNoteList>({
  method: 'POST',
  path: '/note/list',
  access: 'customer',
  effect: 'read',
})

export const ordersChangeable = call<typeof orderChanges.ordersChangeable>({
  method: 'GET',
  path: '/order/changeable',
  access: 'customer',
  effect: 'read',
})

/** By POST: a token in an address would stand in logs and histories. (decision 0351) */
export const tokenOrderView = call<typeof links.tokenOrderView>({
  method: 'POST',
  path: '/token-order/view',
  access: 'public',
  effect: 'read',
  getIsSecret: true,
})

export const tokenOrderCreate = call<typeof links.tokenOrderCreate>({
  method: 'POST',
  path: '/token-order/create',
  access: 'owner',
  effect: 'write',
})

export const ordersSpending = call<typeof spending.ordersSpending>({
  method: 'GET',
  path: '/order/spending',
  access: 'customer',
  effect: 'read',
})

export const ordersReserve = call<typeof requests.ordersReserve>({
  method: 'POST',
  path: '/order/reserve',
  access: 'owner',
  effect: 'write',
})

export const ordersSaveSubstitutes = call<typeof requests.ordersSaveSubstitutes>({
  method: 'POST',
  path: '/order/save-substitutes',
  access: 'owner',
  effect: 'write',
})

export const ordersSaveDoor = call<typeof requests.ordersSaveDoor>({
  method: 'POST',
  path: '/order/save-door',
  access: 'owner',
  effect: 'write',
})

export const ordersReorderView = call<typeof requests.ordersReorderView>({
  method: 'GET',
  path: '/order/reorder-view',
  access: 'owner',
  effect: 'read',
})

export const ordersChangeDates = call<typeof requests.ordersChangeDates>({
  method: 'GET',
  path: '/order/change-dates',
  access: 'owner',
  effect: 'read',
})

export const ordersChangeDate = call<typeof requests.ordersChangeDate>({
  method: 'POST',
  path: '/order/change-date',
  access: 'owner',
  effect: 'write',
})
