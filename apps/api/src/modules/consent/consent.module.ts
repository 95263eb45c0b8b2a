import type { ShopModule } from '../../shop-module.ts'
import { consentHandlers } from './consent.routes.ts'

export const consentModule: ShopModule = {
  calls: () => consentHandlers,
}
