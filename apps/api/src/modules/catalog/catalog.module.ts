import type { ShopModule } from '../../shop-module.ts'
import { catalogHandlers } from './catalog.routes.ts'

export const catalogModule: ShopModule = {
  calls: catalogHandlers,
}
