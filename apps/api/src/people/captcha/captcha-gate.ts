import type { Database } from '../../kernel/database/database.ts'
import { createCounter } from '../../kernel/counters.ts'
import type { Shop } from '../../kernel/shop.ts'
import { type CaptchaPlace, passCaptcha } from './captcha.service.ts'

interface Knock {
  /** The one whose tries are counted: an address, or a customer. */
  key: string
  token: string | undefined
  address: string
}

/**
 * A captcha before a call that is no login: asked for once so many tries came as the setting allows, as at the login.
 * Each try counts before it is looked at. (decision 0160)
 */
export interface CaptchaGate {
  pass: (shop: Shop, knock: Knock, now: Date) => Promise<void>
}

const anHour = 3600

export function createCaptchaGate(database: Database, place: CaptchaPlace): CaptchaGate {
  const tries = createCounter(database, `captcha-${place}`, { points: Number.MAX_SAFE_INTEGER, duration: anHour })
  return {
    pass: async (shop, { key, token, address }, now) => {
      const needed = (await tries.used(key)) >= shop.config.CAPTCHA_AFTER_FAILURES
      await passCaptcha(shop, { place, token, address, needed }, now)
      await tries.take(key)
    },
  }
}
