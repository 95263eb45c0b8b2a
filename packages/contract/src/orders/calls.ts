import { call } from '../call.ts'
import type * as orders from './orders.ts'
import type * as orderChanges from './order-changes.ts'

export const ordersList = call<typeof orders.ordersList>({
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
