import type { ShopModule } from '../../kernel/shop-module.ts'
import { companyHandlers } from './companies.routes.ts'

export const companiesModule: ShopModule = {
  calls: companyHandlers,
}
