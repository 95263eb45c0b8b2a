import type { ShopModule } from '../../shop-module.ts'
import { customerDeskDeliveries } from './customer-desk-mails.ts'
import { customerDeskHandlers } from './customer-desk.routes.ts'

export const customerDeskModule: ShopModule = { calls: customerDeskHandlers, deliveries: customerDeskDeliveries }
