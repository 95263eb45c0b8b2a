import type { ReturnMethodId, ReturnReason, ReturnStatusId } from '@bottega/rules/returns/return-status.ts'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { bytes, createdAt, id, instant, requestDigest, requestKey } from '../../kernel/database/columns.ts'
import { orderLine, shopOrder } from '../orders/orders.tables.ts'
import { userGiftCertificate } from '../vouchers/vouchers.tables.ts'

/** A return; its id is its number. Amounts in cents, quantities in thousandths. */
export const orderReturn = pgTable(
  'order_return',
  {
    id: id(),
    orderId: integer()
      .notNull()
      .references(() => shopOrder.id, { onDelete: 'cascade' }),
    userId: integer()
      .notNull()
      .references(() => appUser.id),
    statusId: smallint().$type<ReturnStatusId>().notNull(),
    methodId: smallint().$type<ReturnMethodId>().notNull(),
    amountCents: integer().notNull(),
    /** Of it what came back as a voucher, once approved. */
    voucherCents: integer().notNull().default(0),
    userGiftCertificateId: integer().references(() => userGiftCertificate.id, { onDelete: 'set null' }),
    requestedAt: createdAt(),
    requestKey: requestKey(),
    requestDigest: requestDigest(),
    /** Approved, refused or cancelled, by whom, and what they wrote to the customer. */
    decidedAt: instant(),
    decidedBy: text(),
    answer: text(),
    refused: boolean().notNull().default(false),
    receivedAt: instant(),
    receivedBy: text(),
    /** A replacement that was sent: when and with which order; paid out instead where there was none. */
    replacedAt: instant(),
    replacedBy: text(),
    replacementOrderId: integer().references(() => shopOrder.id, { onDelete: 'set null' }),
  },
  (t) => [
    index('order_return_user').on(t.userId, t.id),
    uniqueIndex('order_return_request').on(t.userId, t.requestKey),
    index('order_return_order').on(t.orderId),
    index('order_return_status').on(t.statusId, t.id),
    check('order_return_status_id', sql`${t.statusId} in (1, 3, 10)`),
    check('order_return_method', sql`${t.methodId} in (6, 7)`),
    check(
      'order_return_amount',
      sql`${t.amountCents} >= 0 and ${t.voucherCents} >= 0 and ${t.voucherCents} <= ${t.amountCents}`,
    ),
  ],
)

export const orderReturnLine = pgTable(
  'order_return_line',
  {
    id: id(),
    returnId: integer()
      .notNull()
      .references(() => orderReturn.id, { onDelete: 'cascade' }),
    orderLineId: integer()
      .notNull()
      .references(() => orderLine.id),
    quantity: integer().notNull(),
    amountCents: integer().notNull(),
    reason: text().$type<ReturnReason>().notNull(),
    note: text(),
  },
  (t) => [
    uniqueIndex('order_return_line_once').on(t.returnId, t.orderLineId),
    index('order_return_line_order_line').on(t.orderLineId),
    check('order_return_line_quantity', sql`${t.quantity} > 0 and ${t.amountCents} >= 0`),
  ],
)

/** A photo of goods, made small and without what cameras write into files; without a line only for a day. */
export const returnPhoto = pgTable(
  'return_photo',
  {
    /** Random: it names the photo in addresses. */
    id: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => appUser.id, { onDelete: 'cascade' }),
    returnLineId: integer().references(() => orderReturnLine.id, { onDelete: 'cascade' }),
    content: bytes().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('return_photo_line').on(t.returnLineId),
    index('return_photo_user').on(t.userId),
    index('return_photo_waiting')
      .on(t.createdAt)
      .where(sql`return_line_id is null`),
  ],
)
