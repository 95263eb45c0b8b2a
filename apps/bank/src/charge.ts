import type { Bank } from './bank.ts'
import type { Payment } from './payment.ts'
import { outcomeOf } from './test-ways.ts'

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
