import type { OrderSummaryView } from '@bottega/contract/orders/orders.ts'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'
import { orderStatus, unpaidStatuses } from '@bottega/rules/orders/order-status.ts'

const troubles: ReadonlySet<number> = new Set([
  ...unpaidStatuses,
  orderStatus.notCollected,
  orderStatus.failed,
  orderStatus.allSubordersFailed,
  orderStatus.validationRejected,
])
const past: ReadonlySet<number> = new Set([orderStatus.delivered, orderStatus.cancelled])

/** The status in the shop's words; its colour says whether it is in progress, over, or waiting for the customer. */
export function OrderStatusBadge({ status }: Pick<OrderSummaryView, 'status'>) {
  const { orderStatusId: id, name } = status
  return <Badge tone={troubles.has(id) ? 'warn' : past.has(id) ? 'quiet' : 'ok'}>{name}</Badge>
}
