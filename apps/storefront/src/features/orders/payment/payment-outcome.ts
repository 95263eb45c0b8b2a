import { beingPaidStatuses, orderStatus } from '@bottega/rules/orders/order-status.ts'

/** The result of a payment, as far as the order's status tells it. */
export type PaymentOutcome = 'paid' | 'waiting' | 'failed'

const failed: ReadonlySet<number> = new Set([
  orderStatus.unpaid,
  orderStatus.cancelled,
  orderStatus.failed,
  orderStatus.allSubordersFailed,
  orderStatus.validationRejected,
])

/** An order that is neither in payment nor failed is placed. (Account and after-sales, section 4) */
export function paymentOutcome(orderStatusId: number): PaymentOutcome {
  if (beingPaidStatuses.has(orderStatusId)) return 'waiting'
  return failed.has(orderStatusId) ? 'failed' : 'paid'
}
