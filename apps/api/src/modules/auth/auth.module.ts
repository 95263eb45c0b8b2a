import type { ShopModule } from '../../shop-module.ts'
import { registrationHandlers } from './registration.routes.ts'
import { authHandlers } from './auth.routes.ts'
import { purgeEmailTokens } from './registration.service.ts'

export const authModule: ShopModule = {
  calls: (shop) => [...authHandlers, ...registrationHandlers(shop)],
  jobs: ({ db, clock }) => [
    { name: 'forget-email-tokens', everySeconds: 3600, run: () => purgeEmailTokens(db, clock()) },
  ],
}
