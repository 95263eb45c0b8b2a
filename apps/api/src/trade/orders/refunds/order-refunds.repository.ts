import { returnMethod, returnStatus } from '@bottega/rules/returns/return-status.ts'
import { and, asc, eq, inArray, isNull, or, sql, sum } from 'drizzle-orm'
import type { Reader, Tx } from '../../../kernel/database/database.ts'
import { product } from '../../catalog/products.tables.ts'
import { orderLine, shopOrder } from '../orders.tables.ts'
import { orderRefund, orderRefundLine } from './order-refunds.tables.ts'
import { orderReturn } from '../../returns/returns.tables.ts'
import type { ReturnedPart } from './returned-lines.repository.ts'

export type OrderRefund = typeof orderRefund.$inferSelect

/** Undefined when this effect was decided before. */
export async function insertOrderRefund(
  tx: Tx,
  row: typeof orderRefund.$inferInsert,
): Promise<OrderRefund | undefined> {
  const [refund] = await tx.insert(orderRefund).values(row).onConflictDoNothing().returning()
  return refund
}

export async function insertOrderRefundLines(tx: Tx, orderRefundId: number, parts: readonly ReturnedPart[]) {
  if (parts.length > 0) await tx.insert(orderRefundLine).values(parts.map((part) => ({ orderRefundId, ...part })))
}

/** Counts an amount as going back. False when the order does not come to so much. */
export async function addRefunded(tx: Tx, orderId: number, cents: number): Promise<boolean> {
  const added = await tx
    .update(shopOrder)
    .set({ refundedCents: sql`${shopOrder.refundedCents} + ${cents}` })
    .where(and(eq(shopOrder.id, orderId), sql`${shopOrder.refundedCents} + ${cents} <= ${shopOrder.totalCents}`))
  return added.rowCount === 1
}

/** Counts a part of a line as paid back without a return. False when there is not so much of it left. */
export async function takeRefunded(tx: Tx, { orderLineId, quantity, cents }: ReturnedPart): Promise<boolean> {
  const taken = await tx
    .update(orderLine)
    .set({
      quantityRefunded: sql`${orderLine.quantityRefunded} + ${quantity}`,
      refundedCents: sql`${orderLine.refundedCents} + ${cents}`,
    })
    .where(
      and(
        eq(orderLine.id, orderLineId),
        sql`${orderLine.quantityReturned} + ${orderLine.quantityRefunded} + ${quantity} <= coalesce(${orderLine.quantityPrepared}, ${orderLine.quantityOrdered})`,
      ),
    )
  return taken.rowCount === 1
}

/** In the order they were decided. */
export const findOrderRefunds = (db: Reader, orderId: number): Promise<OrderRefund[]> =>
  db.select().from(orderRefund).where(eq(orderRefund.orderId, orderId)).orderBy(asc(orderRefund.id))

/** The same of several orders at once. */
export const findRefundsOf = async (db: Reader, orderIds: readonly number[]): Promise<OrderRefund[]> =>
  orderIds.length === 0
    ? []
    : db
        .select()
        .from(orderRefund)
        .where(inArray(orderRefund.orderId, [...orderIds]))
        .orderBy(asc(orderRefund.id))

/** The totals of orders, and the part of them that goes back; cents. */
export const findAccounts = async (db: Reader, orderIds: readonly number[]) =>
  orderIds.length === 0
    ? []
    : db
        .select({ id: shopOrder.id, totalCents: shopOrder.totalCents, refundedCents: shopOrder.refundedCents })
        .from(shopOrder)
        .where(inArray(shopOrder.id, [...orderIds]))

/** The goods of an order's refunds, as they were sold. */
export const findRefundedGoods = (db: Reader, orderId: number) =>
  db
    .select({ line: orderRefundLine, sold: orderLine, sellingMode: product.sellingMode })
    .from(orderRefundLine)
    .innerJoin(orderRefund, eq(orderRefund.id, orderRefundLine.orderRefundId))
    .innerJoin(orderLine, eq(orderLine.id, orderRefundLine.orderLineId))
    .innerJoin(product, eq(product.id, orderLine.productId))
    .where(eq(orderRefund.orderId, orderId))
    .orderBy(asc(orderRefundLine.orderLineId))

/** False when the payments were told before. */
export async function carryOutRefund(
  tx: Tx,
  id: number,
  change: Pick<typeof orderRefund.$inferInsert, 'voucherCents' | 'userGiftCertificateId'> & { carriedOutAt: Date },
): Promise<boolean> {
  const carried = await tx
    .update(orderRefund)
    .set(change)
    .where(and(eq(orderRefund.id, id), isNull(orderRefund.carriedOutAt)))
  return carried.rowCount === 1
}

/**
 * The amount that returns of an order ask for and no refund holds yet: not decided, or to be replaced and not replaced,
 * cents.
 */
export async function sumRequested(db: Reader, orderId: number): Promise<number> {
  const [row] = await db
    .select({ cents: sum(orderReturn.amountCents).mapWith(Number) })
    .from(orderReturn)
    .where(
      and(
        eq(orderReturn.orderId, orderId),
        or(
          eq(orderReturn.statusId, returnStatus.toApprove),
          and(
            eq(orderReturn.statusId, returnStatus.approved),
            eq(orderReturn.methodId, returnMethod.replacement),
            isNull(orderReturn.replacedAt),
          ),
        ),
      ),
    )
  return row?.cents ?? 0
}
