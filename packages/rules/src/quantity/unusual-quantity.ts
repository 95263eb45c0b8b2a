import type { SellingTerms, Thousandths } from './selling-terms.ts'
import { smallestQuantity } from './stepping.ts'

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
