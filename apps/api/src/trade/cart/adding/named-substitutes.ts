import {
  chosenSubstitutes,
  mayReplace,
  type SubstituteGoods,
  withChosenSubstitutes,
} from '@bottega/rules/cart/chosen-substitutes.ts'
import { findingsToAsk } from '@bottega/rules/diet/diet-findings.ts'
import type { CatalogProduct } from '../../catalog/catalog.products.ts'
import type { CartLineRow } from '../cart.repository.ts'
import type { LoadedCart } from '../load-cart.ts'
import type { Guarded } from '../open-cart.ts'
import type { AddRequest } from './add-items.ts'

const goodsOf = ({ productId, terms, isForAdultsOnly, isFirstInfantFormula }: CatalogProduct): SubstituteGoods => ({
  productId,
  sellingMode: terms.sellingMode,
  isForAdultsOnly,
  isFirstInfantFormula,
})

/** Sold where the cart is bought, stock or not, and fit for it. The price is no reason: the ordered one is paid at most. */
function canReplace({ products }: LoadedCart, ordered: CatalogProduct, productId: number): boolean {
  const other = products.get(productId)
  return other !== undefined && other.listPriceCents !== null && mayReplace(goodsOf(ordered), goodsOf(other))
}

/** Whether each of these may be named for a product; the cart has to be loaded with them. */
export const canAllReplace = (cart: LoadedCart, ordered: CatalogProduct, productIds: readonly number[]): boolean =>
  productIds.every((productId) => canReplace(cart, ordered, productId))

type Replacing = Pick<CartLineRow, 'acceptAlternatives' | 'infos'>

/**
 * The answer of a line about what may replace it. Products that are named are a yes; a no, or a yes that names nothing,
 * forgets those named before.
 */
export function replacing(
  infos: CartLineRow['infos'],
  accepts: boolean,
  { substitutes }: Pick<AddRequest, 'substitutes'>,
): Replacing {
  if (substitutes !== undefined && substitutes.length > 0)
    return { acceptAlternatives: true, infos: withChosenSubstitutes(infos, substitutes) }
  const kept = accepts && substitutes === undefined
  return { acceptAlternatives: accepts, infos: kept ? infos : withChosenSubstitutes(infos, []) }
}

/** Goods that come again, with what was said of them; undefined was not said. */
interface Repeated {
  productId: number
  acceptAlternatives: boolean | undefined
  infos?: CartLineRow['infos'] | undefined
}

/**
 * Products named once, for goods that come again: as many as still fit and have nothing against them that needs a
 * yes. None left of them is a no, because something else was never said to be welcome.
 */
export function namedAgain(
  { diet }: Guarded,
  cart: LoadedCart,
  { productId, acceptAlternatives, infos }: Repeated,
): Pick<AddRequest, 'acceptAlternatives' | 'substitutes'> {
  const named = chosenSubstitutes(infos ?? {})
  const ordered = cart.products.get(productId)
  if (named.length === 0 || ordered === undefined || acceptAlternatives === false)
    return { acceptAlternatives, substitutes: undefined }
  const suits = (id: number) => diet === undefined || findingsToAsk(diet.findingsOf(id)).length === 0
  const kept = named.filter((id) => canReplace(cart, ordered, id) && suits(id))
  return kept.length === 0
    ? { acceptAlternatives: false, substitutes: undefined }
    : { acceptAlternatives, substitutes: kept }
}

/** The products of goods that come again, with those named for them: what a cart has to be loaded with. */
export const withNamed = (items: readonly Pick<Repeated, 'productId' | 'infos'>[]): number[] =>
  items.flatMap(({ productId, infos }) => [productId, ...chosenSubstitutes(infos ?? {})])
