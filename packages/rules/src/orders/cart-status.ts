import { type ChangeableOrder, mayChangeOrder } from './order-changes.ts'
import { changingOrderCartStatus } from '../cart/changing-order.ts'

/**
 * While an order is being changed its goods and its slot may change for as long as the order may; an ordinary cart may
 * always. `blocking` is the reading of the statuses that block. (Shopping core, section 2)
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
