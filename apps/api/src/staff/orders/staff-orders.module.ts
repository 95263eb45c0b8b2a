import type { ShopModule } from '../../kernel/shop-module.ts'
import { staffOrdersHandlers } from './staff-orders.routes.ts'

export const staffOrdersModule: ShopModule = { calls: staffOrdersHandlers }
