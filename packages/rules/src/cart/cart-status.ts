import { type ChangeableOrder, mayChangeOrder } from '../orders/order-changes.ts'

/** The cart of a placed order that is being changed; the only cart status the specification names. */
export const changingOrderCartStatus = 7

/** While an order is being changed its address stays. (Shopping spec, section 2) */
export function canEditCartAddress(cartStatusId: number): boolean {
  return cartStatusId !== changingOrderCartStatus
}

/**
 * While an order is being changed its goods and its slot may change for as long as the order may; an ordinary cart may
 * always. `blocking` is the reading of the statuses that block. (Shopping spec, section 2)
 */
export function canChangeCart(
  cartStatusId: number,
  order: ChangeableOrder | null,
  now: Date,
  blocking?: ReadonlySet<number>,
): boolean {
  if (cartStatusId !== changingOrderCartStatus) return true
  return order !== null && mayChangeOrder(order, now, blocking)
}
