import type { CartItemView } from '@bottega/contract/cart/cart-view.ts'
import { thousandthsFromUnits } from '@bottega/rules/quantity/parse-quantity.ts'
import type { Thousandths } from '@bottega/rules/quantity/selling-terms.ts'
import { largestAllowed, stepUp } from '@bottega/rules/quantity/stepping.ts'
import { sellingModeOf, sellingTermsOf, type SoldProduct } from '../../cart-store/selling.ts'

/**
 * Quantity of another product that replaces a line: the same where both are weighed or both are counted, otherwise the
 * first quantity of the plus button, for three pieces are not three kilograms.
 */
export function quantityInstead({ product, quantity }: CartItemView, other: SoldProduct): Thousandths {
  const terms = sellingTermsOf(other)
  const first = stepUp(0, terms)
  const isAlike = (sellingModeOf(product) === 'loose') === (terms.sellingMode === 'loose')
  return isAlike ? largestAllowed(thousandthsFromUnits(quantity), terms) || first : first
}
