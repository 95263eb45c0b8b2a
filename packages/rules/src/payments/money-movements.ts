import { type Cents, sumCents } from '../money/cents.ts'
import { settlementOf } from './payment-types.ts'

/** A part that pays for an order, as the ledger has it. */
export interface LedgerPart {
  readonly id: string
  readonly paymentTypeId: number
  readonly state: string
  readonly amountCents: Cents
  readonly capturedCents: Cents
  readonly refundedCents: Cents
  readonly createdAt: Date
  readonly updatedAt: Date
  readonly capturedAt: Date | null
}

/** A part of what was taken that goes back. */
export interface LedgerRefund {
  readonly attemptId: string
  readonly cents: Cents
  readonly state: string
  readonly updatedAt: Date
}

export interface MoneyMovement {
  readonly kind: 'held' | 'taken' | 'givenBack'
  readonly paymentTypeId: number
  readonly cents: Cents
  readonly at: Date
}

/**
 * The money held for an order, taken and given back, oldest first. A debt on a company's account was neither held
 * nor taken.
 */
export function moneyMovements(parts: readonly LedgerPart[], refunds: readonly LedgerRefund[]): MoneyMovement[] {
  return parts
    .flatMap((part) => movementsOf(part, refunds))
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

function movementsOf(part: LedgerPart, refunds: readonly LedgerRefund[]): MoneyMovement[] {
  const { id, paymentTypeId, amountCents, capturedCents, refundedCents, createdAt, updatedAt } = part
  const settlement = settlementOf(paymentTypeId)
  if (settlement === 'later') return []
  const given = refunds.filter(({ attemptId, state }) => attemptId === id && state === 'given')
  // Given back whole, with nothing written of its parts: the last that happened to it.
  const restCents = refundedCents - sumCents(given.map(({ cents }) => cents))
  const movements: Omit<MoneyMovement, 'paymentTypeId'>[] = [
    ...(settlement === 'online' ? [{ kind: 'held' as const, cents: amountCents, at: createdAt }] : []),
    { kind: 'taken', cents: capturedCents, at: part.capturedAt ?? updatedAt },
    ...given.map(({ cents, updatedAt: at }) => ({ kind: 'givenBack' as const, cents, at })),
    { kind: 'givenBack', cents: restCents, at: updatedAt },
  ]
  return movements.filter(({ cents }) => cents > 0).map((movement) => Object.assign(movement, { paymentTypeId }))
}
