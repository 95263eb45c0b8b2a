import type { ShopModule } from '../../kernel/shop-module.ts'
import { socialPlugin } from './social.plugin.ts'
import { deleteOldVisits } from './social.repository.ts'
import { socialHandlers } from './social.routes.ts'

export const socialModule: ShopModule = {
  calls: socialHandlers,
  routes: socialPlugin,
  jobs: ({ db, clock }) => [
    { name: 'purge-social-logins', everySeconds: 3600, run: () => deleteOldVisits(db, clock()) },
  ],
}
