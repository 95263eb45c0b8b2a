import type { ShopModule } from '../../kernel/shop-module.ts'
import { leafletKind } from './leaflet.kind.ts'
import { leafletHandlers } from './leaflets.routes.ts'
import { pagePicturesRoutes } from './page-pictures.routes.ts'

export const leafletsModule: ShopModule = {
  calls: leafletHandlers,
  routes: pagePicturesRoutes,
  contentKinds: [leafletKind],
}
