import { call } from '../call.ts'
import type * as profile from './profile.ts'

export const profileSummary = call<typeof profile.profileSummary>({
  method: 'GET',
  path: '/profile/summary',
  access: 'customer',
  effect: 'read',
})
