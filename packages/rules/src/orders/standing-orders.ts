import { addDays, daysBetween, shopClock, type ShopDate } from '../delivery/shop-calendar.ts'
import type { Cents } from '../money/cents.ts'
import { type Promotion, promotedUnitPrice, promotionDiscount } from '../promotions/promotion.ts'
import { lineTotal } from '../quantity/line-total.ts'
import type { SellingTerms, Thousandths } from '../quantity/selling-terms.ts'
import { largestAllowed, smallestQuantity } from '../quantity/stepping.ts'

/** Most standing orders of one customer, paused ones included. */
export const mostStandingOrders = 5

/** So many proposals in a row without an answer pause a standing order. */
export const unansweredBeforePause = 3

/** Days after its day for which a proposal is stored. */
export const proposalStays = 90

/** Days between the first date a customer may choose and today, at most. */
export const furthestFirstDay = 60

/** Weeks between two dates of a standing order. */
export type EveryWeeks = 1 | 2

/** Days a proposal is made before its day, and the minute of the shop's clock from which on. */
const daysAhead = 2
const fromMinute = 8 * 60

/** The last day whose proposal is due: that of the day after tomorrow from eight in the morning on. */
export function proposedUntil(now: Date): ShopDate {
  const { date, minuteOfDay } = shopClock(now)
  return addDays(date, minuteOfDay >= fromMinute ? daysAhead : daysAhead - 1)
}

/** The date after this one. Counted in days of the calendar, so that a change of clocks moves neither day nor hour. */
export const dateAfter = (day: ShopDate, everyWeeks: EveryWeeks): ShopDate => addDays(day, 7 * everyWeeks)

/** The first date of the rhythm that is not before `earliest`. */
export function dateFrom(day: ShopDate, everyWeeks: EveryWeeks, earliest: ShopDate): ShopDate {
  const late = daysBetween(day, earliest)
  return late <= 0 ? day : addDays(day, Math.ceil(late / (7 * everyWeeks)) * 7 * everyWeeks)
}

/** A slot by day and minute of the shop's clock. */
export interface OfferedTime {
  readonly date: ShopDate
  readonly beginMinute: number
}

/**
 * Of slots with room the one at the hour wanted, else the nearest of that day, the earlier of two as near, else that of
 * the day after. Undefined where neither day has one.
 */
export function nearestTime<Time extends OfferedTime>(
  wanted: OfferedTime,
  withRoom: readonly Time[],
): Time | undefined {
  const away = ({ beginMinute }: Time) => Math.abs(beginMinute - wanted.beginMinute)
  const nearestOn = (day: ShopDate) =>
    withRoom
      .filter(({ date }) => date === day)
      .toSorted((one, other) => away(one) - away(other) || one.beginMinute - other.beginMinute)[0]
  return nearestOn(wanted.date) ?? nearestOn(addDays(wanted.date, 1))
}

/** A product of the list as the shop sells it on the day of the proposal. */
export interface GoodsOfDay {
  /** Per piece or kilogram; null where it is not sold that day. */
  readonly listPriceCents: Cents | null
  /** One that counts for this customer. */
  readonly promotion: Promotion | null
  readonly terms: SellingTerms
  /** Null is not limited. */
  readonly available: Thousandths | null
  /** It cannot be delivered then, for whatever reason. */
  readonly isBarred: boolean
  /** It has to be chosen how: sliced, ripe. */
  readonly needsChoice: boolean
}

/** `fewer` where the stock has less than the list asks for. */
export type ProposalRemark = 'missing' | 'fewer' | 'dearer' | 'offer' | 'choice'

export interface ProposedLine {
  readonly productId: number
  /** Zero of a missing one. */
  readonly quantity: Thousandths
  /** Paid for one piece or kilogram; null of a missing one. */
  readonly unitCents: Cents | null
  /** Paid when it was last looked at; null where it was not sold or not on the list then. */
  readonly beforeCents: Cents | null
  readonly totalCents: Cents
  readonly remarks: readonly ProposalRemark[]
}

/** A product of a list against the shop of a day. A promotion that has to be chosen takes nothing off. */
export function proposedLine(
  { productId, quantity }: { readonly productId: number; readonly quantity: Thousandths | null },
  goods: GoodsOfDay | undefined,
  beforeCents: Cents | null,
): ProposedLine {
  const missing = { productId, quantity: 0, unitCents: null, beforeCents, totalCents: 0, remarks: ['missing'] } as const
  if (goods === undefined || goods.listPriceCents === null || goods.isBarred) return missing
  const { listPriceCents, terms, available, needsChoice } = goods
  const promotion = goods.promotion?.selectable === true ? null : goods.promotion
  const wanted = quantity ?? smallestQuantity(terms)
  const had = available === null ? wanted : Math.min(wanted, largestAllowed(available, terms))
  if (had === 0) return missing
  const unitCents = promotedUnitPrice(listPriceCents, promotion)
  const discount = promotion === null ? 0 : promotionDiscount(listPriceCents, had, promotion)
  const remarks: readonly (readonly [ProposalRemark, boolean])[] = [
    ['fewer', had < wanted],
    ['dearer', beforeCents !== null && unitCents > beforeCents],
    ['offer', goods.promotion !== null],
    ['choice', needsChoice],
  ]
  return {
    productId,
    quantity: had,
    unitCents,
    beforeCents,
    totalCents: lineTotal(listPriceCents, had) - discount,
    remarks: remarks.flatMap(([remark, holds]) => (holds ? [remark] : [])),
  }
}
