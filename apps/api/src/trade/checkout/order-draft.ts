import { withoutAddedBy } from '@bottega/rules/cart/added-by.ts'
import { withMatchingPieces } from '@bottega/rules/quantity/asked-pieces.ts'
import { sumCents } from '@bottega/rules/money/cents.ts'
import type { AdjustmentReason } from '@bottega/rules/cart/pricing.ts'
import type { Position } from '@bottega/rules/delivery/places/distance.ts'
import type { PaymentChoice } from '@bottega/rules/payments/payment-plan.ts'
import type { Language } from '@bottega/rules/text/language.ts'
import { crediblePosition } from '../../places/stores/credible-position.ts'
import type { PlacedAddress, PlacedBilling } from '../orders/orders.tables.ts'
import type { LoadedCart } from '../cart/load-cart.ts'
import type { PricedCartLine, PricedLoadedCart, PricedPart } from '../cart/price-loaded-cart.ts'
import { optionWords } from '../catalog/presenters/option-words.ts'
import type { DraftLine, OrderDraft } from '../orders/place-order.service.ts'

export interface OrderRequest {
  userId: number
  language: Language
  idempotencyKey: string
  /** Of what came with the key; absent where the key is not the customer's. */
  requestDigest?: string | undefined
  paymentTypeId: number
  paymentChoice: Omit<PaymentChoice, 'paymentTypeId'>
  foodCents: number
  billing: PlacedBilling | null
  lotteryCode: string | null
  termsVersion: string | null
}

const feeReasons: ReadonlySet<AdjustmentReason> = new Set(['bag-fee', 'delivery-fee', 'delivery-fee-discount'])

/** A checked cart, as the order it becomes: copies of everything, so that no later change rewrites it. */
export function orderDraft(
  cart: LoadedCart,
  { lines, totals, adjustments }: PricedLoadedCart,
  request: OrderRequest,
  now: Date,
): OrderDraft {
  const { address, service, slot } = cart
  if (address === null || service === null || slot === null) throw new Error(`cart ${cart.cartId} goes nowhere`)
  const discounts = totals.adjustments.filter(({ reason }) => !feeReasons.has(reason))
  return {
    order: {
      userId: request.userId,
      cartId: cart.cartId,
      cartVersion: cart.version,
      idempotencyKey: request.idempotencyKey,
      requestDigest: request.requestDigest ?? null,
      storeId: cart.store.storeId,
      warehouseId: cart.store.warehouseId,
      deliveryServiceId: service.deliveryServiceId,
      address: placedAddress(address),
      slotId: slot.slotId,
      slotDay: slot.day,
      slotBeginAt: slot.beginAt,
      slotEndAt: slot.endAt,
      goodsCents: totals.listCents,
      discountCents: sumCents(discounts.map(({ cents }) => cents)),
      feeCents: totals.deliveryCents,
      bagFeeCents: totals.bagFeeCents,
      totalCents: totals.totalCents,
      prebilledCents: totals.prebilledCents,
      paymentTypeId: request.paymentTypeId,
      paymentChoice: request.paymentChoice,
      foodCents: request.foodCents,
      billing: request.billing,
      lotteryCode: request.lotteryCode,
      termsVersion: request.termsVersion,
      note: cart.infos['order_note'] ?? null,
      infos: {
        ...offeredInfos(cart),
        ...(request.billing !== null && { need_invoice: 'true' }),
        language: request.language,
      },
      placedAt: now,
      updatedAt: now,
    },
    lines: lines.flatMap((line) =>
      line.parts.filter(({ priced }) => priced.quantity > 0).map((part) => draftLine(line, part)),
    ),
    adjustments: adjustments
      .filter(({ cents }) => cents !== 0)
      .map(({ lineId, reason, promotionId, voucherId, cents }) => ({
        cartLineId: lineId,
        reason,
        promotionId,
        userGiftCertificateId: voucherId,
        cents,
      })),
  }
}

/** Bags that are not offered any more with the cart's service are no choice, and an order does not name them. */
function offeredInfos({ infos, packaging }: LoadedCart): LoadedCart['infos'] {
  if (packaging !== null) return infos
  const { packaging_type_id: _gone, ...others } = infos
  return others
}

function draftLine({ line, product }: PricedCartLine, { source, priced }: PricedPart): DraftLine {
  return {
    cartLineId: source.lineId,
    productId: product.productId,
    name: product.name,
    brand: product.brand,
    pack: product.pack,
    optionsKey: line.optionsKey,
    optionWords: optionWords(product.selectOptions, line.optionsKey),
    isPackage: line.isPackage,
    quantityOrdered: priced.quantity,
    weightVariable: product.hasVariableWeight,
    unitPriceCents: priced.listPriceCents,
    totalCents: priced.listCents,
    vatPercent: source.vatRate,
    promotion: priced.promotionId === null ? null : source.promotion,
    acceptAlternatives: line.acceptAlternatives,
    infos: withMatchingPieces(withoutAddedBy(line.infos), priced.quantity, product.unitWeight),
  }
}

function placedAddress(address: NonNullable<LoadedCart['address']>): PlacedAddress {
  const { storeId: _store, doorbell, notes, phone, door, position: _known, ...place } = address
  const position = positionOf(address)
  return {
    ...place,
    doorbell: doorbell ?? undefined,
    notes: notes ?? undefined,
    phone: phone ?? undefined,
    door: door ?? undefined,
    ...(position === undefined ? {} : { position }),
  }
}

/** Of a customer's own address; address books have positions from before they were compared with the postal code. */
function positionOf({ type, postalCode, position }: NonNullable<LoadedCart['address']>): Position | undefined {
  return type === 'drive' || position === null ? undefined : crediblePosition(postalCode, position)
}
