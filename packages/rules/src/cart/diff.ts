import type { Cents } from '../money/cents.ts'
import type { Thousandths } from '../quantity/selling-terms.ts'
import type { PricedCart, PricedLine } from './pricing.ts'

/** A difference shown to the shopper after a new slot or store repriced the cart. */
export type PricingDifference =
  | { readonly kind: 'unavailable'; readonly lineId: number }
  | { readonly kind: 'quantity'; readonly lineId: number; readonly before: Thousandths; readonly after: Thousandths }
  | { readonly kind: 'price'; readonly lineId: number; readonly before: Cents; readonly after: Cents }
  | { readonly kind: 'promotion-lost' | 'promotion-gained'; readonly lineId: number }
  | { readonly kind: 'delivery' | 'total'; readonly before: Cents; readonly after: Cents }

/**
 * Differences between two pricings of one cart, line by line in the order of the first, then delivery and total. Prices
 * are per piece or kilogram, after a price cut. Empty when the shopper would notice nothing.
 */
export function diffPricing(before: PricedCart, after: PricedCart): PricingDifference[] {
  const afterById = new Map(after.lines.map((line) => [line.lineId, line]))
  const ofLines = before.lines.flatMap((line) => diffLine(line, afterById.get(line.lineId)))
  const differences: PricingDifference[] = [...ofLines]
  if (before.deliveryCents !== after.deliveryCents) {
    differences.push({ kind: 'delivery', before: before.deliveryCents, after: after.deliveryCents })
  }
  if (before.totalCents !== after.totalCents) {
    differences.push({ kind: 'total', before: before.totalCents, after: after.totalCents })
  }
  return differences
}

function diffLine(before: PricedLine, after: PricedLine | undefined): PricingDifference[] {
  const { lineId } = before
  if (!after || (after.quantity === 0 && before.quantity > 0)) return [{ kind: 'unavailable', lineId }]
  const differences: PricingDifference[] = []
  if (before.quantity !== after.quantity) {
    differences.push({ kind: 'quantity', lineId, before: before.quantity, after: after.quantity })
  }
  if (before.unitPaidCents !== after.unitPaidCents) {
    differences.push({ kind: 'price', lineId, before: before.unitPaidCents, after: after.unitPaidCents })
  }
  if (before.promotionId !== null && after.promotionId === null) differences.push({ kind: 'promotion-lost', lineId })
  if (before.promotionId === null && after.promotionId !== null) differences.push({ kind: 'promotion-gained', lineId })
  return differences
}
