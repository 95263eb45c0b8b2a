import type { ShopModule } from '../../kernel/shop-module.ts'
import { securityDeliveries } from './security-mails.ts'
import { securityHandlers } from './security.routes.ts'
import { deleteOldTokens } from './tokens.repository.ts'

export const securityModule: ShopModule = {
  calls: securityHandlers,
  deliveries: securityDeliveries,
  jobs: ({ db, clock }) => [
    { name: 'purge-security-tokens', everySeconds: 3600, run: () => deleteOldTokens(db, clock()) },
  ],
}
