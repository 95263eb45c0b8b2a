import { inBatches } from '../../kernel/database/in-batches.ts'
import type { ShopModule } from '../../kernel/shop-module.ts'
import { deleteEndedChanges } from './many-products.repository.ts'
import { leafletPromotionsHandlers } from './leaflet-promotions.routes.ts'
import { manyProductsHandlers } from './many-products.routes.ts'
import { keptUntil } from './many-products.service.ts'
import { manyPromotionsHandlers } from './many-promotions.routes.ts'
import { staffProductsHandlers } from './staff-products.routes.ts'

export const staffProductsModule: ShopModule = {
  calls: () => [
    ...staffProductsHandlers,
    ...manyProductsHandlers,
    ...manyPromotionsHandlers,
    ...leafletPromotionsHandlers,
  ],
  jobs: ({ db, clock }) => [
    {
      name: 'purge-product-changes',
      everySeconds: 3600,
      run: () => inBatches((most) => deleteEndedChanges(db, keptUntil(clock()), most)),
    },
  ],
}
