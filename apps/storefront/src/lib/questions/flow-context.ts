import { createContext, use } from 'react'

export interface ReadyOptions {
  /** Called before a login reloads the page: the moment to store what must continue afterwards. */
  onRestart?: () => void
}

/**
 * What stands between a shopper and a first add: the dialogs login, address, slot, in that order. (Shopping core,
 * section 4)
 */
export interface CheckoutFlow {
  /**
   * Shows the dialogs still needed (`needBeforeAdding`) and answers true once the shop may take an add; false when the
   * shopper cancelled. With nothing to ask it answers at once. A login on the way reloads the page: then there is no
   * answer, and `onRestart` stores what is to continue.
   */
  ensureReady: (options?: ReadyOptions) => Promise<boolean>
  /**
   * Lets the shopper choose where, of this service first, and when if the new place asks for it; a visitor only where.
   * False when they turned back.
   */
  choosePlace: (deliveryServiceId?: number) => Promise<boolean>
  /** Lets the shopper choose when; first whatever must be known before that. False when they turned back. */
  chooseTime: () => Promise<boolean>
  /**
   * Goes to the payment: the dialogs still needed, then the check before the purchase; what only a change of the cart
   * can solve goes to the checkout.
   */
  checkOut: () => Promise<void>
}

const nothingToAsk = () => Promise.resolve(true)

/** Until a provider stands above, nothing is asked and the shop itself refuses. */
export const CheckoutFlowContext = createContext<CheckoutFlow>({
  ensureReady: nothingToAsk,
  choosePlace: nothingToAsk,
  chooseTime: nothingToAsk,
  checkOut: () => Promise.resolve(),
})

export function useCheckoutFlow(): CheckoutFlow {
  return use(CheckoutFlowContext)
}
