import { promotionType } from './promotion.ts'

export interface LabelledPromotion {
  readonly promotionTypeId: number
  readonly isBelowCost: boolean
  /** Pieces to take and to pay, of a multi-piece promotion. */
  readonly take: number | null
  readonly pay: number | null
  /** Of the second piece. */
  readonly discountPercent: number | null
}

/** The label of a promotion: a message with its numbers, or the words its editor wrote for it. */
export type PromotionLabel =
  | { readonly key: 'promo.multiPiece'; readonly args: { readonly take: number; readonly pay: number } }
  | { readonly key: 'promo.secondPiece'; readonly args: { readonly percent: number } }
  | { readonly key: 'promo.belowCost'; readonly args: null }
  | { readonly key: 'view'; readonly args: null }

/**
 * Label of a promotion. Type 5 has two readings: below cost as the specification says, or an ordinary price cut as it
 * also occurs. Chosen: "SOTTOCOSTO" only when flagged below cost, otherwise the editor's words.
 */
export function promotionLabel(promotion: LabelledPromotion): PromotionLabel {
  const { promotionTypeId, take, pay, discountPercent } = promotion
  if (promotionTypeId === promotionType.multiPiece && take !== null && pay !== null) {
    return { key: 'promo.multiPiece', args: { take, pay } }
  }
  if (promotionTypeId === promotionType.secondPiece && discountPercent !== null) {
    return { key: 'promo.secondPiece', args: { percent: discountPercent } }
  }
  if (promotionTypeId === promotionType.belowCost && promotion.isBelowCost)
    return { key: 'promo.belowCost', args: null }
  return { key: 'view', args: null }
}
