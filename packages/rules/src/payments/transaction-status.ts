import type { AttemptState } from './attempt-state.ts'

/** Statuses of a payment transaction. (Account and after-sales, section 4) */
export const transactionStatus = { error: 0, inProgress: 1, complete: 2 } as const
type TransactionStatusId = (typeof transactionStatus)[keyof typeof transactionStatus]

/** The state of a payment attempt for readers of transactions: money that is only held is in progress, not complete. */
const byState: Readonly<Record<AttemptState, TransactionStatusId>> = {
  created: transactionStatus.inProgress,
  pending: transactionStatus.inProgress,
  closing: transactionStatus.inProgress,
  authorised: transactionStatus.inProgress,
  captured: transactionStatus.complete,
  releasing: transactionStatus.inProgress,
  declined: transactionStatus.error,
  voided: transactionStatus.error,
  refunded: transactionStatus.complete,
}

export const transactionStatusOf = (state: AttemptState): TransactionStatusId => byState[state]
