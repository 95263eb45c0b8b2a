import { call } from '../call.ts'
import type * as schemas from './system.ts'

export const systemView = call<typeof schemas.systemView>({
  method: 'GET',
  base: '/api',
  path: '/system/view',
  access: 'admin',
  stores: 'group',
  effect: 'read',
})

export const systemRetry = call<typeof schemas.systemRetry>({
  method: 'POST',
  base: '/api',
  path: '/system/retry',
  access: 'admin',
  stores: 'group',
  effect: 'write',
})
