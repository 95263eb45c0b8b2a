import type { Cents } from '../money/cents.ts'

/** How far a company may go with paying later. */
export interface Credit {
  readonly limitCents: Cents
  /** Ordered or invoiced and not paid yet. */
  readonly owedCents: Cents
}

export type CreditOutcome = { readonly ok: true } | { readonly ok: false; readonly leftCents: Cents }

/** Whether an order may be put on a company's account: up to its limit, the last cent included. */
export function mayOwe({ limitCents, owedCents }: Credit, orderCents: Cents): CreditOutcome {
  const leftCents = Math.max(0, limitCents - owedCents)
  return orderCents <= leftCents ? { ok: true } : { ok: false, leftCents }
}
