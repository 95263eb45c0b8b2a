import { createContext, use } from 'react'

/**
 * What stands between a shopper and a first add: the dialogs login, address, slot, in that order. (Shopping core,
 * section 4)
 */
export interface CheckoutFlow {
  /**
   * Leads through the dialogs still needed (`needBeforeAdding`) and answers true once the shop may take an add; false
   * when the shopper turned back. With nothing to ask it answers at once. Signing in on the way happens in this very
   * page, because somebody awaits the answer to go on with what they were adding.
   */
  ensureReady: () => Promise<boolean>
}

/** Until a provider stands above, nothing is asked and the shop itself refuses. */
export const CheckoutFlowContext = createContext<CheckoutFlow>({ ensureReady: () => Promise.resolve(true) })

export function useCheckoutFlow(): CheckoutFlow {
  return use(CheckoutFlowContext)
}
