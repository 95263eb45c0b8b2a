import { call } from '../call.ts'
import type * as schemas from './companies.ts'

export const shopAtWorkSubscribe = call<typeof schemas.shopAtWorkSubscribe>({
  method: 'GET',
  path: '/shopatwork/subscribe',
  access: 'customer',
  effect: 'write',
})

export const shopAtWorkView = call<typeof schemas.shopAtWorkView>({
  method: 'GET',
  path: '/shopatwork/view',
  access: 'customer',
  effect: 'read',
})

export const marketingContactKey = call<typeof schemas.marketingContactKey>({
  method: 'POST',
  path: '/marketingcloud/contact-key',
  access: 'customer',
  effect: 'write',
  personal: true,
})

export const marketingRemoveContactKey = call<typeof schemas.marketingRemoveContactKey>({
  method: 'POST',
  path: '/marketingcloud/contact-key/remove',
  access: 'customer',
  effect: 'write',
  personal: true,
})

export const pushRegister = call<typeof schemas.pushRegister>({
  method: 'GET',
  path: '/externalregistration/register',
  access: 'customer',
  effect: 'write',
  personal: true,
})

export const pushUnregister = call<typeof schemas.pushUnregister>({
  method: 'GET',
  path: '/externalregistration/unregister',
  access: 'customer',
  effect: 'write',
  personal: true,
})
