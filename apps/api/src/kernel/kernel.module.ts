import { purgeCounts } from './counters.ts'
import { devMail } from './mail/dev-mail.routes.ts'
import { purgeDelivered } from './outbox/outbox.service.ts'
import { purgeDevices } from './sessions/known-devices.ts'
import { purgeRememberTokens } from './sessions/remember-me.service.ts'
import { purgeSessions } from './sessions/sessions.service.ts'
import { purgeSteps } from './sessions/sign-on-steps.ts'
import type { ShopModule } from './shop-module.ts'

const hour = 3600

/** The work of the kernel by itself: it throws away things that have ended, and shows the mails of a demo. */
export const kernelModule: ShopModule = {
  routes: (app, { shop: { config } }, done) => {
    void app.register(devMail, { config })
    done()
  },
  jobs: ({ db, clock }) => [
    { name: 'purge-sessions', everySeconds: hour, run: () => purgeSessions(db, clock()) },
    { name: 'purge-remember-tokens', everySeconds: hour, run: () => purgeRememberTokens(db, clock()) },
    { name: 'purge-sign-on-steps', everySeconds: hour, run: () => purgeSteps(db, clock()) },
    { name: 'purge-devices', everySeconds: 24 * hour, run: () => purgeDevices(db, clock()) },
    { name: 'purge-counts', everySeconds: hour, run: () => purgeCounts(db) },
    { name: 'purge-delivered', everySeconds: 24 * hour, run: () => purgeDelivered(db, clock()) },
  ],
}
