import type { ShopModule } from '../../shop-module.ts'
import { orderHandlers } from './orders.routes.ts'

export const ordersModule: ShopModule = {
  calls: () => orderHandlers,
}
