import type { ReturnView } from '@bottega/contract/returns/return-view.ts'
import { returnStatus } from '@bottega/rules/returns/return-status.ts'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'

/** The status in the shop's words; its colour says whether it waits, was accepted, or is over. */
export function ReturnBadge({ refund }: { refund: Pick<ReturnView, 'status' | 'refused'> }) {
  const { refundStatusId, name } = refund.status
  const isOpen = refundStatusId === returnStatus.toApprove
  return (
    <Badge tone={isOpen || refund.refused ? 'warn' : refundStatusId === returnStatus.approved ? 'ok' : 'quiet'}>
      {name}
    </Badge>
  )
}
