import type { ShopModule } from '../../kernel/shop-module.ts'
import { proximityHandlers } from './proximity/proximity.routes.ts'
import { storesHandlers } from './stores.routes.ts'
import { storesOfPlaces } from './things-of-stores.ts'

export const storesModule: ShopModule = {
  calls: () => [...storesHandlers, ...proximityHandlers],
  isOfStores: storesOfPlaces,
}
