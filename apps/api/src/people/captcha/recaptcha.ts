import type { Config } from '../../kernel/settings/config.ts'
import type { CaptchaProvider } from './captcha-provider.ts'

const patience = 5_000

interface SiteVerifyAnswer {
  success?: unknown
  score?: unknown
}

/** From here on a score of version 3 counts as human; version 2 sends none. */
const personScore = 0.5

/** Google's check, by setting. An answer that does not come is no proof: the shopper is asked to try again. */
export function recaptcha(config: Config): CaptchaProvider {
  return {
    task: () => Promise.resolve({ provider: 'recaptcha', siteKey: config.RECAPTCHA_SITE_KEY }),
    verify: async (token, address) => {
      const reply = await fetch(config.RECAPTCHA_VERIFY_URL, {
        method: 'POST',
        body: new URLSearchParams({ secret: config.RECAPTCHA_SECRET, response: token, remoteip: address }),
        signal: AbortSignal.timeout(patience),
      })
      if (!reply.ok) throw new Error(`reCAPTCHA answered ${reply.status}`)
      const { success, score } = (await reply.json()) as SiteVerifyAnswer
      return success === true && (typeof score !== 'number' || score >= personScore)
    },
  }
}
