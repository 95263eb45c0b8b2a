import type { ShopModule } from '../../shop-module.ts'
import { customerDeskHandlers } from './customer-desk.routes.ts'

export const customerDeskModule: ShopModule = { calls: customerDeskHandlers }
