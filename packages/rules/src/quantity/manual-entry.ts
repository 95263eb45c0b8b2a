import { divideHalfUp } from '../money/cents.ts'
import { oneUnit, type SellingTerms, type Thousandths } from './selling-terms.ts'
import { smallestQuantity } from './stepping.ts'

/** The outcome of a typed quantity. Zero is accepted: it means removal, which the caller confirms. */
export type ManualEntry =
  | { readonly outcome: 'ok'; readonly quantity: Thousandths }
  | { readonly outcome: 'rounded'; readonly quantity: Thousandths }
  | { readonly outcome: 'limited'; readonly quantity: Thousandths; readonly maximum: Thousandths }
  | { readonly outcome: 'below-minimum'; readonly minimum: Thousandths }
  | { readonly outcome: 'not-whole' }

/**
 * A quantity typed by the shopper. A locked product is rounded to the nearest multiple, at least one; everything is
 * capped at the maximum; above zero and below the minimum purchase is refused. (Shopping core, section 5)
 */
export function enterManually(entered: Thousandths, terms: SellingTerms): ManualEntry {
  if (entered <= 0) return { outcome: 'ok', quantity: 0 }
  const rounded = terms.quantityLocked ? nearestMultiple(entered, terms.quantityMultiple) : entered
  if (!isWholeEnough(rounded, terms)) return { outcome: 'not-whole' }
  const maximum = terms.maximumQuantity ?? rounded
  const quantity = rounded <= maximum ? rounded : capped(maximum, terms)
  const minimum = minimumToType(terms)
  if (quantity < minimum || quantity <= 0) return { outcome: 'below-minimum', minimum }
  if (rounded > maximum) return { outcome: 'limited', quantity, maximum }
  return { outcome: rounded === entered ? 'ok' : 'rounded', quantity }
}

/** Typing may rest between multiples unless the product is locked, so the multiple alone is no minimum here. */
function minimumToType(terms: SellingTerms): Thousandths {
  if (terms.sellingMode === 'loose') return smallestQuantity(terms)
  if (!terms.quantityLocked) return terms.minimumQuantity
  return Math.ceil(terms.minimumQuantity / terms.quantityMultiple) * terms.quantityMultiple
}

function capped(maximum: Thousandths, terms: SellingTerms): Thousandths {
  return terms.quantityLocked ? Math.floor(maximum / terms.quantityMultiple) * terms.quantityMultiple : maximum
}

function nearestMultiple(quantity: Thousandths, multiple: Thousandths): Thousandths {
  return Math.max(1, divideHalfUp(quantity, multiple)) * multiple
}

/** Half a jar cannot be picked; half a water melon can, when that is how it is sold. */
function isWholeEnough(quantity: Thousandths, terms: SellingTerms): boolean {
  return terms.sellingMode === 'loose' || quantity % oneUnit === 0 || quantity % terms.quantityMultiple === 0
}
