import type { ShopModule } from '../../kernel/shop-module.ts'
import { identityHandlers } from './identity.routes.ts'
import { identityReader } from './identity.service.ts'
import { signedByShop } from './signed-by-shop.ts'

export const identityModule: ShopModule = {
  extend: (shop) => identityReader(shop),
  calls: () => identityHandlers,
  signedMail: signedByShop,
}
