import { type Cents, divideHalfUp, percentOf } from './cents.ts'

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

/** The number of a unit in the kilogram or the litre prices are compared by. (Shopping core, section 9) */
const unitMultipliers = { g: 1000, kg: 1, hg: 10, dag: 100, ml: 1000, cl: 100, l: 1 } as const

export type ContentUnit = keyof typeof unitMultipliers | 'pz'

/** Unit shown for goods that name no weight. (Shopping core, section 9) */
export const defaultWeightUnit = 'pz' satisfies ContentUnit

/**
 * The content of one sold piece: 500 g is `{ amount: 500_000, unit: 'g' }`; the amount is in thousandths of its unit.
 */
export interface PackContent {
  readonly amount: number
  readonly unit: ContentUnit
}

export interface UnitPrice {
  readonly cents: Cents
  readonly per: 'kg' | 'l' | 'pz'
}

const comparedBy = { g: 'kg', kg: 'kg', hg: 'kg', dag: 'kg', ml: 'l', cl: 'l', l: 'l', pz: 'pz' } as const

/**
 * Price per kilogram, litre or piece, from the price really paid for one pack ("packaged price per unit is price scaled
 * by pack weight"; shopping spec, section 9). Answers undefined when the pack's content is unknown.
 */
export function unitPrice(paidCents: Cents, content: PackContent): UnitPrice | undefined {
  if (!Number.isInteger(content.amount) || content.amount <= 0) return undefined
  const multiplier = content.unit === 'pz' ? 1 : unitMultipliers[content.unit]
  return { cents: divideHalfUp(paidCents * multiplier * 1000, content.amount), per: comparedBy[content.unit] }
}

/** Loose goods are already priced by the kilogram. */
export function looseUnitPrice(paidCentsPerKilogram: Cents): UnitPrice {
  return { cents: paidCentsPerKilogram, per: 'kg' }
}
