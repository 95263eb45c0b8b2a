import type { ShopModule } from '../../shop-module.ts'
import { articleContentKinds } from './article.kinds.ts'
import { recipeHandlers } from '../cart/adding/recipe.routes.ts'
import { articleHandlers } from './articles.routes.ts'

export const articlesModule: ShopModule = {
  calls: (shop) => [...articleHandlers(shop), ...recipeHandlers],
  contentKinds: articleContentKinds,
}
