import { priceCart } from '../cart/price-cart.ts'
import { priceLine } from '../cart/price-line.ts'
import type { AdjustmentReason, CartLine } from '../cart/pricing.ts'
import { type Voucher, voucherPlaces } from '../cart/vouchers/vouchers.ts'
import { type Cents, divideHalfUp, sumCents } from '../money/cents.ts'
import { promotedUnitPrice, type Promotion } from '../promotions/promotion.ts'
import type { SellingMode, Thousandths } from '../quantity/selling-terms.ts'

/** A line of an order as agreed, with what was picked of it. */
export interface PickedLine {
  readonly lineId: number
  readonly productId: number
  /** Per piece, or per kilogram of loose goods, as agreed. */
  readonly listPriceCents: Cents
  readonly quantityOrdered: Thousandths
  /** The quantity the price counts. */
  readonly pricedQuantity: Thousandths
  readonly vatRate: number
  /** The promotion that counted when it was ordered. */
  readonly promotion: Promotion | null
  readonly isFirstInfantFormula: boolean
  /** The line it was put in for. */
  readonly replacesLineId: number | null
  /** Used on the line when it was ordered. */
  readonly vouchers: readonly Voucher[]
}

export type PickedReason = AdjustmentReason | 'substitute-price' | 'weight-gift'

/** One row between list prices and total: negative when it takes off. */
export interface PickedAdjustment {
  readonly reason: PickedReason
  readonly cents: Cents
  readonly lineId: number | null
  readonly promotionId: number | null
  readonly voucherId: number | null
}

export interface PickedInput {
  readonly lines: readonly PickedLine[]
  /** In the order they were used. */
  readonly orderVouchers: readonly Voucher[]
  /** Delivery, its discount and bags, as agreed: a short of ours makes nothing dearer. */
  readonly fees: readonly PickedAdjustment[]
}

export interface PricedPicking {
  /** Quantity picked at list price, by line. */
  readonly listCents: ReadonlyMap<number, Cents>
  readonly adjustments: readonly PickedAdjustment[]
  readonly goodsCents: Cents
  readonly discountCents: Cents
  readonly totalCents: Cents
  /** Vouchers that took something off; the others go back to the customer. */
  readonly voucherIds: readonly number[]
}

/**
 * Prices what was picked, at the terms of the order: promotions count what is in the bags, vouchers stay without
 * looking at their thresholds again, and what fees were agreed are paid. A substitute and its line together never cost
 * more than the same quantity of what was ordered.
 */
export function pricePicked({ lines, orderVouchers, fees }: PickedInput): PricedPicking {
  const vouchers = new Map(lines.flatMap((line) => sharedVouchers(line, lines)))
  const sources = lines.map((line) => toCartLine(line, vouchers.get(line.lineId) ?? [], priceCap(line, lines)))
  const priced = priceCart({
    lines: sources,
    orderVouchers: orderVouchers.map(withoutThreshold),
    bagFee: null,
    delivery: null,
  })
  const adjustments = [...priced.adjustments.map(withCapNamed), ...fees]
  const discounts = priced.adjustments.map(({ cents }) => cents)
  return {
    listCents: new Map(priced.lines.map(({ lineId, listCents }) => [lineId, listCents])),
    adjustments,
    goodsCents: priced.listCents,
    discountCents: sumCents(discounts),
    totalCents: priced.listCents + sumCents(adjustments.map(({ cents }) => cents)),
    voucherIds: priced.adjustments.flatMap(({ voucherId }) => (voucherId !== null && voucherId > 0 ? [voucherId] : [])),
  }
}

/** The spending was agreed: what we could not find does not take it back. */
const withoutThreshold = (voucher: Voucher): Voucher => ({ ...voucher, minimumSpendCents: 0 })

/** Vouchers of a line with fewer pieces than vouchers pass to what was put in for it. */
function sharedVouchers(line: PickedLine, lines: readonly PickedLine[]): [number, Voucher[]][] {
  if (line.vouchers.length === 0) return []
  const takers = [line, ...substitutesOf(line, lines)]
  let left = line.vouchers.map(withoutThreshold)
  return takers.map(({ lineId, pricedQuantity }) => {
    const places = voucherPlaces(pricedQuantity)
    const taken = left.slice(0, places)
    left = left.slice(places)
    return [lineId, taken]
  })
}

const substitutesOf = ({ lineId }: PickedLine, lines: readonly PickedLine[]) =>
  lines.filter(({ replacesLineId }) => replacesLineId === lineId)

function toCartLine(line: PickedLine, vouchers: readonly Voucher[], cap: Voucher | undefined): CartLine {
  return {
    lineId: line.lineId,
    productId: line.productId,
    quantity: line.quantityOrdered,
    pickedQuantity: line.pricedQuantity,
    hasVariableWeight: false,
    listPriceCents: line.listPriceCents,
    vatRate: line.vatRate,
    promotion: line.promotion,
    promotionChoice: line.promotion?.promotionId ?? null,
    vouchers: cap === undefined ? vouchers : [cap, ...vouchers],
    isFirstInfantFormula: line.isFirstInfantFormula,
    limits: null,
  }
}

/**
 * Two of three and a substitute are a group of three: where the promotion counts over all of them and over neither part
 * alone, what is missing comes off the last substitute. It travels as a voucher below zero, which no customer holds.
 */
function priceCap(line: PickedLine, lines: readonly PickedLine[]): Voucher | undefined {
  const original = lines.find(({ lineId }) => lineId === line.replacesLineId)
  if (original === undefined) return undefined
  const substitutes = substitutesOf(original, lines)
  if (substitutes.at(-1)?.lineId !== line.lineId) return undefined
  const group = [original, ...substitutes]
  const together = group.reduce((sum, { pricedQuantity }) => sum + pricedQuantity, 0)
  const agreed = spendOf({ ...original, pricedQuantity: together })
  const above = sumCents(group.map(spendOf)) - agreed
  if (above <= 0) return undefined
  return { voucherId: 0 - line.lineId, discount: { kind: 'amount', cents: above }, minimumSpendCents: 0 }
}

const spendOf = (line: PickedLine): Cents => {
  const { spendCents } = priceLine(toCartLine(line, [], undefined), line.quantityOrdered)
  return spendCents
}

function withCapNamed({ reason, voucherId, ...row }: PickedAdjustment): PickedAdjustment {
  return voucherId !== null && voucherId < 0
    ? { ...row, reason: 'substitute-price', voucherId: null }
    : { ...row, reason, voucherId }
}

/** Terms a substitute is sold at: its own price where it is lower, and whatever promotion was agreed. */
export function substituteTerms(
  ordered: Pick<PickedLine, 'listPriceCents' | 'promotion'>,
  own: { readonly listPriceCents: Cents; readonly promotion: Promotion | null },
): Pick<PickedLine, 'listPriceCents' | 'promotion'> {
  const ownPrice = promotedUnitPrice(own.listPriceCents, own.promotion)
  return { listPriceCents: Math.min(ordered.listPriceCents, ownPrice), promotion: ordered.promotion }
}

/** A line as it was picked. */
export interface WeighedLine {
  readonly sellingMode: SellingMode
  readonly unitPriceCents: Cents
  /** The quantity the price counts, thousandths of a piece. */
  readonly pricedQuantity: number | null
  /** Grams on the scale. */
  readonly weightPrepared: number | null
}

/**
 * The price of a kilogram of goods sold by the piece and priced by weight, from the picked weight: the price of a piece
 * is that of one of the usual weight. Undefined for all other goods.
 */
export function pricePerKilogram({
  sellingMode,
  unitPriceCents,
  pricedQuantity,
  weightPrepared,
}: WeighedLine): Cents | undefined {
  if (sellingMode === 'loose' || pricedQuantity === null || weightPrepared === null || weightPrepared === 0)
    return undefined
  return divideHalfUp(unitPriceCents * pricedQuantity, weightPrepared)
}
