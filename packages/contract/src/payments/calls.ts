import { call } from '../call.ts'
import type * as schemas from './payments.ts'

const shopkeepers = ['shopkeeper'] as const

export const paymentsReconciliation = call<typeof schemas.paymentsReconciliation>({
  method: 'GET',
  base: '/api',
  path: '/payments/reconciliation',
  access: 'backoffice',
  roles: shopkeepers,
  stores: 'group',
  effect: 'read',
})

export const paymentsReconcile = call<typeof schemas.paymentsReconcile>({
  method: 'POST',
  base: '/api',
  path: '/payments/reconcile',
  access: 'backoffice',
  roles: shopkeepers,
  stores: 'group',
  effect: 'write',
})
