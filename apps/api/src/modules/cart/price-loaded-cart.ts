import { priceCart } from '@bottega/rules/cart/price-cart.ts'
import type { CartLine, PricedCart, PricedLine, PriceCartInput } from '@bottega/rules/cart/pricing.ts'
import { productUnavailability, type UnavailabilityKind } from '@bottega/rules/delivery/product-availability.ts'
import { vatRate } from '@bottega/rules/money/vat.ts'
import { type CatalogProduct, classLimitsOf, deliverableOf, pricingPromotion } from '../catalog/catalog.products.ts'
import { type PricedVoucher, pricedVouchers, vouchersToPrice } from './cart-vouchers.ts'
import type { CartLineRow } from './cart.repository.ts'
import { deliveryOf, type LoadedCart } from './load-cart.ts'

/** Why a line is not sold as things are: not in this store at all, or not for this delivery. */
export type LineObstacle = UnavailabilityKind | 'not-sold'

export interface PricedCartLine {
  readonly line: CartLineRow
  readonly product: CatalogProduct
  /** A line with an obstacle stays in the cart and costs nothing. */
  readonly obstacle: LineObstacle | null
  readonly priced: PricedLine
}

export interface PricedLoadedCart {
  /** In the order the lines came into the cart. */
  readonly lines: readonly PricedCartLine[]
  readonly totals: PricedCart
  readonly vouchers: readonly PricedVoucher[]
}

export interface PricingOptions {
  /** False when the payment forbids a free delivery, as meal vouchers do. */
  isDeliveryDiscountable?: boolean
}

/** Prices the cart for its store, day and delivery. Nothing a client sent takes part. (safety.md, 4) */
export function priceLoadedCart(cart: LoadedCart, now: Date, options: PricingOptions = {}): PricedLoadedCart {
  const known = cart.lines.map((line) => {
    const product = productOf(cart, line)
    return { line, product, obstacle: obstacleOf(product, cart, now) }
  })
  const vouchers = vouchersToPrice(cart, now)
  const totals = priceCart({
    lines: known.map(({ line, product, obstacle }) => ({
      ...toPrice(line, product, obstacle),
      vouchers: vouchers.ofLine(line.lineId),
    })),
    orderVouchers: vouchers.onOrder,
    ...feesOf(cart, options),
  })
  const priced = new Map(totals.lines.map((line) => [line.lineId, line]))
  const lines = known.flatMap((one) => {
    const line = priced.get(one.line.lineId)
    return line === undefined ? [] : [{ ...one, priced: line }]
  })
  return { lines, totals, vouchers: pricedVouchers(cart, vouchers, totals) }
}

export function productOf(cart: LoadedCart, { productId }: Pick<CartLineRow, 'productId'>): CatalogProduct {
  const product = cart.products.get(productId)
  if (product === undefined) throw new Error(`product ${productId} of cart ${cart.cartId} was not loaded`)
  return product
}

export function obstacleOf(product: CatalogProduct, cart: LoadedCart, now: Date): LineObstacle | null {
  if (product.listPriceCents === null) return 'not-sold'
  return productUnavailability(deliverableOf(product), deliveryOf(cart, now))
}

function toPrice(
  line: CartLineRow,
  product: CatalogProduct,
  obstacle: LineObstacle | null,
): Omit<CartLine, 'vouchers'> {
  const { terms, available } = product
  return {
    lineId: line.lineId,
    productId: line.productId,
    quantity: obstacle === null ? line.quantity : 0,
    pickedQuantity: null,
    hasVariableWeight: product.hasVariableWeight,
    listPriceCents: product.listPriceCents ?? 0,
    vatRate: product.vatRate,
    promotion: pricingPromotion(product),
    promotionChoice: line.promotionChoice,
    isFirstInfantFormula: product.isFirstInfantFormula,
    limits: { terms, classLimits: classLimitsOf(product), available },
  }
}

function feesOf(
  { terms, slot, packaging }: LoadedCart,
  { isDeliveryDiscountable = true }: PricingOptions,
): Pick<PriceCartInput, 'bagFee' | 'delivery'> {
  if (terms === null) return { bagFee: null, delivery: null }
  return {
    bagFee: { cents: packaging?.feeCents ?? terms.bagFeeCents, vatRate: vatRate.ordinary },
    delivery: {
      serviceFeeCents: terms.feeCents,
      slotFeeCents: slot?.isOpen === true ? slot.feeCents : null,
      freeFromCents: terms.freeFromCents,
      minimumSpendCents: terms.minimumCents === 0 ? null : terms.minimumCents,
      vatRate: vatRate.ordinary,
      isDiscountable: isDeliveryDiscountable,
    },
  }
}
