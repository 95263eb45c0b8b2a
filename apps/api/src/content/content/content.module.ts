import type { ShopModule } from '../../kernel/shop-module.ts'
import { bannerKind } from './banner.kind.ts'
import { pageKind } from './page.kind.ts'
import { contentHandlers } from './content.routes.ts'

export const contentModule: ShopModule = {
  calls: contentHandlers,
  contentKinds: [pageKind, bannerKind],
}
