import { stepUp } from '@bottega/rules/quantity/stepping.ts'
import type { Tx } from '../../../kernel/database/database.ts'
import { visibleList } from '../../lists/lists.service.ts'
import type { ChangedCart } from '../cart.service.ts'
import { addKnown } from './order-again.ts'
import { type Guarded, openCart, refuseUnlessReadyToAdd, type Shopper } from '../open-cart.ts'

/** Puts everything of a list the shopper may see in the cart, as far as it goes; what cannot be added is named. */
export async function addAllFromWishlist(tx: Tx, shopper: Guarded<Shopper>, listId: number): Promise<ChangedCart> {
  const { items } = await visibleList(tx, shopper.user.userId, listId)
  const productIds = items.map(({ productId }) => productId)
  const cart = await openCart(tx, shopper, productIds)
  refuseUnlessReadyToAdd(cart, shopper.config)
  const wanted = items.toReversed().map(({ productId, name, quantity }) => {
    const terms = cart.products.get(productId)?.terms
    const smallest = terms === undefined ? 0 : stepUp(0, terms)
    return {
      productId,
      name,
      optionsKey: '',
      quantity: quantity ?? smallest,
      acceptAlternatives: undefined,
      promotionChoice: null,
    }
  })
  return addKnown(tx, shopper, cart, wanted)
}
