import { call } from '../call.ts'
import type * as schemas from './billing.ts'

export const billingView = call<typeof schemas.billingView>({
  method: 'GET',
  path: '/registration/billing_address',
  access: 'customer',
  effect: 'read',
})

export const billingUpdate = call<typeof schemas.billingUpdate>({
  method: 'POST',
  path: '/registration/update_billing_address',
  access: 'customer',
  effect: 'write',
})

/** (Account and after-sales, section 7, "Fiscal") */
export const personFiscalList = call<typeof schemas.personFiscalList>({
  method: 'GET',
  path: '/user-person-fiscal/list',
  access: 'customer',
  effect: 'read',
})

export const personFiscalInsert = call<typeof schemas.personFiscalInsert>({
  method: 'POST',
  path: '/user-person-fiscal/insert-billing-address',
  access: 'customer',
  effect: 'write',
})

export const personFiscalDelete = call<typeof schemas.personFiscalDelete>({
  method: 'GET',
  path: '/user-person-fiscal/delete-person-fiscal',
  access: 'owner',
  effect: 'write',
})

export const lotteryView = call<typeof schemas.lotteryView>({
  method: 'GET',
  path: '/registration/lottery_code',
  access: 'customer',
  effect: 'read',
})

export const lotteryUpdate = call<typeof schemas.lotteryUpdate>({
  method: 'POST',
  path: '/registration/update_lottery_code',
  access: 'customer',
  effect: 'write',
})
