import type { Cents } from './cents.ts'

/** An old price up to one cent is a placeholder in the data, not a price. (Shopping core, section 9) */
const placeholderCents = 1

/** True when the struck price stands beside the paid one. */
export function showsOldPrice(oldCents: Cents, paidCents: Cents): boolean {
  return oldCents > placeholderCents && oldCents > paidCents
}

/** Percent with two decimals, rounded down: a discount is never announced larger than it is. */
export const percentRoundedDown = (part: number, whole: number) => Math.floor((part * 10_000) / whole) / 100

/** Percentage saved, with two decimals. Zero when nothing is saved. */
export function discountPercentage(oldCents: Cents, paidCents: Cents): number {
  if (!showsOldPrice(oldCents, paidCents)) return 0
  return percentRoundedDown(oldCents - paidCents, oldCents)
}
