import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import type { Reader } from '../../../kernel/database/database.ts'
import type { Shop } from '../../../kernel/shop.ts'
import { enqueue } from '../../../kernel/outbox/outbox.service.ts'
import { findEvents, findOrderRow, hasStood } from '../orders.repository.ts'
import { mayRetryPayment } from '../orders.service.ts'

/**
 * Whether it is for the customer to pay an order they went to pay for. While the bank has not decided nothing is, and what it
 * refuses afterwards, or takes back from an order that stood, has a mail of its own.
 */
export async function isLeftUnpaid(shop: Shop, db: Reader, orderId: number): Promise<boolean> {
  const order = await findOrderRow(db, orderId)
  if (order === undefined || !mayRetryPayment(order, shop.clock())) return false
  const waitedForBank = (await findEvents(db, orderId)).some(({ statusId }) => statusId === orderStatus.awaitingPayment)
  return !waitedForBank && !(await hasStood(db, orderId))
}

/** The mail is written down for those alone who have not paid: staff see it with the order. (decision 781) */
export function remindOfPayment(shop: Shop, orderId: number): Promise<void> {
  return shop.db.transaction(async (tx) => {
    if (await isLeftUnpaid(shop, tx, orderId)) await enqueue(tx, 'mail.orderUnpaid', { orderId }, shop.clock())
  })
}
