import { RefusalError } from '@bottega/contract/api.ts'

/**
 * Makes the attempt; when the shop demands a captcha, solves it invisibly and tries once more. A first login never
 * needs one. (Safety, 14)
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
