import type { CartItemView, CartView, UnavailableReason } from '@bottega/contract/cart/cart-view.ts'
import { addressTypeIds } from '@bottega/contract/delivery/addresses.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { chosenSubstitutes } from '@bottega/rules/cart/chosen-substitutes.ts'
import { optionsOfKey } from '@bottega/rules/cart/options.ts'
import type { Adjustment } from '@bottega/rules/cart/pricing.ts'
import { mayChangeOrder } from '@bottega/rules/orders/order-changes.ts'
import { eurosFromCents, sumCents } from '@bottega/rules/money/cents.ts'
import { anonymousUserId } from '@bottega/rules/people/account.ts'
import { unitsFromThousandths } from '@bottega/rules/quantity/parse-quantity.ts'
import { withMatchingPieces } from '@bottega/rules/quantity/asked-pieces.ts'
import { customWeight } from '@bottega/rules/quantity/custom-weight.ts'
import { lineTotal } from '@bottega/rules/quantity/line-total.ts'
import { presentCartVoucher, presentCertificate } from './cart-vouchers.presenter.ts'
import { textIn } from '../../../kernel/text/localized-text.ts'
import { optionWords, presentOptions } from '../../catalog/presenters/option-words.ts'
import { type LinePresentation, presentCartProduct } from './cart-products.presenter.ts'
import { presentWindow } from '../../delivery/slots.presenter.ts'
import { adjustmentName } from './adjustment-names.ts'
import { presentAddedBy, presentNote, presentPieces } from './line-wishes.ts'
import { repeatedPart } from '../../../kernel/calls/repeated-parts.ts'
import type { CartLineRow } from '../cart.repository.ts'
import { deliveryOf, type LoadedCart } from '../load-cart.ts'
import { cartStatusOf } from '../open-cart.ts'
import { quoteOf } from '../quote.ts'
import type { LineObstacle, PricedCartLine, PricedLoadedCart } from '../price-loaded-cart.ts'

export interface CartPresentation {
  language: Language
  now: Date
  /** Arranges the lines in the answer: in one list, by department, or only what changed of them. */
  arrange: (lines: readonly CartItemView[]) => Pick<CartView, 'cartItems' | 'sectors' | 'mark' | 'changes'>
  /** Products carry only what a line shows. */
  lineProducts: boolean
  /** The customer is a business: an invoice is fixed. */
  isBusiness: boolean
  /** Statuses in which an order is not changed any more. */
  blocking: ReadonlySet<number>
}

/** The whitelist from a priced cart to the wire. (Shopping core, section 3) */
export function presentCart(cart: LoadedCart, priced: PricedLoadedCart, how: CartPresentation): CartView {
  const presentation = {
    language: how.language,
    storeId: cart.store.storeId,
    delivery: deliveryOf(cart, how.now),
    lineProducts: how.lineProducts,
  }
  const seenBy = `${how.language} ${cart.store.storeId} ${how.lineProducts}`
  const items = priced.lines.map((line) => presentItem(line, presentation, seenBy, namedOf(cart, line, how.language)))
  return {
    cartId: cart.cartId,
    cartStatusId: cartStatusOf(cart),
    ...presentDraft(cart, how),
    version: cart.version,
    user: { userId: cart.userId ?? anonymousUserId },
    ...presentChoices(cart, how.language),
    ...(cart.previewDay === null ? {} : { forcedPreviewDate: cart.previewDay }),
    store: { storeId: cart.store.storeId, name: cart.store.name },
    warehouse: { warehouseId: cart.store.warehouseId },
    totalItems: items.length,
    ...how.arrange(items),
    cartInfos: { ...unsaidInfos, ...cart.infos, ...(how.isBusiness && { need_invoice: 'true' }) },
    ...presentTotals(cart, priced, how.language),
    quote: quoteOf(cart, priced),
  }
}

function presentDraft({ draft }: LoadedCart, { now, blocking }: CartPresentation) {
  return draft === null ? {} : { orderId: draft.orderId, orderIsClosed: !mayChangeOrder(draft, now, blocking) }
}

/** Defaults until the shopper says otherwise. (Shopping core, section 3) */
const unsaidInfos = { need_invoice: 'false' }

function presentChoices(
  cart: LoadedCart,
  language: Language,
): Pick<CartView, 'shippingAddress' | 'timeslot' | 'deliveryService'> {
  const { service } = cart
  return {
    ...presentAddress(cart),
    ...presentSlot(cart),
    ...(service === null
      ? {}
      : {
          deliveryService: {
            deliveryServiceId: service.deliveryServiceId,
            kind: service.kind,
            name: textIn(language, service.name),
          },
        }),
  }
}

function presentAddress({
  address,
  service,
  zoneId,
  addressAutoAssigned,
}: LoadedCart): Pick<CartView, 'shippingAddress'> {
  if (address === null || service === null) return {}
  return {
    shippingAddress: {
      addressId: address.addressId,
      deliveryServiceId: service.deliveryServiceId,
      ...(zoneId === null ? {} : { zoneId }),
      addressTypeId: addressTypeIds[address.type],
      autoAssigned: addressAutoAssigned,
      addressName: address.name,
      address1: address.street,
      addressNumber: address.streetNumber,
      city: address.city,
      province: address.province,
      postalcode: address.postalCode,
    },
  }
}

function presentSlot({ slot, slotAutoAssigned }: LoadedCart): Pick<CartView, 'timeslot'> {
  if (slot?.isOpen !== true) return {}
  return {
    timeslot: {
      date: slot.day,
      timeslotId: slot.slotId,
      ...presentWindow(slot.beginAt, slot.endAt),
      autoAssigned: slotAutoAssigned,
      ...(slot.holdExpiresAt === null ? {} : { holdExpiresAt: slot.holdExpiresAt.toISOString() }),
      holdExpired: slot.holdExpiresAt === null && !slot.isBooked,
    },
  }
}

const unavailableAs: Readonly<Record<LineObstacle, UnavailableReason>> = {
  'not-sold': 'notSold',
  unavailable: 'soldOut',
  'not-in-lockers': 'locker',
  'day-lock': 'dayLock',
  'lead-time': 'leadTime',
  'product-cutoff': 'cutoff',
}

/** The names of what alone may replace a line, where something was named and may be put in at all. */
function namedOf(
  { products }: LoadedCart,
  { line }: PricedCartLine,
  language: Language,
): CartItemView['onlySubstitutes'] {
  const ids = line.acceptAlternatives ? chosenSubstitutes(line.infos) : []
  if (ids.length === 0) return undefined
  return ids.map((productId) => ({ productId, name: textIn(language, products.get(productId)?.name ?? { it: '' }) }))
}

interface PresentedLine {
  readonly line: PricedCartLine
  /** Language, store and extent of the product. */
  readonly seenBy: string
  /** Everything beside the line that decides how it looks. */
  readonly from: readonly unknown[]
  readonly item: CartItemView
}

const presented = new WeakMap<CartLineRow, PresentedLine>()

/**
 * Made once for a line as long as nothing of it changes: a press of a button changes one line of a hundred. The view of
 * the product stands for the product, its language and its store. Lives as long as the line; must not be changed.
 */
function presentItem(
  one: PricedCartLine,
  presentation: LinePresentation,
  sight: string,
  named: CartItemView['onlySubstitutes'],
): CartItemView {
  const { line, obstacle, priced } = one
  const last = presented.get(line)
  const seenBy = named === undefined ? sight : `${sight} ${JSON.stringify(named)}`
  if (last?.line === one && last.seenBy === seenBy) return last.item
  const product = presentCartProduct(one.product, presentation, obstacle)
  const { quantity, unitPaidCents, totalCents, listCents } = priced
  const from = [product, seenBy, obstacle, quantity, unitPaidCents, totalCents, listCents]
  const isSame = last?.from.every((value, index) => value === from[index]) === true
  const item = isSame ? last.item : repeatedPart(itemOf(one, product, presentation.language, named))
  presented.set(line, { line: one, seenBy, from, item })
  return item
}

function itemOf(
  { line, product, obstacle, priced }: PricedCartLine,
  view: CartItemView['product'],
  language: Language,
  named: CartItemView['onlySubstitutes'],
): CartItemView {
  const quantity = obstacle === null ? priced.quantity : line.quantity
  return {
    itemId: line.lineId,
    cartItemId: line.lineId,
    product: view,
    quantity: unitsFromThousandths(quantity),
    ...weightOf({ line, product }, quantity),
    cartItemInsertionTypeId: 1,
    cartItemInfo: line.isPackage ? { ...line.infos, is_package: 'true' } : line.infos,
    options: optionsOfKey(line.optionsKey),
    ...presentOptions(optionWords(product.selectOptions, line.optionsKey), language),
    isPackage: line.isPackage,
    acceptAlternatives: line.acceptAlternatives,
    ...(named === undefined ? {} : { onlySubstitutes: named }),
    ...presentNote(line),
    ...presentAddedBy(line),
    ...presentPieces({ infos: withMatchingPieces(line.infos, quantity, product.unitWeight) }),
    ...(line.promotionChoice === null ? {} : { promotionChoice: line.promotionChoice }),
    unitPrice: eurosFromCents(priced.unitPaidCents),
    total: eurosFromCents(priced.totalCents),
    totalStandard: eurosFromCents(priced.listCents),
    ...(obstacle === null ? {} : { unavailable: unavailableAs[obstacle] }),
  }
}

/** Kilograms of goods sold by weight, or of pieces whose weight is known or was requested. */
function weightOf({ line, product }: Pick<PricedCartLine, 'line' | 'product'>, quantity: number): { weight?: number } {
  const { terms, unitWeight } = product
  if (terms.sellingMode === 'loose') return { weight: unitsFromThousandths(quantity) }
  if (unitWeight === null) return {}
  const ofPiece = customWeight(line.infos['customWeight'] ?? '', unitWeight) ?? unitWeight
  return { weight: unitsFromThousandths(lineTotal(ofPiece, quantity)) }
}

function presentTotals(
  { terms, service }: LoadedCart,
  { lines, totals, vouchers }: PricedLoadedCart,
  language: Language,
) {
  const voucherOf = (row: Adjustment) =>
    vouchers.find(({ voucher }) => voucher.userGiftCertificateId === row.voucherId)?.voucher
  const serviceId = service?.deliveryServiceId ?? null
  const nameOf = (row: Adjustment) => {
    const voucher = voucherOf(row)
    if (voucher !== undefined) return textIn(language, voucher.name)
    const promotion = lines.find(({ line }) => line.lineId === row.lineId)?.product.promotion
    const isOfPromotion = row.promotionId !== null && promotion?.row.promotionId === row.promotionId
    return textIn(language, isOfPromotion ? promotion.row.name : adjustmentName(row.reason, serviceId))
  }
  const takenOff = totals.adjustments.filter(({ cents }) => cents < 0)
  return {
    orderAdjustmentSummary: {
      orderAdjustments: totals.adjustments.map((row) => {
        const voucher = voucherOf(row)
        return {
          ...(row.lineId === null ? {} : { orderItemId: row.lineId }),
          ...(row.voucherId === null ? {} : { userGiftCertificateId: row.voucherId }),
          ...(voucher === undefined ? {} : { giftCertificate: presentCertificate(voucher, language, true) }),
          reason: row.reason,
          description: nameOf(row),
          amount: eurosFromCents(row.cents),
        }
      }),
    },
    giftCertificates: vouchers.map((one) => presentCartVoucher(one, language)),
    goodsTotal: eurosFromCents(totals.listCents),
    discountTotal: eurosFromCents(totals.listCents - totals.goodsCents),
    ...(terms === null
      ? {}
      : { deliveryFee: eurosFromCents(totals.deliveryCents), bagFee: eurosFromCents(totals.bagFeeCents) }),
    total: eurosFromCents(totals.totalCents),
    savings: eurosFromCents(0 - sumCents(takenOff.map(({ cents }) => cents))),
    vat: totals.vat.map(({ rate, vatCents }) => ({ percent: rate, amount: eurosFromCents(vatCents) })),
    ...presentThresholds(terms, totals),
  }
}

/** Amounts still missing to the smallest order, to a lower fee and to free delivery, where the service knows such thresholds. */
export function presentThresholds(terms: LoadedCart['terms'], totals: PricedLoadedCart['totals']) {
  const { missingForMinimumCents, nextFeeStep, missingForFreeDeliveryCents } = totals
  return {
    ...(terms === null || missingForMinimumCents === null
      ? {}
      : {
          minimumOrder: eurosFromCents(terms.minimumCents),
          missingForMinimum: eurosFromCents(missingForMinimumCents),
        }),
    ...(nextFeeStep === null
      ? {}
      : {
          nextDeliveryFee: eurosFromCents(nextFeeStep.feeCents),
          nextDeliveryFeeFrom: eurosFromCents(nextFeeStep.fromCents),
          missingForNextDeliveryFee: eurosFromCents(nextFeeStep.missingCents),
        }),
    ...(terms === null || terms.freeFromCents === null || missingForFreeDeliveryCents === null
      ? {}
      : {
          freeDeliveryFrom: eurosFromCents(terms.freeFromCents),
          missingForFreeDelivery: eurosFromCents(missingForFreeDeliveryCents),
        }),
  }
}
