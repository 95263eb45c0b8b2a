import type { Static } from 'typebox'
import type { authCaptcha } from '@bottega/contract/captcha/captcha.ts'

export type CaptchaTask = Static<(typeof authCaptcha)['reply']>

/** Issues a task that separates people from programs, and checks whether a token solves one. */
export interface CaptchaProvider {
  task: (now: Date) => Promise<CaptchaTask>
  verify: (token: string, address: string, now: Date) => Promise<boolean>
}
