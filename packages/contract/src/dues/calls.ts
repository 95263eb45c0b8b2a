import { call } from '../call.ts'
import type * as schemas from './dues.ts'

/** (Account and after-sales, section 7, "Payments due") */
export const duesList = call<typeof schemas.duesList>({
  method: 'GET',
  path: '/payment-due-date/list',
  access: 'customer',
  effect: 'read',
})

export const duesTransactions = call<typeof schemas.duesTransactions>({
  method: 'GET',
  path: '/payment-due-date/transactions',
  access: 'owner',
  effect: 'read',
})

export const duesPay = call<typeof schemas.duesPay>({
  method: 'POST',
  path: '/payment-due-date/pay',
  access: 'owner',
  effect: 'write',
})

/** After the provider's page: asks it how the payment stands. */
export const duesPaymentResult = call<typeof schemas.duesPaymentResult>({
  method: 'POST',
  path: '/payment-due-date/payment-result',
  access: 'owner',
  effect: 'write',
})
