import { goodsKey } from '@bottega/rules/cart/options.ts'
import { priceCart } from '@bottega/rules/cart/price-cart.ts'
import { type LinePricing, priceLine } from '@bottega/rules/cart/price-line.ts'
import type { Adjustment, CartLine, PricedCart, PricedLine, PriceCartInput } from '@bottega/rules/cart/pricing.ts'
import { productUnavailability, type UnavailabilityKind } from '@bottega/rules/delivery/product-availability.ts'
import { sumCents } from '@bottega/rules/money/cents.ts'
import { vatRate } from '@bottega/rules/money/vat.ts'
import { type LinePart, partsAtTerms } from '@bottega/rules/orders/agreed-terms.ts'
import type { Thousandths } from '@bottega/rules/quantity/selling-terms.ts'
import { allowsDeliveryDiscount } from '@bottega/rules/payments/payment-types.ts'
import { type CatalogProduct, classLimitsOf, deliverableOf, pricingPromotion } from '../catalog/catalog.products.ts'
import { type PricedVoucher, pricedVouchers, vouchersToPrice } from './cart-vouchers.ts'
import type { CartLineRow } from './cart.repository.ts'
import { deliveryOf, type LoadedCart } from './load-cart.ts'

/** The reason a line is not sold as things are: not in this store at all, or not for this delivery. */
export type LineObstacle = UnavailabilityKind | 'not-sold'

export interface PricedCartLine {
  readonly line: CartLineRow
  readonly product: CatalogProduct
  /** A line with an obstacle stays in the cart and costs nothing. */
  readonly obstacle: LineObstacle | null
  readonly priced: PricedLine
  /** The parts a line is sold in: one, or several where an order being changed holds its earlier prices. */
  readonly parts: readonly PricedPart[]
}

export interface PricedPart {
  readonly source: CartLine
  readonly priced: PricedLine
}

export interface PricedLoadedCart {
  /** In the order the lines came into the cart. */
  readonly lines: readonly PricedCartLine[]
  /** With one line for each of the cart's. */
  readonly totals: PricedCart
  readonly vouchers: readonly PricedVoucher[]
  /** As in the totals, naming the parts of lines. */
  readonly adjustments: readonly Adjustment[]
}

export interface PricingOptions {
  /** False when the payment forbids a free delivery, as meal vouchers do. */
  isDeliveryDiscountable?: boolean
}

/** Prices the cart for its store, day and delivery. Nothing a client sent takes part. (Safety, 4) */
export function priceLoadedCart(cart: LoadedCart, now: Date, options: PricingOptions = {}): PricedLoadedCart {
  const vouchers = vouchersToPrice(cart, now)
  const delivery = deliveryOf(cart, now)
  const known = cart.lines.map((line) => {
    const product = productOf(cart, line)
    const obstacle = lineObstacle(cart, line, now, delivery)
    const source = sourceOf(line, product, obstacle, vouchers.ofLine(line.lineId))
    return { line, product, obstacle, sources: partsOf(cart, line, source) }
  })
  const priced = priceCart({
    lines: known.flatMap(({ sources }) => sources.map(({ source }) => source)),
    orderVouchers: vouchers.onOrder,
    ...feesOf(cart, options),
  })
  const pricedById = new Map(priced.lines.map((line) => [line.lineId, line]))
  const lines = known.flatMap(({ sources, ...one }) => {
    const [first, second] = sources
    const alone = second === undefined && first !== undefined ? pricedById.get(first.source.lineId) : undefined
    return first !== undefined && alone !== undefined
      ? [lineOfOnePart(one, first.source, alone)]
      : lineOfParts(one, sources, pricedById)
  })
  const totals = cart.draft === null ? priced : wholeTotals(priced, lines)
  return { lines, totals, vouchers: pricedVouchers(cart, vouchers, totals), adjustments: priced.adjustments }
}

type KnownLine = Pick<PricedCartLine, 'line' | 'product' | 'obstacle'>

interface Source extends Pick<KnownLine, 'product' | 'obstacle'> {
  readonly source: CartLine
}

const sourcesOfLines = new WeakMap<CartLineRow, Source>()

/**
 * The input from which a line is priced: the same object as long as its product and the obstacle against it are the
 * same, so that the line's price and its presentation are made once. Lives as long as the line.
 */
function sourceOf(
  line: CartLineRow,
  product: CatalogProduct,
  obstacle: LineObstacle | null,
  vouchers: CartLine['vouchers'],
): CartLine {
  if (vouchers.length > 0) return { ...toPrice(line, product, obstacle), vouchers }
  const known = sourcesOfLines.get(line)
  if (known?.product === product && known.obstacle === obstacle) return known.source
  const source = { ...toPrice(line, product, obstacle), vouchers }
  sourcesOfLines.set(line, { product, obstacle, source })
  return source
}

/** By the price, which belongs to one source and with it to one line, product and obstacle. */
const linesOfPrices = new WeakMap<PricedLine, PricedCartLine>()

function lineOfOnePart(one: KnownLine, source: CartLine, priced: PricedLine): PricedCartLine {
  const known = linesOfPrices.get(priced)
  if (known !== undefined) return known
  const line = { ...one, priced, parts: [{ source, priced }] }
  linesOfPrices.set(priced, line)
  return line
}

function lineOfParts(
  one: KnownLine,
  sources: readonly LinePart[],
  pricedById: ReadonlyMap<number, PricedLine>,
): PricedCartLine[] {
  const parts = sources.flatMap(({ source }) => {
    const part = pricedById.get(source.lineId)
    return part === undefined ? [] : [{ source, priced: part }]
  })
  const whole = wholeLine(parts.map((part) => part.priced))
  return whole === undefined ? [] : [{ ...one, priced: whole, parts }]
}

function partsOf({ draft }: LoadedCart, line: CartLineRow, source: CartLine): readonly LinePart[] {
  return partsAtTerms(source, draft?.agreedTerms.get(goodsKey(line)) ?? [])
}

/** Parts of one line, as the shopper sees it: at the price of the first, for the money of all. */
function wholeLine(parts: readonly PricedLine[]): PricedLine | undefined {
  const [first, ...others] = parts
  if (first === undefined || others.length === 0) return first
  const sumOf = (amount: (part: PricedLine) => number) => sumCents(parts.map(amount))
  return {
    ...first,
    quantity: sumOf(({ quantity }) => quantity),
    pricedQuantity: sumOf(({ pricedQuantity }) => pricedQuantity),
    listCents: sumOf(({ listCents }) => listCents),
    totalCents: sumOf(({ totalCents }) => totalCents),
    orderVoucherShareCents: sumOf(({ orderVoucherShareCents }) => orderVoucherShareCents),
    promotionId: parts.find(({ promotionId }) => promotionId !== null)?.promotionId ?? null,
  }
}

function wholeTotals(totals: PricedCart, lines: readonly PricedCartLine[]): PricedCart {
  const ofPart = new Map(lines.flatMap(({ line, parts }) => parts.map(({ source }) => [source.lineId, line.lineId])))
  const named = <Row extends { readonly lineId: number | null }>(row: Row): Row =>
    row.lineId === null ? row : { ...row, lineId: ofPart.get(row.lineId) ?? row.lineId }
  return {
    ...totals,
    lines: lines.map(({ priced }) => priced),
    adjustments: totals.adjustments.map(named),
    limited: totals.limited.map(named),
    refusedVouchers: totals.refusedVouchers.map(named),
  }
}

export function productOf(cart: LoadedCart, { productId }: Pick<CartLineRow, 'productId'>): CatalogProduct {
  const product = cart.products.get(productId)
  if (product === undefined) throw new Error(`product ${productId} of cart ${cart.cartId} was not loaded`)
  return product
}

export function obstacleOf(
  product: CatalogProduct,
  cart: LoadedCart,
  now: Date,
  delivery = deliveryOf(cart, now),
): LineObstacle | null {
  if (product.listPriceCents === null) return 'not-sold'
  return productUnavailability(deliverableOf(product), delivery)
}

/**
 * The reason a line cannot be had. The quantity that an order being changed already has is not refused: those goods are
 * the customer's, and lead times and cut-offs count from when they were ordered.
 */
export function lineObstacle(
  cart: LoadedCart,
  line: LineQuantity,
  now: Date,
  delivery = deliveryOf(cart, now),
): LineObstacle | null {
  const product = productOf(cart, line)
  if (!isOrdered(cart, line)) return obstacleOf(product, cart, now, delivery)
  const asOrdered = { ...delivery, now: cart.draft?.placedAt ?? now }
  return productUnavailability({ ...deliverableOf(product), isInStock: true }, asOrdered)
}

type LineQuantity = Pick<CartLineRow, 'productId' | 'optionsKey' | 'quantity'>

/** Whether an order that is being changed holds all of a line. */
export function isOrdered(cart: LoadedCart, line: LineQuantity): boolean {
  return line.quantity <= orderedQuantity(cart, line)
}

/** The quantity, in thousandths, of a product with its options in the order that is being changed. */
export function orderedQuantity(
  { draft }: LoadedCart,
  line: Pick<LineQuantity, 'productId' | 'optionsKey'>,
): Thousandths {
  const terms = draft?.agreedTerms.get(goodsKey(line)) ?? []
  return terms.reduce((sum, { quantity }) => sum + quantity, 0)
}

/** The quantity of a line and the answer to a promotion that has to be chosen. */
type ToPrice = Pick<CartLineRow, 'lineId' | 'productId' | 'quantity' | 'promotionChoice'>

/** A product priced by itself, with the promotion a shopper need not ask for: what its page shows. */
export function priceAlone(product: CatalogProduct, quantity: Thousandths): LinePricing {
  const line = { lineId: 0, productId: product.productId, quantity, promotionChoice: null }
  return priceLine({ ...toPrice(line, product, null), vouchers: [] }, quantity)
}

function toPrice(line: ToPrice, product: CatalogProduct, obstacle: LineObstacle | null): Omit<CartLine, 'vouchers'> {
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
  { terms, slot, packaging, draft }: LoadedCart,
  { isDeliveryDiscountable = draft === null || allowsDeliveryDiscount(draft.paymentTypeId) }: PricingOptions,
): Pick<PriceCartInput, 'bagFee' | 'delivery'> {
  if (terms === null) return { bagFee: null, delivery: null }
  return {
    bagFee: { cents: packaging?.feeCents ?? terms.bagFeeCents, vatRate: vatRate.ordinary },
    delivery: {
      serviceFeeCents: terms.feeCents,
      slotFeeCents: slot?.isOpen === true ? slot.feeCents : null,
      feeSteps: terms.feeSteps,
      freeFromCents: terms.freeFromCents,
      minimumSpendCents: terms.minimumCents === 0 ? null : terms.minimumCents,
      vatRate: vatRate.ordinary,
      isDiscountable: isDeliveryDiscountable,
    },
  }
}
