import type { Cents } from '../money/cents.ts'

/** Why some of an order's money goes back: not taken at the door, decided in the back office, a return, the end of the order. */
export type RefundKind = 'undelivered' | 'desk' | 'return' | 'ended'

/** The one account of an order's money: what it comes to, and what of it was decided to go back, whatever the way. */
export interface OrderAccount {
  readonly totalCents: Cents
  /** The money paid for goods, without fees. */
  readonly goodsCents: Cents
  /** Decided to go back, or not to be charged. */
  readonly refundedCents: Cents
  /** Asked for by returns that are not decided yet. */
  readonly requestedCents: Cents
}

/** The most that can still be refunded of an order. */
export const refundableCents = ({ totalCents, refundedCents }: Pick<OrderAccount, 'totalCents' | 'refundedCents'>) =>
  Math.max(0, totalCents - refundedCents)

/**
 * The most that returns of an order can still give. Goods alone are paid for by returns, and a refund that names no
 * goods counts as one of goods, so that it lessens what later returns give.
 */
export const returnableCents = ({ totalCents, goodsCents, refundedCents, requestedCents }: OrderAccount): Cents =>
  Math.max(0, Math.min(totalCents, goodsCents) - refundedCents - requestedCents)

/**
 * The refund for returned goods worth `cents`: its own amount, and of a staff member's `asked` at most that. A larger
 * amount is not cut in silence.
 */
export function approvedAmount(
  cents: Cents,
  asked: Cents | undefined,
  leftCents: Cents,
): { readonly cents: Cents } | { readonly most: Cents } {
  const wanted = asked ?? cents
  return wanted <= Math.min(cents, leftCents) ? { cents: wanted } : { most: Math.min(cents, leftCents) }
}
