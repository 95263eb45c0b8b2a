import { and, asc, desc, eq, gt, inArray, isNotNull } from 'drizzle-orm'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { slot } from '../delivery/slots.tables.ts'
import { type ChangeState, orderChange } from './order-changes.tables.ts'
import { orderAdjustment, orderLine, shopOrder } from './orders.tables.ts'

export type OrderChangeRow = typeof orderChange.$inferSelect

export async function insertChange(tx: Tx, row: typeof orderChange.$inferInsert): Promise<OrderChangeRow> {
  const [change] = await tx.insert(orderChange).values(row).returning()
  if (change === undefined) throw new Error('the change was not stored')
  return change
}

export async function findChange(db: Reader, changeId: number): Promise<OrderChangeRow | undefined> {
  const [row] = await db.select().from(orderChange).where(eq(orderChange.id, changeId))
  return row
}

/** The change whose difference an attempt pays. */
export async function findChangeOfAttempt(db: Reader, attemptId: string): Promise<OrderChangeRow | undefined> {
  const [row] = await db.select().from(orderChange).where(eq(orderChange.attemptId, attemptId))
  return row
}

/** The newest confirmation a customer sent by a key. */
export async function findChangeByKey(db: Reader, userId: number, key: string): Promise<OrderChangeRow | undefined> {
  const [row] = await db
    .select({ change: orderChange })
    .from(orderChange)
    .innerJoin(shopOrder, eq(shopOrder.id, orderChange.orderId))
    .where(and(eq(shopOrder.userId, userId), eq(orderChange.requestKey, key)))
    .orderBy(desc(orderChange.id))
    .limit(1)
  return row?.change
}

/** The newest change of an order in one of these states. */
export async function findLastChange(
  db: Reader,
  orderId: number,
  states: readonly ChangeState[],
): Promise<OrderChangeRow | undefined> {
  const [row] = await db
    .select()
    .from(orderChange)
    .where(and(eq(orderChange.orderId, orderId), inArray(orderChange.state, [...states])))
    .orderBy(desc(orderChange.id))
    .limit(1)
  return row
}

export async function findLastPaidChange(db: Reader, orderId: number): Promise<OrderChangeRow | undefined> {
  const [row] = await db
    .select()
    .from(orderChange)
    .where(and(eq(orderChange.orderId, orderId), isNotNull(orderChange.attemptId)))
    .orderBy(desc(orderChange.id))
    .limit(1)
  return row
}

export async function setAttempt(tx: Tx, changeId: number, attemptId: string): Promise<void> {
  await tx.update(orderChange).set({ attemptId }).where(eq(orderChange.id, changeId))
}

/** Ends a change that is being paid. False when it has ended before, so that its end comes once. */
export async function endChange(
  tx: Tx,
  changeId: number,
  state: Exclude<ChangeState, 'paying'>,
  updatedAt: Date,
): Promise<boolean> {
  const ended = await tx
    .update(orderChange)
    .set({ state, updatedAt })
    .where(and(eq(orderChange.id, changeId), eq(orderChange.state, 'paying')))
  return ended.rowCount === 1
}

/** Rewrites the values of an order; its lines and adjustments go, for new ones to take their place. */
export async function rewriteOrder(
  tx: Tx,
  orderId: number,
  values: Partial<typeof shopOrder.$inferInsert>,
): Promise<void> {
  await tx.delete(orderAdjustment).where(eq(orderAdjustment.orderId, orderId))
  await tx.delete(orderLine).where(eq(orderLine.orderId, orderId))
  await tx.update(shopOrder).set(values).where(eq(shopOrder.id, orderId))
}

/** The order that arrives first of those whose slot still takes changes. */
export async function findChangeable(db: Reader, userId: number, statusIds: readonly number[], now: Date) {
  const [row] = await db
    .select({
      orderId: shopOrder.id,
      deliveryDate: shopOrder.slotDay,
      slotBeginAt: shopOrder.slotBeginAt,
      slotEndAt: shopOrder.slotEndAt,
      deliveryServiceId: shopOrder.deliveryServiceId,
      cutoffAt: slot.cutoffAt,
    })
    .from(shopOrder)
    .innerJoin(slot, eq(slot.id, shopOrder.slotId))
    .where(and(eq(shopOrder.userId, userId), inArray(shopOrder.statusId, [...statusIds]), gt(slot.cutoffAt, now)))
    .orderBy(asc(shopOrder.slotBeginAt), asc(shopOrder.id))
    .limit(1)
  return row
}
