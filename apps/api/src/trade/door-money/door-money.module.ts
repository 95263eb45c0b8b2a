import type { ShopModule } from '../../kernel/shop-module.ts'
import { storesOfTills } from './things-of-stores.ts'
import { tillHandlers } from './tills.routes.ts'

export const doorMoneyModule: ShopModule = { calls: () => tillHandlers, isOfStores: storesOfTills }
