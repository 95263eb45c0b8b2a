import { leadingZeroBits, workText } from '@bottega/rules/people/proof-of-work.ts'
import { createHash } from 'node:crypto'
import type { Db } from '../../kernel/database/database.ts'
import { newToken } from '../../kernel/sessions/credentials.ts'
import type { CaptchaProvider } from './captcha-provider.ts'
import { insertChallenge, takeChallenge } from './captcha.repository.ts'

/** About 32,000 hashes: a fraction of a second for one login, expensive for trying a million passwords. */
const bits = 15
const validFor = 5 * 60_000

/** The shop's own: the browser does a proof of work, without pictures and without telling another company. */
export function workCaptcha(db: Db): CaptchaProvider {
  return {
    task: async (now) => {
      const challenge = newToken()
      await insertChallenge(db, challenge, new Date(now.getTime() + validFor))
      return { provider: 'work', challenge, bits }
    },
    verify: async (token, _address, now) => {
      const [challenge = '', number = ''] = token.split(':')
      if (!/^\d{1,15}$/.test(number)) return false
      const digest = createHash('sha256')
        .update(workText(challenge, Number(number)))
        .digest()
      return leadingZeroBits(digest) >= bits && takeChallenge(db, challenge, now)
    },
  }
}
