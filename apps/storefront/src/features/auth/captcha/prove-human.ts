import { authCaptcha } from '@bottega/contract/captcha/calls.ts'
import { browserApi } from '../../../lib/api/browser-api.ts'

/**
 * Asks the shop which captcha it demands, and solves it: a short computation, or a token of Google. Undefined when it
 * demands none.
 */
export async function proveHuman(): Promise<string | undefined> {
  const { data: task } = await browserApi().call(authCaptcha)
  switch (task.provider) {
    case 'work': {
      const { work } = await import('@bottega/rules/people/work.ts')
      return work(task.challenge, task.bits)
    }
    case 'recaptcha': {
      const { recaptchaToken } = await import('./recaptcha.ts')
      return recaptchaToken(task.siteKey)
    }
    case 'none':
      return undefined
    default:
      return task satisfies never
  }
}
