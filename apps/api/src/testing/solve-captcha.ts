import { authCaptcha } from '@bottega/contract/captcha/calls.ts'
import { leadingZeroBits, workText } from '@bottega/rules/people/proof-of-work.ts'
import { createHash } from 'node:crypto'
import type { TestShop } from './test-shop.ts'

/** A task of the shop's own captcha. */
export async function captchaTask(shop: TestShop): Promise<{ challenge: string; bits: number }> {
  const { data } = await shop.anonymous().call(authCaptcha)
  if (data.provider !== 'work') throw new Error(`the shop asked for ${data.provider}`)
  return data
}

/** The token that proves the work. */
export function solveCaptcha({ challenge, bits }: { challenge: string; bits: number }): string {
  for (let number = 0; ; number++) {
    const digest = createHash('sha256').update(workText(challenge, number)).digest()
    if (leadingZeroBits(digest) >= bits) return `${challenge}:${number}`
  }
}
