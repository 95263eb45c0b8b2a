import type { ShopModule } from '../../kernel/shop-module.ts'
import { placeHandlers } from './places.routes.ts'
import { warehouseHandlers } from './warehouses.routes.ts'

export const locatorModule: ShopModule = {
  calls: () => [...warehouseHandlers, ...placeHandlers],
}
