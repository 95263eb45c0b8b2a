import { orderAllows } from '../orders/order-status.ts'

/** The cart of a placed order that is being changed; the only cart status the specification names. */
export const changingOrderCartStatus = 7

/** While an order is being changed its address stays. (Shopping spec, section 2) */
export function canEditCartAddress(cartStatusId: number): boolean {
  return cartStatusId !== changingOrderCartStatus
}

/**
 * While an order is being changed its goods and its slot may change until the order's status blocks it; an ordinary cart
 * may always. `blocking` is the reading of the statuses that block. (Shopping spec, section 2)
 */
export function canChangeCart(
  cartStatusId: number,
  orderStatusId: number | null,
  blocking?: ReadonlySet<number>,
): boolean {
  if (cartStatusId !== changingOrderCartStatus) return true
  return orderStatusId !== null && orderAllows('modify', orderStatusId, blocking)
}
