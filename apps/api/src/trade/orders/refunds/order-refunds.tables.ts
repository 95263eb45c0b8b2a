import type { RefundKind } from '@bottega/rules/payments/order-account.ts'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../../kernel/database/columns.ts'
import { userGiftCertificate } from '../../vouchers/vouchers.tables.ts'
import { orderLine, shopOrder } from '../orders.tables.ts'

/**
 * A decision that some of an order's money goes back, or is not charged: goods not taken at the door, a refund at the
 * desk, an approved return, an order that ended. Together they never come to more than the order
 * (`shop_order.refunded_cents`). Amounts in cents.
 */
export const orderRefund = pgTable(
  'order_refund',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
    kind: text().$type<RefundKind>().notNull(),
    /** Names the effect, so that it happens once. */
    reference: text().notNull(),
    cents: integer().notNull(),
    /** Of it what was never charged, because the customer pays at the door. */
    notChargedCents: integer().notNull().default(0),
    /** Of it what came back as a voucher, because money has no way back. */
    voucherCents: integer().notNull().default(0),
    userGiftCertificateId: integer().references(() => userGiftCertificate.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    /** The time at which the payments were told; null while the money is still being taken. */
    carriedOutAt: instant(),
  },
  (t) => [
    unique('order_refund_once').on(t.orderId, t.reference),
    index('order_refund_voucher').on(t.userGiftCertificateId),
    check('order_refund_kind', sql`${t.kind} in ('undelivered', 'desk', 'return', 'ended')`),
    check(
      'order_refund_amounts',
      sql`${t.cents} > 0 and ${t.notChargedCents} >= 0 and ${t.voucherCents} >= 0 and ${t.notChargedCents} + ${t.voucherCents} <= ${t.cents}`,
    ),
  ],
)

/** Goods a refund is for: thousandths, and what they had cost. */
export const orderRefundLine = pgTable(
  'order_refund_line',
  {
    orderRefundId: integer()
      .notNull()
      .references(() => orderRefund.id, { onDelete: 'cascade' }),
    orderLineId: integer()
      .notNull()
      .references(() => orderLine.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
    cents: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderRefundId, t.orderLineId] }),
    index('order_refund_line_order_line').on(t.orderLineId),
    check('order_refund_line_amounts', sql`${t.quantity} > 0 and ${t.cents} >= 0`),
  ],
)
