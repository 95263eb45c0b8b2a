import type { ShopModule } from '../../shop-module.ts'
import { authHandlers } from './auth.routes.ts'

export const authModule: ShopModule = {
  calls: () => authHandlers,
}
