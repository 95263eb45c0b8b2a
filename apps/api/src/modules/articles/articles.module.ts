import type { ShopModule } from '../../shop-module.ts'
import { articleContentKinds } from './article.kinds.ts'
import { articleHandlers } from './articles.routes.ts'

export const articlesModule: ShopModule = {
  calls: articleHandlers,
  contentKinds: articleContentKinds,
}
