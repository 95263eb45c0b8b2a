/** Dialog the shopper must pass next, in the only order there is. (Shopping core, section 4) */
export type CartNeed = 'needLogin' | 'needAddress' | 'needTimeslot'

export interface ShopperState {
  readonly isSignedIn: boolean
  readonly hasAddress: boolean
  readonly hasTimeslot: boolean
}

/** The steps before the first add of a shopper: sign-in, then address, then slot; none with anonymous carts. */
export function needBeforeAdding(shopper: ShopperState, anonymousCarts: boolean): CartNeed | null {
  return anonymousCarts ? null : needBeforeCheckout(shopper)
}

/** Buying needs all three, whatever adding was allowed without. */
export function needBeforeCheckout(shopper: ShopperState): CartNeed | null {
  if (!shopper.isSignedIn) return 'needLogin'
  if (!shopper.hasAddress) return 'needAddress'
  return shopper.hasTimeslot ? null : 'needTimeslot'
}
