import type { ShopModule } from '../../shop-module.ts'
import { documentHandlers } from './documents.routes.ts'

export const documentsModule: ShopModule = {
  calls: () => documentHandlers,
}
