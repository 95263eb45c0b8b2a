import { type Cents, divideHalfUp, percentOf } from '../../money/cents.ts'
import { oneUnit, type Thousandths } from '../../quantity/selling-terms.ts'

/** A voucher of the shopper. On a line it is worth its discount on one piece; on an order, on all eligible goods. */
export interface Voucher {
  readonly voucherId: number
  readonly discount:
    { readonly kind: 'amount'; readonly cents: Cents } | { readonly kind: 'percent'; readonly percent: number }
  /** Spending on eligible goods from which it counts; 0 for always. */
  readonly minimumSpendCents: Cents
}

export interface RefusedVoucher {
  readonly voucherId: number
  readonly lineId: number | null
  readonly reason: 'more-than-quantity' | 'excluded-product' | 'below-threshold' | 'nothing-left'
  /** The spending that is missing; only below the threshold. */
  readonly missingCents: Cents
}

export interface AppliedVoucher {
  readonly voucherId: number
  /** Taken off, above zero. */
  readonly cents: Cents
}

export interface VoucherOutcome {
  readonly applied: readonly AppliedVoucher[]
  readonly refused: readonly RefusedVoucher[]
}

/** A line takes at most its quantity of vouchers, at least one. (Account and after-sales, section 4) */
export function voucherPlaces(quantity: Thousandths): number {
  return quantity <= 0 ? 0 : Math.max(1, Math.floor(quantity / oneUnit))
}

export interface VoucherBase {
  readonly lineId: number | null
  /** The amount the vouchers may take from. */
  readonly cents: Cents
  /** The base of a percentage: one piece of a line, or everything eligible. */
  readonly percentBaseCents: Cents
  /** The amount thresholds look at. */
  readonly spendCents: Cents
  readonly places: number
}

/** Applies vouchers in turn; each takes at most what the earlier ones left. */
export function applyVouchers(vouchers: readonly Voucher[], base: VoucherBase): VoucherOutcome {
  const applied: AppliedVoucher[] = []
  const refused: RefusedVoucher[] = []
  let left = base.cents
  for (const voucher of vouchers) {
    const refusal = refuse(voucher, base, applied.length, left)
    if (refusal) {
      refused.push(refusal)
      continue
    }
    const cents = Math.min(left, worth(voucher, base.percentBaseCents))
    left -= cents
    applied.push({ voucherId: voucher.voucherId, cents })
  }
  return { applied, refused }
}

/**
 * Price of one piece of a line already reduced by its promotion; up to one kilogram of loose goods counts as a piece.
 */
export function onePieceOf(lineCents: Cents, quantity: Thousandths): Cents {
  return quantity <= oneUnit ? lineCents : divideHalfUp(lineCents * oneUnit, quantity)
}

function refuse(voucher: Voucher, base: VoucherBase, used: number, left: Cents): RefusedVoucher | undefined {
  const refusal = { voucherId: voucher.voucherId, lineId: base.lineId, missingCents: 0 }
  const missingCents = voucher.minimumSpendCents - base.spendCents
  if (used >= base.places) return { ...refusal, reason: 'more-than-quantity' }
  if (missingCents > 0) return { ...refusal, reason: 'below-threshold', missingCents }
  if (left <= 0 || worth(voucher, base.percentBaseCents) <= 0) return { ...refusal, reason: 'nothing-left' }
  return undefined
}

function worth({ discount }: Voucher, percentBaseCents: Cents): Cents {
  if (discount.kind === 'amount') return Math.max(0, discount.cents)
  return percentOf(percentBaseCents, Math.min(100, Math.max(0, discount.percent)))
}
