import type { ShopModule } from '../../shop-module.ts'
import { purgeDelivered } from './outbox.service.ts'

export const outboxModule: ShopModule = {
  jobs: ({ db, clock }) => [
    { name: 'purge-delivered', everySeconds: 24 * 3600, run: () => purgeDelivered(db, clock()) },
  ],
}
