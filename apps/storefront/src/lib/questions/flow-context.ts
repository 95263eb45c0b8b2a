import { createContext, use } from 'react'

export interface ReadyOptions {
  /** Called before the page starts anew because somebody logged in: the moment to keep what must go on afterwards. */
  onRestart?: () => void
}

/**
 * What stands between a shopper and a first add: the dialogs login, address, slot, in that order. (Shopping core,
 * section 4)
 */
export interface CheckoutFlow {
  /**
   * Leads through the dialogs still needed (`needBeforeAdding`) and answers true once the shop may take an add; false
   * when the shopper turned back. With nothing to ask it answers at once. Logging in on the way starts the page anew:
   * then there is no answer, and `onRestart` keeps what is to go on.
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
   * Leads to the payment: what is still needed, then the shop's own look at the cart; what only the cart can mend leads
   * to the checkout.
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
