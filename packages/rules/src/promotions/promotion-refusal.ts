import { cutByPercent } from './promotion.ts'
import { addDays, isShopDate, type ShopDate } from '../delivery/shop-calendar.ts'
import type { Cents } from '../money/cents.ts'

/**
 * `price` and `percent` cut the price; `pieces` gives some of several away; `second` is percent off every second piece.
 */
export const promotionKinds = [
  'price',
  'percent',
  'pieces',
  'second',
] as const satisfies readonly PromotionCut['kind'][]

/** The discount of a promotion of one product, as staff set it. */
export type PromotionCut =
  | { readonly kind: 'price'; readonly cents: Cents }
  | { readonly kind: 'percent'; readonly percent: number }
  /** Take `pieces`, pay `paidPieces`. */
  | { readonly kind: 'pieces'; readonly pieces: number; readonly paidPieces: number }
  /** Percent off every second piece. */
  | { readonly kind: 'second'; readonly percent: number }

export interface PromotedProduct {
  readonly isFirstInfantFormula: boolean
  /** Sold by weight: there are no whole pieces to count. */
  readonly isLoose: boolean
  /** On the first day; null where the store does not sell it then. */
  readonly listCents: Cents | null
  /** The lowest price of the 30 days before the first day; null where it was not sold. */
  readonly lowestCents: Cents | null
}

export interface PromotionDays {
  readonly from: ShopDate
  readonly to: ShopDate
}

/** Days a promotion may last: what never ends is a price. */
const longestDays = 366

/** In the order in which staff clear them. */
export type PromotionRefusal =
  'infant-formula' | 'pieces' | 'loose' | 'no-price' | 'not-below-price' | 'not-below-lowest'

/** A promotion begins today or later, unless it has begun: then its first day stays. */
export function arePromotionDays({ from, to }: PromotionDays, today: ShopDate, begun?: ShopDate): boolean {
  const isFirstDay = begun === undefined || begun > today ? isShopDate(from) && from >= today : from === begun
  return isFirstDay && isShopDate(to) && to >= from && to >= today && to <= addDays(from, longestDays)
}

/**
 * The reason a promotion may not be made. First-stage infant formula may not be promoted (Safety, 25). A cut price is
 * announced as a reduction, so it must be below every price of the 30 days before it (Directive 98/6/EC, article 6a;
 * Safety, 22); what is given for several pieces is not.
 */
export function promotionRefusal(
  cut: PromotionCut,
  { isFirstInfantFormula, isLoose, listCents, lowestCents }: PromotedProduct,
): PromotionRefusal | undefined {
  if (isFirstInfantFormula) return 'infant-formula'
  if (cut.kind === 'pieces' && (cut.paidPieces < 1 || cut.paidPieces >= cut.pieces)) return 'pieces'
  if (isLoose && (cut.kind === 'pieces' || cut.kind === 'second')) return 'loose'
  if (listCents === null) return 'no-price'
  if (cut.kind === 'pieces' || cut.kind === 'second') return undefined
  const cents = cut.kind === 'price' ? cut.cents : cutByPercent(listCents, cut.percent)
  if (cents >= listCents) return 'not-below-price'
  return lowestCents !== null && cents >= lowestCents ? 'not-below-lowest' : undefined
}
