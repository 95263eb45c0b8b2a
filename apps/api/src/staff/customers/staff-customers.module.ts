import type { ShopModule } from '../../kernel/shop-module.ts'
import { creditDeliveries } from './credit-mails.ts'
import { staffCustomersDeliveries } from './staff-customers-mails.ts'
import { staffCustomersHandlers } from './staff-customers.routes.ts'
import { storesOfCustomers } from './things-of-stores.ts'

export const staffCustomersModule: ShopModule = {
  calls: staffCustomersHandlers,
  isOfStores: storesOfCustomers,
  deliveries: (shop, mailer) => ({ ...staffCustomersDeliveries(shop, mailer), ...creditDeliveries(shop, mailer) }),
}
