import type { Db } from '../../kernel/database/database.ts'
import type { Shop } from '../../kernel/shop.ts'
import { ShopError } from '../../kernel/shop-error.ts'
import type { CaptchaProvider } from './captcha-provider.ts'
import { deleteOldChallenges } from './captcha.repository.ts'
import { recaptcha } from './recaptcha.ts'
import { workCaptcha } from './work-captcha.ts'

/** The places that can be guarded; `CAPTCHA_PLACES` names those that are. (Shopping core, section 5) */
export type CaptchaPlace =
  'login' | 'registration' | 'password_reset' | 'password_update' | 'user_detail_update' | 'form'

export function captchaOf({ config, db }: Pick<Shop, 'config' | 'db'>): CaptchaProvider | undefined {
  if (config.CAPTCHA === 'none') return undefined
  return config.CAPTCHA === 'recaptcha' ? recaptcha(config) : workCaptcha(db)
}

export interface CaptchaRequest {
  place: CaptchaPlace
  token: string | undefined
  address: string
  /** Whether a token is asked for at all. */
  needed: boolean
}

/**
 * Throws `error.captcha.*` without a valid token where one is needed; a token that was not needed is ignored. Answers
 * whether a captcha was solved.
 */
export async function passCaptcha(shop: Shop, request: CaptchaRequest, now: Date): Promise<boolean> {
  const { place, token, address, needed } = request
  const provider = captchaOf(shop)
  if (!needed || provider === undefined || !shop.config.CAPTCHA_PLACES.includes(place)) return false
  if (token === undefined || token === '') throw new ShopError('error.captcha.required')
  if (!(await solves(shop, provider, token, address, now))) throw new ShopError('error.captcha.wrong')
  return true
}

async function solves(shop: Shop, provider: CaptchaProvider, token: string, address: string, now: Date) {
  try {
    return await provider.verify(token, address, now)
  } catch (error) {
    shop.log.error({ err: error }, 'the captcha could not be verified')
    return false
  }
}

/** Housekeeping: tasks that were never handed in. */
export const purgeChallenges = (db: Db, now: Date) => deleteOldChallenges(db, now)
