import type { CartView } from '@bottega/contract/cart/cart-view.ts'
import type { Envelope, EnvelopeResponse } from '@bottega/contract/envelope.ts'
import { asRefusal } from '../../lib/api/refusals.ts'
import { isSignedIn, type ShopperStore } from '../../lib/visit/shopper.ts'

export interface CartRefresh {
  view: () => Promise<Envelope<CartView>>
  shopper: ShopperStore
  notify: (response: EnvelopeResponse) => void
}

/**
 * Reads the cart again and takes it; answers whether that was possible. A failure is shown to customers only: anonymous
 * visitors have no cart to miss. (Shopping core, section 8)
 */
export async function refreshCart({ view, shopper, notify }: CartRefresh): Promise<boolean> {
  try {
    shopper.take(await view())
    return true
  } catch (error) {
    const { response } = asRefusal(error)
    if (isSignedIn(shopper.get().user)) notify(response)
    return false
  }
}
