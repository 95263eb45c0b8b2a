import { deliveredStatuses, packedStatuses, unpackedStatuses } from '@bottega/rules/orders/order-status.ts'
import { and, asc, eq, gt, gte, inArray, isNull, max, or, sql } from 'drizzle-orm'
import type { Reader } from '../../../kernel/database/database.ts'
import { orderLine, shopOrder } from '../../orders/orders.tables.ts'
import { accountDeletion } from '../../account/deletion.tables.ts'

/** An order that holds a product, and its customer. */
export interface Holder {
  orderId: number
  userId: number
}

/** Orders not with their customers yet that hold a product, as ordered or in the place of what was. */
export function findOpenHolders(db: Reader, productId: number): Promise<Holder[]> {
  return db
    .selectDistinct({ orderId: shopOrder.id, userId: shopOrder.userId })
    .from(orderLine)
    .innerJoin(shopOrder, eq(shopOrder.id, orderLine.orderId))
    .where(
      and(
        eq(orderLine.productId, productId),
        or(isNull(orderLine.quantityPrepared), gt(orderLine.quantityPrepared, 0)),
        inArray(shopOrder.statusId, [...unpackedStatuses, ...packedStatuses]),
      ),
    )
    .orderBy(asc(shopOrder.id))
}

/** Customers who have received a product since a day, and have not given all of it back; with the latest such order. */
export async function findReceivers(db: Reader, productId: number, since: string): Promise<Holder[]> {
  const received = sql<number>`coalesce(${orderLine.quantityPrepared}, ${orderLine.quantityOrdered})`
  const latest = max(shopOrder.id)
  const rows = await db
    .select({ orderId: latest, userId: shopOrder.userId })
    .from(orderLine)
    .innerJoin(shopOrder, eq(shopOrder.id, orderLine.orderId))
    .leftJoin(accountDeletion, eq(accountDeletion.userId, shopOrder.userId))
    .where(
      and(
        eq(orderLine.productId, productId),
        gt(received, orderLine.quantityReturned),
        sql`${shopOrder.statusId} = any(${sql.param([...deliveredStatuses])}::int[])`,
        gte(shopOrder.slotDay, since),
        isNull(accountDeletion.erasedAt),
      ),
    )
    .groupBy(shopOrder.userId)
    .orderBy(asc(latest))
  return rows.flatMap(({ orderId, userId }) => (orderId === null ? [] : [{ orderId, userId }]))
}
