import type { ShopModule } from '../../shop-module.ts'
import { mfaHandlers } from './mfa.routes.ts'
import { forgetOldPins } from './mfa.service.ts'

export const mfaModule: ShopModule = {
  calls: mfaHandlers,
  jobs: ({ db, clock }) => [{ name: 'forget-pins', everySeconds: 3600, run: () => forgetOldPins(db, clock()) }],
}
