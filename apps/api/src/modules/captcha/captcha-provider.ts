import type { Static } from 'typebox'
import type { authCaptcha } from '@bottega/contract/captcha/captcha.ts'

export type CaptchaTask = Static<(typeof authCaptcha)['reply']>

/** Who tells people from machines: hands out a task, and says whether a token solves one. */
export interface CaptchaProvider {
  task: (now: Date) => Promise<CaptchaTask>
  verify: (token: string, address: string, now: Date) => Promise<boolean>
}
