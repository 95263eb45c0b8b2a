import type { ShopModule } from '../../shop-module.ts'
import { contentHandlers } from './content.routes.ts'

export const contentModule: ShopModule = {
  calls: contentHandlers,
}
