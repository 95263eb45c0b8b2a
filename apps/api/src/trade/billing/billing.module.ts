import type { ShopModule } from '../../kernel/shop-module.ts'
import { billingHandlers } from './billing.routes.ts'

export const billingModule: ShopModule = {
  calls: () => billingHandlers,
}
