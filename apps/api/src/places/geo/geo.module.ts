import type { ShopModule } from '../../kernel/shop-module.ts'
import { geoHandlers } from './geo.routes.ts'

export const geoModule: ShopModule = {
  calls: () => geoHandlers,
}
