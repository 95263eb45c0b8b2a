import type { PriceReasonsView } from '@bottega/contract/cart/price-reasons.ts'
import { priceReasons } from '@bottega/rules/cart/price-reasons.ts'
import type { Cents } from '@bottega/rules/money/cents.ts'
import { firstPurchase } from '@bottega/rules/promotions/first-purchase.ts'
import { lineTotal } from '@bottega/rules/quantity/line-total.ts'
import { oneUnit } from '@bottega/rules/quantity/selling-terms.ts'
import { stepUp } from '@bottega/rules/quantity/stepping.ts'
import type { CallContext } from '../../../kernel/calls/call-handler.ts'
import { ShopError } from '../../../kernel/shop-error.ts'
import { catalogContextOf } from '../../catalog/catalog.context.ts'
import { type CatalogProduct, pricingPromotion } from '../../catalog/catalog.products.ts'
import type { LoadedCart } from '../load-cart.ts'
import { priceAlone, priceLoadedCart } from '../price-loaded-cart.ts'
import { type Estimate, presentPriceReasons } from './price-reasons.presenter.ts'

interface AskedGoods {
  readonly productId: number
  /** The line whose price it is; without one the price of the product's page. */
  readonly lineId: number | undefined
}

/** Why goods cost what they do, for this visitor and their cart. */
export async function reasonsOf(
  context: CallContext,
  cart: LoadedCart,
  { productId, lineId }: AskedGoods,
): Promise<PriceReasonsView> {
  return lineId === undefined
    ? reasonsOfProduct(context, cart, productId)
    : reasonsOfLine(context, cart, { productId, lineId })
}

/** The price on the page of a product: of the first quantity the add button adds, or of a kilogram of loose goods. */
async function reasonsOfProduct(context: CallContext, cart: LoadedCart, productId: number): Promise<PriceReasonsView> {
  const { shop, visitor } = context
  const shown = await catalogContextOf(shop.catalogue, context)
  const [product] = await shop.catalogue.products(shown, [productId])
  if (product === undefined) throw new ShopError('error.product.notFound')
  const { line, source, adjustments } = priceAlone(product, quantityShown(product))
  return presentPriceReasons({
    product,
    day: shown.day,
    language: visitor.language,
    reasons: priceReasons([line], adjustments),
    parts: [{ source, priced: line }],
    vouchers: [],
    choice: null,
    estimate: estimateOf(product, cart, line.unitPaidCents),
  })
}

/** Of loose goods the page shows the price of what the cart holds, else of the first weight. */
function estimateOf({ productId, terms }: CatalogProduct, cart: LoadedCart, unitCents: Cents): Estimate | undefined {
  if (terms.sellingMode !== 'loose') return undefined
  const inCart = cart.lines.findLast((line) => line.productId === productId)
  const quantity = inCart?.quantity ?? stepUp(0, terms)
  return { quantity, cents: lineTotal(unitCents, quantity) }
}

function quantityShown(product: CatalogProduct) {
  if (product.terms.sellingMode === 'loose') return oneUnit
  return firstPurchase(product.terms, product.listPriceCents ?? 0, pricingPromotion(product)).quantity
}

/** A line as the cart prices it, in all its parts. A line of another shopper is not found, as one that never was. */
function reasonsOfLine(
  { visitor, now }: CallContext,
  cart: LoadedCart,
  { productId, lineId }: { productId: number; lineId: number },
): PriceReasonsView {
  const { lines, adjustments, vouchers } = priceLoadedCart(cart, now)
  const found = lines.find(({ line }) => line.lineId === lineId && line.productId === productId)
  if (found === undefined) throw new ShopError('error.cart.itemNotFound')
  const { product, parts, line } = found
  return presentPriceReasons({
    product,
    day: cart.day,
    language: visitor.language,
    reasons: priceReasons(
      parts.map(({ priced }) => priced),
      adjustments,
    ),
    parts,
    vouchers: vouchers.map(({ voucher }) => voucher),
    choice: line.promotionChoice,
  })
}
