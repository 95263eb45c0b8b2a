import type { ShopModule } from '../../kernel/shop-module.ts'
import { creditDeliveries } from './credit-mails.ts'
import { staffCustomersDeliveries } from './staff-customers-mails.ts'
import { staffCustomersHandlers } from './staff-customers.routes.ts'

export const staffCustomersModule: ShopModule = {
  calls: staffCustomersHandlers,
  deliveries: (shop, mailer) => ({ ...staffCustomersDeliveries(shop, mailer), ...creditDeliveries(shop, mailer) }),
}
