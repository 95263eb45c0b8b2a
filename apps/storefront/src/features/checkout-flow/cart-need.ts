import type { CartView } from '@bottega/contract/cart/cart-view.ts'
import type { UserView } from '@bottega/contract/envelope.ts'
import { needBeforeCheckout, type CartNeed } from '@bottega/rules/cart/preconditions.ts'
import { isSignedIn } from '../../lib/visit/shopper.ts'

/** The next step of the shopper with the cart. */
export type CartPurpose = 'add' | 'buy'

/**
 * Returns the choice a cart still needs. Adding continues in a slot whose hold has run out; buying requires a new
 * choice. (decision 0020)
 */
export function needOf({ user, cart }: { user: UserView; cart: CartView }, purpose: CartPurpose): CartNeed | null {
  const { timeslot } = cart
  return needBeforeCheckout({
    isSignedIn: isSignedIn(user),
    hasAddress: cart.shippingAddress !== undefined,
    hasTimeslot: timeslot !== undefined && (purpose === 'add' || !timeslot.holdExpired),
  })
}
