import type { ShopModule } from '../../kernel/shop-module.ts'
import { offerHandlers } from './offers.routes.ts'
import { storesOfOffers } from './things-of-stores.ts'

export const offersModule: ShopModule = { calls: () => offerHandlers, isOfStores: storesOfOffers }
