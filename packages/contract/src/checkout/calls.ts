import { call } from '../call.ts'
import type * as schemas from './checkout.ts'

export const checkoutPrepare = call<typeof schemas.checkoutPrepare>({
  method: 'POST',
  path: '/checkout/prepare',
  access: 'customer',
  effect: 'write',
  unconfirmed: true,
})

export const checkoutPrebilledAmount = call<typeof schemas.checkoutPrebilledAmount>({
  method: 'GET',
  path: '/checkout/prebilled-amount',
  access: 'customer',
  effect: 'read',
})

export const checkoutBuy = call<typeof schemas.checkoutBuy>({
  method: 'POST',
  path: '/checkout/buy',
  access: 'customer',
  effect: 'write',
  keyed: true,
})

export const checkoutPaymentResult = call<typeof schemas.checkoutPaymentResult>({
  method: 'POST',
  path: '/checkout/payment-result',
  access: 'owner',
  effect: 'write',
})

export const paymentTypesList = call<typeof schemas.paymentTypesList>({
  method: 'GET',
  path: '/payment-type/list-auth',
  access: 'customer',
  effect: 'read',
})

export const paymentTypesRemoveAuth = call<typeof schemas.paymentTypesRemoveAuth>({
  method: 'POST',
  path: '/payment-type/remove-auth',
  access: 'owner',
  effect: 'write',
  personal: true,
})

export const ordersModifyPaymentType = call<typeof schemas.ordersModifyPaymentType>({
  method: 'POST',
  path: '/order/modify-payment-type',
  access: 'owner',
  effect: 'write',
})
