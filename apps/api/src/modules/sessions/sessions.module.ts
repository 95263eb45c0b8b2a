import type { ShopModule } from '../../shop-module.ts'
import { purgeDevices } from './known-devices.ts'
import { purgeRememberTokens } from './remember-me.service.ts'
import { purgeSessions } from './sessions.service.ts'
import { purgeSteps } from './sign-on-steps.ts'

export const sessionsModule: ShopModule = {
  jobs: ({ db, clock }) => [
    { name: 'purge-sessions', everySeconds: 3600, run: () => purgeSessions(db, clock()) },
    { name: 'purge-remember-tokens', everySeconds: 3600, run: () => purgeRememberTokens(db, clock()) },
    { name: 'purge-sign-on-steps', everySeconds: 3600, run: () => purgeSteps(db, clock()) },
    { name: 'purge-devices', everySeconds: 24 * 3600, run: () => purgeDevices(db, clock()) },
  ],
}
