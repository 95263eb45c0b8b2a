import type { CartItemView } from '@bottega/contract/cart/cart-view.ts'
import type { WarehousePromoView } from '@bottega/contract/catalog/product.ts'
import { piecesToWholeGroup, promotionType } from '@bottega/rules/promotions/promotion.ts'
import { thousandthsFromUnits } from '@bottega/rules/quantity/parse-quantity.ts'
import type { Thousandths } from '@bottega/rules/quantity/selling-terms.ts'
import { stepUp } from '@bottega/rules/quantity/stepping.ts'
import { sellingTermsOf, type SoldProduct } from './selling.ts'

/** How many pieces an offer counts together: 3 of "3×2", 2 where the second costs less; undefined for any other. */
function groupOf({ warehousePromoTypeId, view }: WarehousePromoView): number | undefined {
  const pieces = warehousePromoTypeId === promotionType.secondPiece ? 2 : view.mPiece
  return pieces === undefined || pieces < 2 ? undefined : pieces
}

/**
 * The offer of a line that more pieces would complete, and how many more. Undefined where the line has whole groups,
 * where the shopper declined the offer or cannot have it, and where so many may not be ordered.
 */
export function incompleteOffer(
  item: Pick<CartItemView, 'product' | 'quantity' | 'promotionChoice'>,
): { readonly offer: WarehousePromoView; readonly missing: number } | undefined {
  const { product, promotionChoice } = item
  const offer = product.warehousePromo
  const group = offer && groupOf(offer)
  if (!offer || group === undefined || offer.membersOnly === true) return undefined
  if (offer.selectable === true && promotionChoice !== offer.warehousePromoId) return undefined
  const { sellingMode, maximumQuantity } = sellingTermsOf(product)
  const quantity = thousandthsFromUnits(item.quantity)
  const missing = piecesToWholeGroup(quantity, group)
  const isAllowed = maximumQuantity === null || quantity + thousandthsFromUnits(missing) <= maximumQuantity
  return sellingMode !== 'loose' && missing > 0 && isAllowed ? { offer, missing } : undefined
}

/** The quantity to add of goods whose offer was chosen: as many as it counts together, where so many may be ordered. */
export function quantityForOffer(product: SoldProduct, quantity: Thousandths): Thousandths {
  const group = product.warehousePromo && groupOf(product.warehousePromo)
  const terms = sellingTermsOf(product)
  if (group === undefined || terms.sellingMode === 'loose') return quantity
  let enough = quantity
  while (enough < thousandthsFromUnits(group)) {
    const more = stepUp(enough, terms)
    if (more <= enough) return quantity
    enough = more
  }
  return enough
}
