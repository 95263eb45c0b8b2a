import type { ShopModule } from '../../shop-module.ts'
import { backofficeHandlers } from './backoffice.routes.ts'
import { devCodes } from './dev-codes.routes.ts'

export const backofficeModule: ShopModule = {
  calls: backofficeHandlers,
  routes: devCodes,
}
