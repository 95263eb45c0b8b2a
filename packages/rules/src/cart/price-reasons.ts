import { type Cents, sumCents } from '../money/cents.ts'
import { isPromotionInForce, type Promotion } from '../promotions/promotion.ts'
import { oneUnit, type Thousandths } from '../quantity/selling-terms.ts'
import type { Adjustment, PricedLine } from './pricing.ts'

/** So much of a line at one price of the list; an order being changed has several where its earlier prices still count. */
export interface BasePrice {
  readonly quantity: Thousandths
  /** Per piece, or per kilogram of loose goods. */
  readonly unitCents: Cents
  readonly cents: Cents
}

/** A line's price as a sum: the base rows and what is taken off are the total, to the cent. */
export interface PriceReasons {
  readonly base: readonly BasePrice[]
  /** Promotions and vouchers of this line, each below zero; vouchers on the whole order are no part of a line's price. */
  readonly takenOff: readonly Adjustment[]
  readonly totalCents: Cents
}

/** Explains a price that was computed; nothing is computed a second time. `adjustments` may be those of a whole cart. */
export function priceReasons(parts: readonly PricedLine[], adjustments: readonly Adjustment[]): PriceReasons {
  const lineIds = new Set(parts.map(({ lineId }) => lineId))
  return {
    base: parts.map(({ pricedQuantity, listPriceCents, listCents }) => ({
      quantity: pricedQuantity,
      unitCents: listPriceCents,
      cents: listCents,
    })),
    takenOff: adjustments.filter(({ lineId }) => lineId !== null && lineIds.has(lineId)),
    totalCents: sumCents(parts.map(({ totalCents }) => totalCents)),
  }
}

/** The demands a promotion that stands on a product may still make before it takes anything off. */
export const promotionDemands = ['membership', 'choice', 'quantity'] as const
export type PromotionDemand = (typeof promotionDemands)[number]

interface StandingPromotion {
  readonly promotion: Promotion
  /** Members' promotions are closed to everybody else. */
  readonly isOpen: boolean
  /** The answer on the line to a promotion that has to be chosen; null where nobody was asked. */
  readonly choice: number | null
}

/** The first thing a promotion asks that this line does not have; undefined where nothing is missing. */
export function missingDemand(
  { promotion, isOpen, choice }: StandingPromotion,
  quantity: Thousandths,
): PromotionDemand | undefined {
  if (!isOpen) return 'membership'
  if (!isPromotionInForce(promotion, choice)) return 'choice'
  return quantity < piecesAsked(promotion) * oneUnit && promotion.kind !== 'price-cut' ? 'quantity' : undefined
}

/** The pieces a promotion counts from. */
export function piecesAsked(promotion: Promotion): number {
  switch (promotion.kind) {
    case 'price-cut':
      return 1
    case 'multi-buy':
      return promotion.take
    case 'second-piece':
      return 2
    default:
      return promotion satisfies never
  }
}
