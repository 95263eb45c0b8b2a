import type { Tx } from '../../kernel/database/database.ts'
import { recipeToBuy } from './recipe.service.ts'
import { published } from '../../kernel/publishing/documents.service.ts'
import type { ChangedCart } from '../../trade/cart/cart.service.ts'
import { type Guarded, openCart, refuseUnlessReadyToAdd } from '../../trade/cart/open-cart.ts'
import { addKnown } from '../../trade/cart/adding/order-again.ts'

/**
 * Puts what a recipe needs in the cart, as far as it goes: what cannot be added is named, and products that are in the
 * cart already are left as they are.
 */
export async function addAllFromRecipe(
  tx: Tx,
  shopper: Guarded,
  { articleId, people }: { articleId: number; people: number | undefined },
): Promise<ChangedCart> {
  const recipe = await recipeToBuy(tx, published(shopper.now), articleId, people)
  const cart = await openCart(tx, shopper, recipe.productIds)
  refuseUnlessReadyToAdd(cart, shopper.config)
  const inCart = new Set(cart.lines.map(({ productId }) => productId))
  const missing = recipe.purchases(cart.products).filter(({ productId }) => !inCart.has(productId))
  if (missing.length === 0) return { cart, infos: [{ code: 'info.article.nothingToAdd' }] }
  const wanted = missing.map(({ productId, quantity }) => ({
    productId,
    name: cart.products.get(productId)?.name ?? { it: '' },
    optionsKey: '',
    quantity,
    acceptAlternatives: undefined,
    promotionChoice: null,
  }))
  return addKnown(tx, shopper, cart, wanted)
}
