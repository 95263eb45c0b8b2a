import type { ShopModule } from '../../kernel/shop-module.ts'
import { searchKind } from './search/synonyms.kind.ts'
import { catalogHandlers } from './catalog.routes.ts'

export const catalogModule: ShopModule = {
  calls: catalogHandlers,
  contentKinds: [searchKind],
}
