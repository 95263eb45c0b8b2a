import { canBecome, orderStatus } from '@bottega/rules/orders/order-status.ts'
import type { Tx } from '../../kernel/database/database.ts'
import type { Shop } from '../../kernel/shop.ts'
import { closeDraft } from '../cart/drafts/draft-carts.service.ts'
import { endPayingChange } from '../orders/cancel-order.service.ts'
import { moveOrder } from '../orders/order-status.service.ts'
import type { OrderRow } from '../orders/orders.service.ts'
import { enqueue } from '../../kernel/outbox/outbox.service.ts'
import { releaseOrderMoney } from '../payments/order-money.service.ts'
import type { PaymentAttempt } from '../payments/payments.service.ts'

interface Lost {
  order: OrderRow
  attempt: PaymentAttempt
}

/**
 * Money counted on is not held any more: the provider says that it was voided, refused or returned. An order whose
 * goods have not left becomes unpaid, as after a refusal: it holds its place and goods for an hour, the customer is
 * told and may pay again, and housekeeping cancels it after that. The staff see it in the log in any case.
 */
export async function stopOrder(tx: Tx, shop: Shop, { order, attempt }: Lost, now: Date): Promise<OrderRow> {
  const { id: orderId, statusId } = order
  const isStopped = canBecome(statusId, orderStatus.unpaid)
  shop.log.error({ orderId, statusId, payment: attempt.id, state: attempt.state, isStopped }, 'payment lost')
  if (!isStopped) return order
  const stopped = await moveOrder(tx, order, orderStatus.unpaid, 'provider', now)
  await endPayingChange(tx, order, now)
  await closeDraft(tx, orderId, now)
  await releaseOrderMoney(shop, tx, orderId, now)
  await enqueue(tx, 'mail.paymentLost', { orderId }, now)
  return stopped
}
