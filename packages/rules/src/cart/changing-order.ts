/** The cart of a placed order that is being changed; the only cart status the specification names. */
export const changingOrderCartStatus = 7

/** While an order is being changed its address stays. (Shopping core, section 2) */
export function canEditCartAddress(cartStatusId: number): boolean {
  return cartStatusId !== changingOrderCartStatus
}
