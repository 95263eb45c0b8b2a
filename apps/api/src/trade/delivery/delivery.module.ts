import type { ShopModule } from '../../kernel/shop-module.ts'
import { purgeReleasedHolds, releaseExpiredHolds } from './holds.service.ts'
import { generateSlots } from './slots-generator.ts'
import { storesOfSlots } from './things-of-stores.ts'

export const deliveryModule: ShopModule = {
  isOfStores: storesOfSlots,
  jobs: ({ db, clock }) => [
    { name: 'release-holds', everySeconds: 60, run: () => releaseExpiredHolds(db, clock()) },
    { name: 'purge-released-holds', everySeconds: 3600, run: () => purgeReleasedHolds(db, clock()) },
    { name: 'make-slots', everySeconds: 6 * 3600, run: () => generateSlots(db, clock()) },
  ],
}
