import type { PromotionDays } from './promotion-refusal.ts'

/** Of the products of a leaflet, the worst first; `conflict` is another promotion that is cheaper than the leaflet's. */
export const offerStates = ['conflict', 'none', 'part', 'notSold', 'offer'] as const
export type OfferState = (typeof offerStates)[number]

/** Days of one price. */
export interface OfferedDays {
  readonly isSold: boolean
  /** The days of the promotion that counts; null without one. */
  readonly promotion: PromotionDays | null
  /** Further promotions of the same days, which save less. */
  readonly others: number
}

/**
 * The state of one product in one store on the days of a leaflet. A promotion belongs to the leaflet if it has the same
 * days: where another one counts in its place, or none has these days and several meet, somebody has to look.
 */
export function offerState(spans: readonly OfferedDays[], { from, to }: PromotionDays): OfferState {
  if (spans.every(({ isSold }) => !isSold)) return 'notSold'
  const isOfOther = ({ promotion, others }: OfferedDays) =>
    promotion !== null && others > 0 && (promotion.from !== from || promotion.to !== to)
  if (spans.some(isOfOther)) return 'conflict'
  const offered = spans.filter(({ promotion }) => promotion !== null)
  if (offered.length === 0) return 'none'
  return offered.length < spans.length ? 'part' : 'offer'
}

/** The worst of the states a product has in several stores. */
export const worstOffer = (states: readonly OfferState[]): OfferState =>
  offerStates.find((one) => states.includes(one)) ?? 'notSold'
