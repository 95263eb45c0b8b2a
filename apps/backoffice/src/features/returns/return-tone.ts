import type { ReturnView } from '@bottega/contract/returns/return-view.ts'
import { returnStatus } from '@bottega/rules/returns/return-status.ts'

/** What waits for staff stands out. */
export function returnTone({ status, refused }: Pick<ReturnView, 'status' | 'refused'>) {
  if (status.refundStatusId === returnStatus.toApprove) return 'warn'
  if (refused) return 'offer'
  return status.refundStatusId === returnStatus.approved ? 'ok' : 'quiet'
}
