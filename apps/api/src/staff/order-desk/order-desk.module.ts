import type { ShopModule } from '../../kernel/shop-module.ts'
import { orderDeskHandlers } from './order-desk.routes.ts'

export const orderDeskModule: ShopModule = { calls: orderDeskHandlers }
