import { call } from '../call.ts'
import type * as schemas from './cookies.ts'

export const consentCookies = call<typeof schemas.consentCookies>({
  method: 'POST',
  path: '/consent/cookies',
  access: 'public',
  effect: 'write',
  personal: true,
})
