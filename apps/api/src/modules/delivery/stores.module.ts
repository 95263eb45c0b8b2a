import type { ShopModule } from '../../shop-module.ts'
import { proximityHandlers } from './proximity/proximity.routes.ts'
import { storesHandlers } from './delivery.routes.ts'

export const storesModule: ShopModule = { calls: () => [...storesHandlers, ...proximityHandlers] }
