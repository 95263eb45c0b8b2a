import type { CustomerState } from '@bottega/rules/people/account-state.ts'

/** A status that waits for staff stands out. */
export const stateTone = {
  open: 'ok',
  unconfirmed: 'quiet',
  waiting: 'warn',
  rejected: 'offer',
  closed: 'warn',
  erased: 'quiet',
} as const satisfies Record<CustomerState, string>

/** For an account that is being deleted, or was, nothing is done. */
export const isOver = (state: CustomerState): boolean => state === 'closed' || state === 'erased'
