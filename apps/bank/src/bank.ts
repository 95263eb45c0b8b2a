import type { Ledger } from './ledger.ts'
import type { Payment } from './payment.ts'
import { outcomeOf } from './test-ways.ts'

/** How this bank misbehaves, for tests: change it while it runs. */
export interface Behaviour {
  /** Pause before every answer to the shop; what it asked for is done by then. */
  answersAfterMs: number
  /** How long an answer given on a telephone takes, a late one, and one that never comes. */
  decidesSoonAfterMs: number
  decidesLateAfterMs: number
  givesUpAfterMs: number
  /** The issuer lets go of what is held the moment it is to be taken: the payment ends, and the capture is refused. */
  refusesCaptures: boolean
}

/** Shared by the parts of the bank. */
export interface Bank {
  secret: string
  ledger: Ledger
  behaviour: Behaviour
  origin: () => string
  /** Lets a payment be processed; it is decided when its time comes. */
  decideLater: (paymentId: string) => void
}

/** Pays in one of the ways the bank knows. False for a way it does not know. */
export function charge(bank: Bank, payment: Payment, way: unknown): boolean {
  const outcome = outcomeOf(payment.kind, way)
  if (outcome === undefined) return false
  const { decides, when } = outcome
  if (when === 'now') {
    bank.ledger.become(payment, decides)
    return true
  }
  const { decidesSoonAfterMs, decidesLateAfterMs, givesUpAfterMs } = bank.behaviour
  const wait = { soon: decidesSoonAfterMs, late: decidesLateAfterMs, 'never-answered': givesUpAfterMs }[when]
  bank.ledger.become(payment, 'processing', { decidedAt: new Date(Date.now() + wait).toISOString(), decides })
  bank.decideLater(payment.id)
  return true
}
