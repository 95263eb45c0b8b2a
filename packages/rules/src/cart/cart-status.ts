import { orderAllows } from '../orders/order-status.ts'

/** The cart of a placed order that is being changed; the only cart status the specification names. */
export const changingOrderCartStatus = 7

/** While an order is being changed its address stays. (Shopping spec, section 2) */
export function canEditCartAddress(cartStatusId: number): boolean {
  return cartStatusId !== changingOrderCartStatus
}

/** While an order is being changed its slot may move until the order's status blocks changes. */
export function canEditCartSlot(cartStatusId: number, orderStatusId: number | null): boolean {
  if (cartStatusId !== changingOrderCartStatus) return true
  return orderStatusId !== null && orderAllows('modify', orderStatusId)
}
