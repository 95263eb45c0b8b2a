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
