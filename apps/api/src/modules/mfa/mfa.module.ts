import type { ShopModule } from '../../shop-module.ts'
import { mfaHandlers } from './mfa.routes.ts'
import { purgePins } from './mfa.service.ts'

export const mfaModule: ShopModule = {
  calls: mfaHandlers,
  jobs: ({ db, clock }) => [{ name: 'purge-pins', everySeconds: 3600, run: () => purgePins(db, clock()) }],
}
