import type { ShopModule } from '../../kernel/shop-module.ts'
import { authHandlers } from './auth.routes.ts'

export const authModule: ShopModule = {
  calls: () => authHandlers,
}
