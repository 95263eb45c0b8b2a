import type { OrderSummaryView } from '@bottega/contract/orders/orders.ts'
import { orderTells } from '@bottega/rules/orders/order-tells.ts'
import { Badge } from '@bottega/ui/components/feedback/Badge.tsx'

/** The status in the shop's words; its colour says whether it is in progress, over, or waiting for the customer. */
export function OrderStatusBadge({ status }: Pick<OrderSummaryView, 'status'>) {
  return <Badge tone={orderTells(status.orderStatusId).tone}>{status.name}</Badge>
}
