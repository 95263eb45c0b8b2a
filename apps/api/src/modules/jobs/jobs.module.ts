import type { ShopModule } from '../../shop-module.ts'
import { purgeCounts } from '../../counters.ts'
import { advanceDemoOrders } from './demo-clock.ts'
import { reapPayments } from './payment-reaper.ts'

export const jobsModule: ShopModule = {
  jobs: (shop) => [
    { name: 'settle-payments', everySeconds: 30, run: () => reapPayments(shop) },
    { name: 'purge-counts', everySeconds: 3600, run: () => purgeCounts(shop.db) },
    ...(shop.config.DEMO
      ? [{ name: 'advance-demo-orders', everySeconds: 30, run: () => advanceDemoOrders(shop) }]
      : []),
  ],
}
