import type { ShopModule } from '../../kernel/shop-module.ts'
import { contentOrigin, fromContentOrigin } from './content-origin.ts'
import { contentSystemHandlers } from './content-system.routes.ts'
import { menuKind } from './menu.kind.ts'

export const contentSystemModule: ShopModule = {
  calls: (shop) => {
    const own = contentSystemHandlers(shop)
    const { CONTENT_ORIGIN: origin } = shop.config
    return origin === '' ? own : fromContentOrigin(origin, own)
  },
  routes: contentOrigin,
  contentKinds: [menuKind],
}
