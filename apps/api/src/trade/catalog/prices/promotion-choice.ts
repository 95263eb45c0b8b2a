import { cutByPercent, type Promotion, promotionType } from '@bottega/rules/promotions/promotion.ts'
import { type Cents, divideHalfUp } from '@bottega/rules/money/cents.ts'
import type { ShopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import type { PromotionView } from '../promotions.tables.ts'
import type { Localized } from '../../../kernel/database/columns.ts'

/** The terms that decide which promotion of a product counts and what it takes off. */
export interface PromotionTerms {
  readonly promotionId: number
  readonly typeId: number
  readonly selectable: boolean
  readonly belowCost: boolean
  readonly membersOnly: boolean
  readonly pieces: number | null
  readonly paidPieces: number | null
  readonly discountPercent: number | null
  /** Price of this product in the promotion, where it names one. */
  readonly priceCents: Cents | null
}

/** A promotion as the tables hold it, for one product of one warehouse. */
export interface PromotionRow extends PromotionTerms {
  readonly name: Localized
  readonly validFrom: ShopDate
  readonly validTo: ShopDate
  readonly view: PromotionView
}

/**
 * The reduction a row gives a product of this list price; null when the row does not say enough to take anything off.
 */
export function promotionRule(row: PromotionTerms, listPriceCents: Cents): Promotion | null {
  const common = { promotionId: row.promotionId, selectable: row.selectable }
  if (row.typeId === promotionType.multiPiece) {
    if (row.pieces === null || row.paidPieces === null) return null
    return { ...common, kind: 'multi-buy', take: row.pieces, pay: row.paidPieces }
  }
  if (row.typeId === promotionType.secondPiece) {
    if (row.discountPercent === null) return null
    return { ...common, kind: 'second-piece', discountPercent: row.discountPercent }
  }
  const cut = row.discountPercent === null ? null : cutByPercent(listPriceCents, row.discountPercent)
  const priceCents = row.priceCents ?? cut
  if (priceCents === null || priceCents >= listPriceCents) return null
  return { ...common, kind: 'price-cut', priceCents, belowCost: row.belowCost }
}

/** Average price of a piece when as many are bought as the promotion asks for. */
export function averagePrice(rule: Promotion, listPriceCents: Cents): Cents {
  switch (rule.kind) {
    case 'price-cut':
      return rule.priceCents
    case 'multi-buy':
      return divideHalfUp(listPriceCents * rule.pay, rule.take)
    case 'second-piece':
      return divideHalfUp(listPriceCents * (200 - rule.discountPercent), 200)
    default:
      return rule satisfies never
  }
}

export interface ChosenPromotion<Row extends PromotionTerms = PromotionRow> {
  readonly row: Row
  readonly rule: Promotion
}

/**
 * The one promotion a product shows: first those open to this visitor, among them the one that saves most per piece,
 * the older id when they save the same. Promotions do not add up.
 */
export function bestPromotion<Row extends PromotionTerms>(
  rows: readonly Row[],
  listPriceCents: Cents,
  isMember: boolean,
): ChosenPromotion<Row> | null {
  const candidates = rows.flatMap((row) => {
    const rule = promotionRule(row, listPriceCents)
    if (rule === null) return []
    return [{ row, rule, closed: row.membersOnly && !isMember, average: averagePrice(rule, listPriceCents) }]
  })
  candidates.sort(
    (a, b) => Number(a.closed) - Number(b.closed) || a.average - b.average || a.row.promotionId - b.row.promotionId,
  )
  return candidates[0] ?? null
}
