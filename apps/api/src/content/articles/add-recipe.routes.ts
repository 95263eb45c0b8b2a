import * as calls from '@bottega/contract/articles/calls.ts'
import { handlersOf } from '../../kernel/calls/call-handler.ts'
import { addAllFromRecipe } from './add-recipe.ts'
import { changeShopperCart } from '../../trade/cart/cart.routes.ts'

/** The ingredients of a recipe into the cart. */
export const recipeHandlers = handlersOf(calls, {
  articlesAddToCart: (context, { query, body }) =>
    changeShopperCart(context, query.show_sectors, (tx, shopper) =>
      addAllFromRecipe(tx, shopper, { articleId: body.article_id, people: body.people }),
    ),
})
