import type { Job, ShopModule } from '../../shop-module.ts'
import { purgeCounts } from '../../counters.ts'
import type { Shop } from '../../shop.ts'
import { advanceDemoOrders } from './demo-clock.ts'
import { reapPayments } from './payment-reaper.ts'

const jobsOfDemo = (shop: Shop): readonly Job[] => [
  { name: 'advance-demo-orders', everySeconds: 30, run: () => advanceDemoOrders(shop) },
]

export const jobsModule: ShopModule = {
  jobs: (shop) => [
    { name: 'settle-payments', everySeconds: 30, run: () => reapPayments(shop) },
    { name: 'purge-counts', everySeconds: 3600, run: () => purgeCounts(shop.db) },
    ...(shop.config.DEMO ? jobsOfDemo(shop) : []),
  ],
}
