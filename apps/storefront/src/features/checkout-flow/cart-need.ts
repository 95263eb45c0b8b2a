import type { CartView } from '@bottega/contract/cart/cart-view.ts'
import type { UserView } from '@bottega/contract/envelope.ts'
import { needBeforeCheckout, type CartNeed } from '@bottega/rules/cart/preconditions.ts'
import { isSignedIn } from '../../lib/shopper.ts'

/** What a cart still needs; a slot that is no longer held for the shopper has to be chosen again. */
export function needOf({ user, cart }: { user: UserView; cart: CartView }): CartNeed | null {
  return needBeforeCheckout({
    isSignedIn: isSignedIn(user),
    hasAddress: cart.shippingAddress !== undefined,
    hasTimeslot: cart.timeslot !== undefined && !cart.timeslot.holdExpired,
  })
}
