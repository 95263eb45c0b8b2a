import { call } from '../call.ts'
import type * as schemas from './identity.ts'

export const shopIdentity = call<typeof schemas.shopIdentity>({
  method: 'GET',
  base: '/api',
  path: '/shop/identity',
  access: 'public',
  effect: 'read',
})
