import { and, asc, eq, gt, inArray, isNotNull } from 'drizzle-orm'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { accountPerson } from '../../people/persons/persons.tables.ts'
import { orderNote } from './notes/order-notes.tables.ts'
import { suborder } from './order-parts.tables.ts'
import { paymentAttempt } from '../payments/payments.tables.ts'
import type { shopOrder } from './orders.tables.ts'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { warehouse } from '../../places/stores/stores.tables.ts'
import { matchingSuborder, type SuborderFilter } from './lists/order-lists.repository.ts'

export type SuborderRow = Awaited<ReturnType<typeof findSuborders>>[number]

/** Of several orders at once, in the order they are delivered. */
export function findSuborders(db: Reader, orderIds: readonly number[], filter: SuborderFilter = {}) {
  return db
    .select({ suborder, warehouseName: warehouse.name })
    .from(suborder)
    .innerJoin(warehouse, eq(warehouse.id, suborder.warehouseId))
    .where(and(inArray(suborder.orderId, [...orderIds]), matchingSuborder(filter)))
    .orderBy(asc(suborder.deliveryBeginAt), asc(suborder.id))
}

export async function insertSuborder(tx: Tx, row: typeof suborder.$inferInsert): Promise<void> {
  await tx.insert(suborder).values(row)
}

export async function setDeliveryStatus(
  tx: Tx,
  orderId: number,
  deliveryStatusId: number,
  updatedAt: Date,
): Promise<void> {
  await tx.update(suborder).set({ deliveryStatusId, updatedAt }).where(eq(suborder.orderId, orderId))
}

type Window = Pick<typeof shopOrder.$inferSelect, 'slotDay' | 'slotBeginAt' | 'slotEndAt'>

export async function moveSuborders(
  tx: Tx,
  orderId: number,
  { slotDay, slotBeginAt, slotEndAt }: Window,
): Promise<void> {
  const window = { deliveryDay: slotDay, deliveryBeginAt: slotBeginAt, deliveryEndAt: slotEndAt }
  await tx.update(suborder).set(window).where(eq(suborder.orderId, orderId))
}

/** Money that went back, of several orders at once. */
export function findRefunds(db: Reader, orderIds: readonly number[]) {
  const { orderId, refundedCents: cents, paymentTypeId } = paymentAttempt
  return db
    .select({ orderId, cents, paymentTypeId })
    .from(paymentAttempt)
    .where(and(inArray(orderId, [...orderIds]), gt(cents, 0)))
    .orderBy(asc(paymentAttempt.createdAt))
}

/** The owner's note of each order that has one. */
export function findNoteIds(db: Reader, orderIds: readonly number[]) {
  return db
    .select({ noteId: orderNote.id, orderId: orderNote.orderId, userId: orderNote.userId })
    .from(orderNote)
    .where(inArray(orderNote.orderId, [...orderIds]))
}

/** Names of the accounts whose orders are shown. */
export function findNames(db: Reader, userIds: readonly number[]) {
  const { id: userId, firstName, lastName } = appUser
  return db
    .select({ userId, firstName, lastName })
    .from(appUser)
    .where(inArray(userId, [...userIds]))
}

/** Whether a person has agreed that a master account sees their orders. */
export async function isPersonOf(db: Reader, masterId: number, personId: number): Promise<boolean> {
  const agreed = and(
    eq(accountPerson.masterId, masterId),
    eq(accountPerson.personId, personId),
    isNotNull(accountPerson.agreedAt),
  )
  return (await db.$count(accountPerson, agreed)) > 0
}
