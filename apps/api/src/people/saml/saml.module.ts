import type { ShopModule } from '../../kernel/shop-module.ts'
import { samlPlugin } from './saml.plugin.ts'
import { samlHandlers } from './saml.routes.ts'
import { purgeSignOns } from './saml.service.ts'

export const samlModule: ShopModule = {
  calls: () => samlHandlers,
  routes: samlPlugin,
  jobs: ({ db, clock }) => [
    { name: 'purge-single-sign-ons', everySeconds: 3600, run: () => purgeSignOns(db, clock()) },
  ],
}
