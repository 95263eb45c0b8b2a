import type { CreditTerms } from '@bottega/rules/payments/credit.ts'
import type { Change, WrittenChange } from '../../kernel/audit/audit.service.ts'

/** How the log names what is done to a credit agreement. */
export const creditActions = { agreed: 'customer.creditAgreed', ended: 'customer.creditEnded' } as const

export interface CreditChange {
  step: 'made' | 'changed' | 'ended'
  paymentTypeId: number
  /** The terms that were agreed until then. */
  before?: CreditTerms | undefined
  /** The terms that are agreed now; undefined once the agreement has ended. */
  after?: CreditTerms | undefined
}

function termsIn(view: Change['before']): CreditTerms | undefined {
  const { limitCents, termDays } = view ?? {}
  return typeof limitCents === 'number' && typeof termDays === 'number' ? { limitCents, termDays } : undefined
}

/**
 * Returns the change of a credit agreement that an entry of the log records; undefined where it is about something
 * else.
 */
export function creditChangeIn(entry: WrittenChange | undefined): CreditChange | undefined {
  const paymentTypeId = entry?.after?.['paymentTypeId']
  if (entry === undefined || typeof paymentTypeId !== 'number') return undefined
  const before = termsIn(entry.before)
  if (entry.action === creditActions.ended) return { step: 'ended', paymentTypeId, before }
  return { step: before === undefined ? 'made' : 'changed', paymentTypeId, before, after: termsIn(entry.after) }
}
