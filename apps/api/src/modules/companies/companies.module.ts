import type { ShopModule } from '../../shop-module.ts'
import { companyHandlers } from './companies.routes.ts'

export const companiesModule: ShopModule = {
  calls: companyHandlers,
}
