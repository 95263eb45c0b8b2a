import type { Cents } from '../money/cents.ts'

/** The reasons points came or went; each is a word of the ledger. */
export type PointsReason = 'order' | 'return' | 'conversion' | 'donation' | 'reward' | 'rewardCancelled'

/** So many points become a voucher of so much. */
export interface ConversionStep {
  readonly points: number
  readonly cents: Cents
}

/** The settings of editors for points. (decision 0331) */
export interface PointsTerms {
  readonly pointsPerEuro: number
  /** From the smallest to the largest. */
  readonly steps: readonly ConversionStep[]
  /** Days a voucher made of points is valid, today included. */
  readonly voucherDays: number
  /** Donations are whole multiples of it. */
  readonly donationUnit: number
}

export const usualPointsTerms: PointsTerms = {
  pointsPerEuro: 1,
  steps: [
    { points: 250, cents: 250 },
    { points: 500, cents: 500 },
    { points: 1000, cents: 1100 },
  ],
  voucherDays: 90,
  donationUnit: 50,
}

/** Goods of an order as they were paid: without delivery, bags and what vouchers and promotions took off. */
export interface PaidGoods {
  readonly totalCents: Cents
  readonly feeCents: Cents
  readonly bagFeeCents: Cents
}

export function paidGoodsCents({ totalCents, feeCents, bagFeeCents }: PaidGoods): Cents {
  return Math.max(0, totalCents - feeCents - bagFeeCents)
}

/** Points for every whole euro spent on goods. */
export function pointsFor(goodsCents: Cents, pointsPerEuro: number): number {
  return Math.max(0, Math.floor(goodsCents / 100)) * pointsPerEuro
}

/** The points an order has earned so far, and those that went with returns. */
export interface EarnedPoints {
  readonly basisCents: Cents
  readonly earned: number
  readonly takenBack: number
}

/**
 * Points that go because goods worth `returnedCents` in all came back, rounded for the customer. Points already spent
 * are not asked for again: at most the balance goes. (decision 0331)
 */
export function pointsToTakeBack(
  { basisCents, earned, takenBack }: EarnedPoints,
  returnedCents: Cents,
  balance: number,
): number {
  if (basisCents <= 0) return 0
  const kept = Math.ceil((earned * Math.max(0, basisCents - returnedCents)) / basisCents)
  return Math.max(0, Math.min(balance, earned - kept - takenBack))
}

/** The step of exactly these points; undefined for any other number. */
export const conversionStep = ({ steps }: PointsTerms, points: number): ConversionStep | undefined =>
  steps.find((step) => step.points === points)

export const isDonation = ({ donationUnit }: PointsTerms, points: number): boolean =>
  points > 0 && points % donationUnit === 0

/** The cheapest thing that is still out of reach, and how far; undefined when nothing is. */
export function nextGoal(balance: number, goals: readonly number[]): { goal: number; missing: number } | undefined {
  const goal = goals.filter((points) => points > balance).toSorted((a, b) => a - b)[0]
  return goal === undefined ? undefined : { goal, missing: goal - balance }
}
