import { call } from '../call.ts'
import type * as schemas from './captcha.ts'

export const authCaptcha = call<typeof schemas.authCaptcha>({
  method: 'POST',
  path: '/auth/captcha',
  access: 'public',
  effect: 'write',
})
