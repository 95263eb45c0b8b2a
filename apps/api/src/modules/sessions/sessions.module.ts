import type { ShopModule } from '../../shop-module.ts'
import { forgetOldDevices } from './known-devices.ts'
import { forgetExpiredTokens } from './remember-me.service.ts'
import { forgetEndedSessions } from './sessions.service.ts'

export const sessionsModule: ShopModule = {
  jobs: ({ db, clock }) => [
    { name: 'forget-sessions', everySeconds: 3600, run: () => forgetEndedSessions(db, clock()) },
    { name: 'forget-remembered', everySeconds: 3600, run: () => forgetExpiredTokens(db, clock()) },
    { name: 'forget-devices', everySeconds: 24 * 3600, run: () => forgetOldDevices(db, clock()) },
  ],
}
