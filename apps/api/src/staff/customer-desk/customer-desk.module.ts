import type { ShopModule } from '../../kernel/shop-module.ts'
import { creditDeliveries } from './credit-mails.ts'
import { customerDeskDeliveries } from './customer-desk-mails.ts'
import { customerDeskHandlers } from './customer-desk.routes.ts'

export const customerDeskModule: ShopModule = {
  calls: customerDeskHandlers,
  deliveries: (shop, mailer) => ({ ...customerDeskDeliveries(shop, mailer), ...creditDeliveries(shop, mailer) }),
}
