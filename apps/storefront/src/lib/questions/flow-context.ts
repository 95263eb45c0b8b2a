import { createContext, use } from 'react'

export interface ReadyOptions {
  /** Called before a login reloads the page: the moment to store what must continue afterwards. */
  onRestart?: () => void
}

/** The dialogs before a first add: login, address, slot, in that order. (Shopping core, section 4) */
export interface CheckoutFlow {
  /**
   * Shows the dialogs still needed (`needBeforeAdding`) and answers true once the shop may take an add; false when the
   * shopper cancelled. With nothing to ask it answers at once. A login on the way reloads the page: then there is no
   * answer, and `onRestart` stores what is to continue.
   */
  ensureReady: (options?: ReadyOptions) => Promise<boolean>
  /**
   * Lets the shopper choose a place, of this service first, and a slot if the new place needs one; an anonymous visitor
   * only a place. False when they cancelled.
   */
  choosePlace: (deliveryServiceId?: number) => Promise<boolean>
  /** Lets the shopper choose a slot, after what must be known before. False when they cancelled. */
  chooseTime: () => Promise<boolean>
  /**
   * Goes to the payment: the dialogs still needed, then the check before the purchase; what only a change of the cart
   * can solve goes to the checkout.
   */
  checkOut: () => Promise<void>
}

const alwaysReady = () => Promise.resolve(true)

/** Without a provider above, nothing is asked and the shop itself refuses. */
export const CheckoutFlowContext = createContext<CheckoutFlow>({
  ensureReady: alwaysReady,
  choosePlace: alwaysReady,
  chooseTime: alwaysReady,
  checkOut: () => Promise.resolve(),
})

export function useCheckoutFlow(): CheckoutFlow {
  return use(CheckoutFlowContext)
}
