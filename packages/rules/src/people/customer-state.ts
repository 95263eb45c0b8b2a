import type { BusinessApproval } from './business-approval.ts'

/** The state of an account that staff must know before anything else; the first that holds, from the last one back. */
export const customerStates = ['open', 'unconfirmed', 'waiting', 'rejected', 'closed', 'erased'] as const
export type CustomerState = (typeof customerStates)[number]

interface CustomerFacts {
  readonly profileConfirmed: boolean
  readonly businessApproval: BusinessApproval | null
  readonly closedAt: Date | null
  readonly erasedAt: Date | null
}

export function customerState({
  profileConfirmed,
  businessApproval,
  closedAt,
  erasedAt,
}: CustomerFacts): CustomerState {
  if (erasedAt !== null) return 'erased'
  if (closedAt !== null) return 'closed'
  if (!profileConfirmed) return 'unconfirmed'
  return businessApproval === 'waiting' || businessApproval === 'rejected' ? businessApproval : 'open'
}
