import { sumCents } from '../money/cents.ts'
import { type Thousandths } from '../quantity/selling-terms.ts'
import { lineTotal } from '../quantity/line-total.ts'
import type { Adjustment, AdjustmentReason, CartLine, PricedLine } from './pricing.ts'
import { isPromotionInForce, type Promotion, promotedUnitPrice, promotionDiscount } from '../promotions/promotion.ts'
import { applyVouchers, onePieceOf, type RefusedVoucher, voucherPlaces } from './vouchers/vouchers.ts'

export interface LinePricing {
  readonly source: CartLine
  readonly line: PricedLine
  readonly adjustments: readonly Adjustment[]
  readonly refusedVouchers: readonly RefusedVoucher[]
  /** After the promotion, before vouchers. */
  readonly spendCents: number
}

/** Lives as long as the line it was made for. */
const priced = new WeakMap<CartLine, LinePricing>()

/**
 * List price, then the line's promotion, then its vouchers. `quantity` is the ordered one after limits. The same line in
 * the same quantity is priced once.
 */
export function priceLine(line: CartLine, quantity: Thousandths): LinePricing {
  const known = priced.get(line)
  if (known?.line.quantity === quantity) return known
  const pricing = pricingOf(line, quantity)
  priced.set(line, pricing)
  return pricing
}

function pricingOf(line: CartLine, quantity: Thousandths): LinePricing {
  const pricedQuantity = line.pickedQuantity ?? quantity
  const promotion = promotionInForce(line)
  const listCents = lineTotal(line.listPriceCents, pricedQuantity)
  const promotionCents = promotion ? promotionDiscount(line.listPriceCents, pricedQuantity, promotion) : 0
  const spendCents = listCents - promotionCents
  const vouchers = lineVouchers(line, pricedQuantity, spendCents)
  const voucherCents = sumCents(vouchers.applied.map(({ cents }) => cents))
  const adjustments = vouchers.applied.map(({ voucherId, cents }) =>
    adjustment(line, 'line-voucher', cents, { voucherId }),
  )
  if (promotion && promotionCents > 0) {
    adjustments.unshift(adjustment(line, promotion.kind, promotionCents, { promotionId: promotion.promotionId }))
  }
  return {
    source: line,
    line: {
      lineId: line.lineId,
      productId: line.productId,
      quantity,
      pricedQuantity,
      listPriceCents: line.listPriceCents,
      unitPaidCents: promotedUnitPrice(line.listPriceCents, promotion),
      listCents,
      totalCents: spendCents - voucherCents,
      orderVoucherShareCents: 0,
      vatRate: line.vatRate,
      promotionId: promotion && promotionCents > 0 ? promotion.promotionId : null,
    },
    adjustments,
    refusedVouchers: vouchers.refused,
    spendCents,
  }
}

function promotionInForce(line: CartLine): Promotion | null {
  if (line.promotion === null || line.isFirstInfantFormula) return null
  return isPromotionInForce(line.promotion, line.promotionChoice) ? line.promotion : null
}

function lineVouchers(line: CartLine, quantity: Thousandths, spendCents: number) {
  if (line.isFirstInfantFormula) {
    const refused = line.vouchers.map(({ voucherId }): RefusedVoucher => ({
      voucherId,
      lineId: line.lineId,
      reason: 'excluded-product',
      missingCents: 0,
    }))
    return { applied: [], refused }
  }
  return applyVouchers(line.vouchers, {
    lineId: line.lineId,
    cents: spendCents,
    percentBaseCents: onePieceOf(spendCents, quantity),
    spendCents,
    places: voucherPlaces(quantity),
  })
}

function adjustment(
  line: CartLine,
  reason: AdjustmentReason,
  takenOffCents: number,
  ids: { readonly promotionId?: number; readonly voucherId?: number },
): Adjustment {
  return {
    reason,
    cents: 0 - takenOffCents,
    lineId: line.lineId,
    promotionId: ids.promotionId ?? null,
    voucherId: ids.voucherId ?? null,
  }
}
