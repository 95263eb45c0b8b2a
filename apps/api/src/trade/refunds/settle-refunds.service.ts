import { lockOrder } from '../orders/orders.service.ts'
import { findOrderRefunds, findRefundedGoods, type OrderRefund } from '../orders/refunds/order-refunds.service.ts'
import { retrying } from '../orders/retrying.ts'
import { issueCreditNote } from '../documents/issue-documents.service.ts'
import { creditDue } from '../dues/dues.service.ts'
import { takeBackPoints } from '../loyalty/settle-order.service.ts'
import type { Shop } from '../../kernel/shop.ts'
import { refundReason } from './refund-words.ts'

type Goods = Awaited<ReturnType<typeof findRefundedGoods>>

/**
 * Carries out the effects of an order's refunds: one credit note for each, as soon as there is a document to correct,
 * and the points their goods had earned. May run twice.
 */
export function settleRefunds(shop: Shop, orderId: number): Promise<void> {
  return retrying(() =>
    shop.db.transaction(async (tx) => {
      const order = await lockOrder(tx, orderId)
      if (order === undefined) return
      const now = shop.clock()
      const goods = await findRefundedGoods(tx, orderId)
      for (const refund of await findOrderRefunds(tx, orderId)) await issueCreditNote(tx, creditOf(refund, goods), now)
      await creditDue(tx, orderId, now)
      await takeBackPoints(tx, { orderId, returnedCents: order.refundedCents }, now)
    }),
  )
}

function creditOf({ id, orderId, kind, reference, cents }: OrderRefund, goods: Goods) {
  return {
    // A return had its credit note under its own name before refunds of orders were written down.
    reference: kind === 'return' ? reference : `order-${orderId}-${reference}`,
    orderId,
    cents,
    reason: refundReason(kind, reference),
    goods: goods
      .filter(({ line }) => line.orderRefundId === id)
      .map(({ line, sold, sellingMode }) => ({
        text: sold.name,
        quantity: line.quantity,
        unit: sellingMode === 'loose' ? ('kg' as const) : ('pz' as const),
        cents: line.cents,
        vatPercent: sold.vatPercent,
      })),
  }
}
