import { isPromotionInForce, type Promotion, promotionDiscount } from './promotion.ts'
import type { SellingTerms, Thousandths } from '../quantity/selling-terms.ts'
import { stepUp } from '../quantity/stepping.ts'
import type { Cents } from '../money/cents.ts'
import { lineTotal } from '../quantity/line-total.ts'

/** The quantity the add button puts in a cart that holds none of the product yet. */
export interface FirstPurchase {
  readonly quantity: Thousandths
  readonly totalCents: Cents
}

/**
 * A selectable promotion has to be asked for, so it takes nothing off yet. `listPriceCents` is per piece or kilogram.
 */
export function firstPurchase(terms: SellingTerms, listPriceCents: Cents, promotion: Promotion | null): FirstPurchase {
  const quantity = stepUp(0, terms)
  const counts = promotion !== null && isPromotionInForce(promotion, null)
  const offCents = counts ? promotionDiscount(listPriceCents, quantity, promotion) : 0
  return { quantity, totalCents: lineTotal(listPriceCents, quantity) - offCents }
}
