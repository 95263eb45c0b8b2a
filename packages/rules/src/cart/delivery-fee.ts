import type { Cents } from '../money/cents.ts'

/** From this spending on delivery costs less. */
export interface FeeStep {
  readonly fromCents: Cents
  readonly feeCents: Cents
}

/** The cost of delivery with the chosen service and slot. */
export interface DeliveryTerms {
  readonly serviceFeeCents: Cents
  /** A slot's own fee takes the place of the service's; null when the slot has none. */
  readonly slotFeeCents: Cents | null
  /** Steps between the service's fee and free delivery, in any order. A slot with a fee of its own has none. */
  readonly feeSteps: readonly FeeStep[]
  /** Spending from which delivery is free; null when it never is. */
  readonly freeFromCents: Cents | null
  /** Smallest order this service delivers; null when there is none. */
  readonly minimumSpendCents: Cents | null
  readonly vatRate: number
  /** False when the payment forbids it, as meal vouchers do. */
  readonly isDiscountable: boolean
}

/** A lower fee, and the spending still missing to it. */
export interface NextFeeStep extends FeeStep {
  readonly missingCents: Cents
}

export interface DeliveryFee {
  readonly feeCents: Cents
  /** The discount of the thresholds on the fee, zero or negative. */
  readonly discountCents: Cents
  /** The next step that lowers the fee before delivery is free; null where there is none. */
  readonly nextStep: NextFeeStep | null
  readonly missingForFreeCents: Cents | null
  readonly missingForMinimumCents: Cents | null
}

/** Fee and thresholds for a spending; an empty cart has nothing to deliver and pays nothing. */
export function deliveryFee(terms: DeliveryTerms, spendCents: Cents, isEmpty: boolean): DeliveryFee {
  const feeCents = isEmpty ? 0 : (terms.slotFeeCents ?? terms.serviceFeeCents)
  const freeFromCents = terms.isDiscountable ? terms.freeFromCents : null
  const isFree = freeFromCents !== null && spendCents >= freeFromCents
  const steps = terms.isDiscountable && terms.slotFeeCents === null ? terms.feeSteps : []
  const reached = steps.filter(({ fromCents }) => spendCents >= fromCents).map((step) => step.feeCents)
  const leastCents = isFree ? 0 : Math.min(feeCents, ...reached)
  return {
    feeCents,
    discountCents: leastCents - feeCents,
    nextStep: nextStep(steps, { spendCents, leastCents, freeFromCents }),
    missingForFreeCents: missingTo(freeFromCents, spendCents),
    missingForMinimumCents: missingTo(terms.minimumSpendCents, spendCents),
  }
}

interface Reached {
  readonly spendCents: Cents
  readonly leastCents: Cents
  readonly freeFromCents: Cents | null
}

function nextStep(steps: readonly FeeStep[], { spendCents, leastCents, freeFromCents }: Reached): NextFeeStep | null {
  const ahead = steps.filter(
    ({ fromCents, feeCents }) =>
      fromCents > spendCents && feeCents < leastCents && (freeFromCents === null || fromCents < freeFromCents),
  )
  const [first] = ahead.toSorted((one, other) => one.fromCents - other.fromCents)
  return first === undefined ? null : { ...first, missingCents: first.fromCents - spendCents }
}

function missingTo(thresholdCents: Cents | null, spendCents: Cents): Cents | null {
  return thresholdCents === null ? null : Math.max(0, thresholdCents - spendCents)
}
