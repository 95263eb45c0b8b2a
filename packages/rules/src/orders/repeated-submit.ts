/** A version of a cart. */
export interface CartVersion {
  readonly cartId: number
  readonly version: number
}

export interface Submit {
  /** The customer's cart when the submit came; undefined where there was none, or nothing in it. */
  readonly cart: CartVersion | undefined
  /** The version the customer saw, where it was sent along. */
  readonly seenVersion: number | undefined
}

/**
 * True when a submit is about the cart an order was made of: sent again after a lost answer, when that cart is used up
 * or still there. One about another cart, or the same with other goods, is not. Versions of two carts may be the same
 * number.
 */
export function isAboutCartOf(order: CartVersion, { cart, seenVersion }: Submit): boolean {
  if (seenVersion !== undefined && seenVersion !== order.version) return false
  if (cart === undefined) return true
  if (cart.cartId === order.cartId) return seenVersion !== undefined || cart.version === order.version
  return seenVersion !== undefined && cart.version !== seenVersion
}
