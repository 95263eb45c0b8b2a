import { type Cents, percentOf } from '../money/cents.ts'
import { oneUnit, type Thousandths } from '../quantity/selling-terms.ts'
import { lineTotal } from '../quantity/line-total.ts'

/** Promotion type ids the specification names; other ids are ordinary price cuts. (Shopping core, section 9) */
export const promotionType = { multiPiece: 1, belowCost: 5, secondPiece: 6 } as const

interface PromotionCommon {
  readonly promotionId: number
  /** A selectable promotion counts only on lines where the shopper chose it. */
  readonly selectable: boolean
}

/** The promotion of a product at the slot's date, as far as prices go; prices are per piece, or per kilogram. */
export type Promotion =
  | (PromotionCommon & { readonly kind: 'price-cut'; readonly priceCents: Cents; readonly belowCost: boolean })
  | (PromotionCommon & { readonly kind: 'multi-buy'; readonly take: number; readonly pay: number })
  | (PromotionCommon & { readonly kind: 'second-piece'; readonly discountPercent: number })

/** The answer of the shopper in the selectable-promotion dialog: the promotion's id, or this for "no". */
export const promotionDeclined = -1

/** True when a promotion counts on a line. Opting out has no effect on promotions the shopper cannot choose. */
export function isPromotionInForce(promotion: Promotion, choice: number | null): boolean {
  return !promotion.selectable || choice === promotion.promotionId
}

/** The price of one piece or kilogram under the promotion, before anything that depends on the quantity. */
export function promotedUnitPrice(listPriceCents: Cents, promotion: Promotion | null): Cents {
  if (promotion?.kind !== 'price-cut') return listPriceCents
  return Math.min(listPriceCents, Math.max(0, promotion.priceCents))
}

/** Price after a cut of a percentage, for promotions that name no price. */
export function cutByPercent(listPriceCents: Cents, percent: number): Cents {
  return listPriceCents - percentOf(listPriceCents, percent)
}

/**
 * The discount of a promotion on a line, zero or more. Multi-buy gives the pieces beyond `pay` in every full group of
 * `take`; the second piece is discounted in every pair. Both look at whole pieces only.
 */
export function promotionDiscount(listPriceCents: Cents, quantity: Thousandths, promotion: Promotion): Cents {
  const pieces = Math.floor(quantity / oneUnit)
  switch (promotion.kind) {
    case 'price-cut': {
      const cutPriceCents = promotedUnitPrice(listPriceCents, promotion)
      return lineTotal(listPriceCents, quantity) - lineTotal(cutPriceCents, quantity)
    }
    case 'multi-buy':
      return freePieces(pieces, promotion.take, promotion.pay) * listPriceCents
    case 'second-piece':
      return Math.floor(pieces / 2) * percentOf(listPriceCents, clampPercent(promotion.discountPercent))
    default:
      return promotion satisfies never
  }
}

/** The number of pieces a line needs until the next group of `take` is whole; zero where it is. */
export function piecesToWholeGroup(quantity: Thousandths, take: number): number {
  const over = Math.floor(quantity / oneUnit) % take
  return over === 0 ? 0 : take - over
}

function freePieces(pieces: number, take: number, pay: number): number {
  if (take < 2 || pay < 0 || pay >= take) return 0
  return Math.floor(pieces / take) * (take - pay)
}

function clampPercent(percent: number): number {
  return Math.min(100, Math.max(0, percent))
}
