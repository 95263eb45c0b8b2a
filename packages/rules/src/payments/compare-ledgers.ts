import type { Cents } from '../money/cents.ts'

/** A payment in the books of one side. */
export interface LedgerEntry {
  readonly attemptId: string
  readonly state: string
  readonly amountCents: Cents
  readonly capturedCents: Cents
  /** Of what was captured. */
  readonly refundedCents: Cents
}

/** The differences between the two sides, and orders that stand without their money; each has to be looked into. */
export const ledgerDifferenceKinds = [
  'missing-there',
  'missing-here',
  'amount',
  'state',
  'captured',
  'refunded',
  'unpaid',
] as const
export type LedgerDifferenceKind = (typeof ledgerDifferenceKinds)[number]

export interface LedgerDifference {
  readonly kind: Exclude<LedgerDifferenceKind, 'unpaid'>
  readonly attemptId: string
  readonly ours: LedgerEntry | undefined
  readonly theirs: LedgerEntry | undefined
}

/**
 * The states a provider may have for a payment in a state of ours. It need not know one never sent, or closed unseen.
 */
const agrees: Readonly<Record<string, { readonly states: readonly string[]; readonly mayBeMissing: boolean }>> = {
  created: { states: ['open', 'processing', 'declined', 'voided'], mayBeMissing: true },
  pending: { states: ['open', 'processing', 'declined', 'voided'], mayBeMissing: false },
  closing: { states: ['open', 'processing', 'declined', 'voided'], mayBeMissing: true },
  authorised: { states: ['authorised'], mayBeMissing: false },
  captured: { states: ['captured'], mayBeMissing: false },
  releasing: { states: ['declined', 'voided', 'refunded'], mayBeMissing: true },
  declined: { states: ['declined', 'voided'], mayBeMissing: true },
  voided: { states: ['voided', 'declined'], mayBeMissing: true },
  refunded: { states: ['refunded', 'voided'], mayBeMissing: false },
}

/**
 * An order that stands or was handed over: what it comes to, and what is held, taken or agreed to be handed over for
 * it.
 */
export interface StandingOrder {
  readonly orderId: number
  readonly totalCents: Cents
  readonly coveredCents: Cents
}

/** Orders whose goods would leave, or have left, without being paid for. */
export const uncoveredOrders = (orders: readonly StandingOrder[]): StandingOrder[] =>
  orders.filter(({ totalCents, coveredCents }) => coveredCents < totalCents)

/** Compares our attempts with a provider's payments: at most one difference each, the gravest first. */
export function compareLedgers(ours: readonly LedgerEntry[], atProvider: readonly LedgerEntry[]): LedgerDifference[] {
  const known = new Map(ours.map((entry) => [entry.attemptId, entry]))
  const there = new Map(atProvider.map((entry) => [entry.attemptId, entry]))
  const ids = [...new Set([...known.keys(), ...there.keys()])]
  return ids.flatMap((attemptId) => {
    const [our, their] = [known.get(attemptId), there.get(attemptId)]
    const kind = differenceOf(our, their)
    return kind === undefined ? [] : [{ kind, attemptId, ours: our, theirs: their }]
  })
}

function differenceOf(
  ours: LedgerEntry | undefined,
  atProvider: LedgerEntry | undefined,
): LedgerDifference['kind'] | undefined {
  if (ours === undefined) return 'missing-here'
  const expected = agrees[ours.state]
  if (atProvider === undefined) return expected?.mayBeMissing === true ? undefined : 'missing-there'
  if (atProvider.amountCents !== ours.amountCents) return 'amount'
  if (expected?.states.includes(atProvider.state) !== true) return 'state'
  if (ours.state !== 'captured') return undefined
  if (atProvider.capturedCents !== ours.capturedCents) return 'captured'
  return atProvider.refundedCents === ours.refundedCents ? undefined : 'refunded'
}
