import { type Cents, percentOf } from './cents.ts'

/** `five`: the next of 5 cents; `nine`: the next price that ends in 9 cents. */
export const priceRoundings = ['none', 'five', 'nine'] as const
export type PriceRounding = (typeof priceRoundings)[number]

/** A step of many prices at once. An amount or a percentage below zero makes them lower. */
export type PriceStep =
  | { readonly how: 'set'; readonly cents: Cents }
  | { readonly how: 'amount'; readonly cents: Cents; readonly rounding: PriceRounding }
  | { readonly how: 'percent'; readonly percent: number; readonly rounding: PriceRounding }

/** The highest price staff set, of one product or of many. */
export const highestPrice: Cents = 1_000_000

const rounded: Readonly<Record<PriceRounding, (cents: Cents) => Cents>> = {
  none: (cents) => cents,
  five: (cents) => Math.round(cents / 5) * 5,
  nine: (cents) => Math.max(9, Math.round((cents - 9) / 10) * 10 + 9),
}

/** The price after a step; undefined where it would cost nothing, or more than any price staff set. */
export function steppedPrice(cents: Cents, step: PriceStep): Cents | undefined {
  const exact =
    step.how === 'set' ? step.cents : cents + (step.how === 'amount' ? step.cents : percentOf(cents, step.percent))
  if (exact <= 0) return undefined
  const after = step.how === 'set' ? exact : rounded[step.rounding](exact)
  return after > 0 && after <= highestPrice ? after : undefined
}
