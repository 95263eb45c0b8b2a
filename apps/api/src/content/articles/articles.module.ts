import type { ShopModule } from '../../kernel/shop-module.ts'
import { articleContentKinds } from './article.kinds.ts'
import { recipeHandlers } from './add-recipe.routes.ts'
import { articleHandlers } from './articles.routes.ts'

export const articlesModule: ShopModule = {
  calls: (shop) => [...articleHandlers(shop), ...recipeHandlers],
  contentKinds: articleContentKinds,
}
