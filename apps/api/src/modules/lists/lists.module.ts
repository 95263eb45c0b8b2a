import type { ShopModule } from '../../shop-module.ts'
import { listHandlers } from './lists.routes.ts'

export const listsModule: ShopModule = {
  calls: listHandlers,
}
