import { divideHalfUp } from '../money/cents.ts'
import { thousandthsFromUnits } from './parse-quantity.ts'
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

/**
 * The largest distance of the weight requested for one piece from the usual one, in percent. Above, no more than what a
 * payment holds beside the total for goods still to be weighed (section 9: 40 percent).
 */
export const customWeightRange = { from: 50, to: 140 } as const

/** Kilograms as a shopper writes them, `1,2` or `1.2`; undefined when unreadable. */
export function readWeight(written: string): Thousandths | undefined {
  if (!/^\d{1,6}(?:[.,]\d{1,3})?$/.test(written.trim())) return undefined
  return thousandthsFromUnits(Number(written.trim().replace(',', '.')))
}

/** The weight requested for a piece; undefined when unreadable or too far from the usual one. */
export function customWeight(written: string, usual: Thousandths): Thousandths | undefined {
  const requested = readWeight(written)
  if (requested === undefined) return undefined
  const isNear = requested * 100 >= usual * customWeightRange.from && requested * 100 <= usual * customWeightRange.to
  return isNear ? requested : undefined
}

const usualPieces: Thousandths = 24_000
const usualKilograms: Thousandths = 10_000
/** A household may well take several of the largest pack there is. */
const usualPurchases = 6

/**
 * True when a quantity is so far above what a household buys that it may be a slip: more than 24 pieces or 10
 * kilograms, and more than six of the smallest purchase.
 */
export function isUnusualQuantity(quantity: Thousandths, terms: SellingTerms): boolean {
  const usual = terms.sellingMode === 'loose' ? usualKilograms : usualPieces
  return quantity > Math.max(usual, usualPurchases * smallestQuantity(terms))
}
