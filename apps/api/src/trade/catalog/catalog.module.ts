import type { ShopModule } from '../../kernel/shop-module.ts'
import { catalogHandlers } from './catalog.routes.ts'
import { ProductCache } from './product-cache.ts'
import { searchKind } from './search/synonyms.kind.ts'
import { Catalogue } from './snapshot/catalogue.ts'
import { storesOfPromotions } from './things-of-stores.ts'

export const catalogModule: ShopModule = {
  extend: (shop) => {
    const productCache = new ProductCache()
    return { productCache, catalogue: new Catalogue(shop, productCache) }
  },
  calls: catalogHandlers,
  isOfStores: storesOfPromotions,
  contentKinds: [searchKind],
}
