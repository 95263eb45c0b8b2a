import { RefusalError } from '@bottega/contract/api.ts'
import { authCaptcha } from '@bottega/contract/captcha/calls.ts'
import { api } from '../../lib/api.ts'

/**
 * Makes the attempt; where the shop demands proof of a human, computes it and tries once more. Where that proof is
 * Google's, whose script this page does not load, the shop's refusal stands until the limit ends.
 */
export async function withCaptcha<Answer>(attempt: (token?: string) => Promise<Answer>): Promise<Answer> {
  try {
    return await attempt()
  } catch (error) {
    if (!(error instanceof RefusalError) || error.code !== 'error.captcha.required') throw error
    const { data: task } = await api.call(authCaptcha)
    if (task.provider !== 'work') throw error
    const { work } = await import('@bottega/rules/people/work.ts')
    return attempt(await work(task.challenge, task.bits))
  }
}
