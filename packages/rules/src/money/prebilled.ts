import { type Cents, percentOf } from './cents.ts'

/** Share of the variable-weight part authorised on top, since picked goods may weigh more than ordered. */
export const variableWeightReservePercent = 40

export interface PrebilledParts {
  /** Everything to pay except the bag fee. */
  readonly totalWithoutBagCents: Cents
  /** The part of it that will be weighed when picked. */
  readonly variableWeightCents: Cents
  readonly bagFeeCents: Cents
}

/**
 * Amount to authorise on a card before picking: total, 40 % of the variable-weight part, bag fee. (Account and
 * after-sales, section 9)
 */
export function prebilledAmount(parts: PrebilledParts): Cents {
  const reserve = percentOf(parts.variableWeightCents, variableWeightReservePercent)
  return parts.totalWithoutBagCents + reserve + parts.bagFeeCents
}
