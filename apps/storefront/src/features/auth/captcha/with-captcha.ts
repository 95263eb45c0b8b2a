import { RefusalError } from '@bottega/contract/api.ts'

/**
 * Tries, and where the shop wants to know whether a person is there, works that off unseen and tries once more. Nobody
 * meets it at a first login. (Safety, 14)
 */
export async function withCaptcha<Answer>(attempt: (token?: string) => Promise<Answer>): Promise<Answer> {
  try {
    return await attempt()
  } catch (error) {
    if (!(error instanceof RefusalError) || error.code !== 'error.captcha.required') throw error
    const { proveHuman } = await import('./prove-human.ts')
    return attempt(await proveHuman())
  }
}
