import type { ShopModule } from '../../kernel/shop-module.ts'
import { consentHandlers } from './consent.routes.ts'

export const consentModule: ShopModule = {
  calls: () => consentHandlers,
}
