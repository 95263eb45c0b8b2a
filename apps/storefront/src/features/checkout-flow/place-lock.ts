import type { CartView } from '@bottega/contract/cart/cart-view.ts'
import { canEditCartAddress } from '@bottega/rules/cart/changing-order.ts'
import type { FlowStep } from './flow-steps.ts'

/** Why the place of a cart cannot be changed; each reason has its text in `frame.service.locked`. */
export type PlaceLock = 'payment' | 'changingOrder'

/**
 * During the payment, and while a placed order is being changed, addresses and stores cannot be changed. (Shopping
 * core, section 2)
 */
export function placeLockOf(cart: Pick<CartView, 'cartStatusId'>, isPaying: boolean): PlaceLock | undefined {
  if (isPaying) return 'payment'
  return canEditCartAddress(cart.cartStatusId) ? undefined : 'changingOrder'
}

/** Whether the place can be changed in a dialog. */
export function choosesPlace({ dialog }: FlowStep): boolean {
  return dialog === 'address' || dialog === 'store'
}
