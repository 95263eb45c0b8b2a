import { call } from '../call.ts'
import type * as schemas from './sign-on.ts'

/** Ours: the PIN of an account that single sign-on or a social login leads to. */
export const signOnPin = call<typeof schemas.signOnPin>({
  method: 'POST',
  path: '/auth/sign-on-pin',
  access: 'public',
  effect: 'write',
  personal: true,
})
