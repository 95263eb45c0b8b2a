import type { ShopModule } from '../../kernel/shop-module.ts'
import { captchaHandlers } from './captcha.routes.ts'
import { purgeChallenges } from './captcha.service.ts'

export const captchaModule: ShopModule = {
  calls: captchaHandlers,
  jobs: ({ db, clock }) => [{ name: 'purge-captchas', everySeconds: 3600, run: () => purgeChallenges(db, clock()) }],
}
