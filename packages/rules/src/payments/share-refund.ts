import type { Cents } from '../money/cents.ts'
import { settlementOf } from './payment-types.ts'

/** A part that paid for an order: what is or will be taken of it, less what goes back already. */
export interface RefundablePart {
  readonly part: number
  readonly paymentTypeId: number
  readonly cents: Cents
}

/**
 * The destination of a refund: the way that paid last gives first, and meal vouchers give last, for they give no
 * change. An amount nobody paid cannot go back.
 */
export function shareRefund<Part extends RefundablePart>(
  parts: readonly Part[],
  amountCents: Cents,
): { shares: { part: Part; cents: Cents }[]; beyondCents: Cents } {
  let left = amountCents
  const isMealVoucher = ({ paymentTypeId }: Part) => settlementOf(paymentTypeId) === 'meal-voucher'
  const ordered = parts.toSorted(
    (one, other) => Number(isMealVoucher(one)) - Number(isMealVoucher(other)) || other.part - one.part,
  )
  const shares = ordered.flatMap((part) => {
    const cents = Math.min(part.cents, left)
    left -= cents
    return cents > 0 ? [{ part, cents }] : []
  })
  return { shares, beyondCents: left }
}
