import type { ShopModule } from '../../shop-module.ts'
import { deliveryHandlers } from './delivery.routes.ts'
import { purgeReleasedHolds, releaseExpiredHolds } from './holds.service.ts'
import { proximityHandlers } from './proximity/proximity.routes.ts'
import { generateSlots } from './slots-generator.ts'

export const deliveryModule: ShopModule = {
  calls: () => [...deliveryHandlers, ...proximityHandlers],
  jobs: ({ db, clock }) => [
    { name: 'release-holds', everySeconds: 60, run: () => releaseExpiredHolds(db, clock()) },
    { name: 'purge-released-holds', everySeconds: 3600, run: () => purgeReleasedHolds(db, clock()) },
    { name: 'make-slots', everySeconds: 6 * 3600, run: () => generateSlots(db, clock()) },
  ],
}
