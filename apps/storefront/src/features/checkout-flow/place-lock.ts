import type { CartView } from '@bottega/contract/cart/cart-view.ts'
import { canEditCartAddress } from '@bottega/rules/cart/changing-order.ts'
import type { FlowStep } from './flow-steps.ts'

/** Why the place a cart goes to stays as it is; each has its words in `frame.service.locked`. */
export type PlaceLock = 'payment' | 'changingOrder'

/**
 * At the payment, and while a placed order is being changed, addresses and stores are not to be touched. (Shopping
 * core, section 2)
 */
export function placeLockOf(cart: Pick<CartView, 'cartStatusId'>, isPaying: boolean): PlaceLock | undefined {
  if (isPaying) return 'payment'
  return canEditCartAddress(cart.cartStatusId) ? undefined : 'changingOrder'
}

/** Whether a dialog is one in which the place can be changed. */
export function leadsToPlaces({ dialog }: FlowStep): boolean {
  return dialog === 'address' || dialog === 'store'
}
