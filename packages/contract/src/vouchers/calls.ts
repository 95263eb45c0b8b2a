import { call } from '../call.ts'
import type * as schemas from './vouchers.ts'

export const vouchersCheck = call<typeof schemas.vouchersCheck>({
  method: 'GET',
  path: '/cart-giftcertificate/check',
  access: 'customer',
  effect: 'read',
})

export const vouchersAddCode = call<typeof schemas.vouchersAddCode>({
  method: 'POST',
  path: '/cart-giftcertificate/add_code',
  access: 'customer',
  effect: 'write',
})

export const vouchersRemoveCode = call<typeof schemas.vouchersRemoveCode>({
  method: 'POST',
  path: '/cart-giftcertificate/remove_code',
  access: 'customer',
  effect: 'write',
})

export const vouchersSendCode = call<typeof schemas.vouchersSendCode>({
  method: 'POST',
  path: '/cart-giftcertificate/send_code',
  access: 'owner',
  effect: 'write',
})

export const vouchersThreshold = call<typeof schemas.vouchersThreshold>({
  method: 'GET',
  path: '/cart-giftcertificate/cart-threshold',
  access: 'customer',
  effect: 'read',
})

export const vouchersList = call<typeof schemas.vouchersList>({
  method: 'GET',
  path: '/giftcertificate/list',
  access: 'customer',
  effect: 'read',
})

export const vouchersListManualAssigned = call<typeof schemas.vouchersListManualAssigned>({
  method: 'GET',
  path: '/giftcertificate/list-manual-assigned',
  access: 'customer',
  effect: 'read',
})

export const couponsCheck = call<typeof schemas.couponsCheck>({
  method: 'GET',
  path: '/personal-coupon/check_coupon',
  access: 'customer',
  effect: 'read',
})

export const couponsGet = call<typeof schemas.couponsGet>({
  method: 'GET',
  path: '/personal-coupon/get_coupon',
  access: 'customer',
  effect: 'read',
})

export const couponsAdd = call<typeof schemas.couponsAdd>({
  method: 'POST',
  path: '/personal-coupon/add_coupon',
  access: 'owner',
  effect: 'write',
})
