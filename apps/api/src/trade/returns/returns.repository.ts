import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import { returnMethod, returnStatus } from '@bottega/rules/returns/return-status.ts'
import type { StoreScope } from '@bottega/rules/people/store-scope.ts'
import { and, asc, count, desc, eq, inArray, isNull, lt, or, sql, type SQL } from 'drizzle-orm'
import type { Db, Reader, Tx } from '../../kernel/database/database.ts'
import { product } from '../catalog/products.tables.ts'
import { orderLine, shopOrder } from '../orders/orders.tables.ts'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { oneOf } from '../../kernel/database/is-there.ts'
import { orderReturn, orderReturnLine, returnPhoto } from './returns.tables.ts'
import { withdrawal } from './withdrawals.tables.ts'
import { store, warehouse } from '../../places/stores/stores.tables.ts'
import { giftCertificate, userGiftCertificate } from '../vouchers/vouchers.tables.ts'
import { type Keyed, sentBefore } from '../../kernel/database/sent-before.ts'
import { ofPeopleOr, searchedBy } from '../../people/search/people-search.ts'

export type ReturnRow = typeof orderReturn.$inferSelect

export interface ReturnFilter {
  userId?: number | undefined
  statusId?: number | undefined
  /** As it was typed: a customer, or the number of a return or an order. */
  q?: string | undefined
  /** Of orders of these stores; all of a customer. */
  stores?: StoreScope
}

const matching = ({ userId, statusId, q, stores = null }: ReturnFilter): SQL | undefined =>
  and(
    userId === undefined ? undefined : eq(orderReturn.userId, userId),
    statusId === undefined ? undefined : sql`${orderReturn.statusId} = ${statusId}`,
    stores === null
      ? undefined
      : sql`exists (select from ${shopOrder} o where o.id = ${orderReturn.orderId} and o.store_id = ${oneOf(stores)})`,
    searchedBy(q, (search) => ofPeopleOr(search, orderReturn.id, orderReturn.orderId)),
  )

const withNames = (db: Reader) =>
  db
    .select({
      row: orderReturn,
      voucherCode: giftCertificate.code,
      firstName: appUser.firstName,
      lastName: appUser.lastName,
      withdrawnAt: withdrawal.sentAt,
      withdrawnGoods: withdrawal.goods,
    })
    .from(orderReturn)
    .leftJoin(withdrawal, eq(withdrawal.returnId, orderReturn.id))
    .innerJoin(appUser, eq(appUser.id, orderReturn.userId))
    .leftJoin(userGiftCertificate, eq(userGiftCertificate.id, orderReturn.userGiftCertificateId))
    .leftJoin(giftCertificate, eq(giftCertificate.id, userGiftCertificate.giftCertificateId))

export type NamedReturn = Awaited<ReturnType<typeof findReturns>>[number]

/** Newest first; those to approve, for staff, in the order they came. */
export function findReturns(db: Reader, filter: ReturnFilter, limit: number, offset: number) {
  const isQueue = filter.userId === undefined && filter.statusId === returnStatus.toApprove
  return withNames(db)
    .where(matching(filter))
    .orderBy(isQueue ? asc(orderReturn.id) : desc(orderReturn.id))
    .limit(limit)
    .offset(offset)
}

export async function countReturns(db: Reader, filter: ReturnFilter): Promise<number> {
  const [row] = await db
    .select({ returns: count() })
    .from(orderReturn)
    .innerJoin(appUser, eq(appUser.id, orderReturn.userId))
    .where(matching(filter))
  return row?.returns ?? 0
}

/** Returns of a customer that may still wait for something, newest first. */
export function findUnfinished(db: Reader, userId: number, limit: number): Promise<NamedReturn[]> {
  const isExchange = and(eq(orderReturn.methodId, returnMethod.replacement), isNull(orderReturn.replacedAt))
  const isApproved = eq(orderReturn.statusId, returnStatus.approved)
  const unfinished = or(
    eq(orderReturn.statusId, returnStatus.toApprove),
    and(isApproved, or(isNull(orderReturn.receivedAt), isExchange)),
  )
  return withNames(db)
    .where(and(matching({ userId }), unfinished))
    .orderBy(desc(orderReturn.id))
    .limit(limit)
}

/** With a user only their own: another customer's is undefined like one that never existed. */
export async function findReturn(db: Reader, id: number, userId?: number): Promise<NamedReturn | undefined> {
  const [row] = await withNames(db).where(and(eq(orderReturn.id, id), matching({ userId })))
  return row
}

/** The shop that sold an order, to which its goods can come back, and how they came from there. */
export async function findOrderPlace(db: Reader, orderId: number) {
  const { slug, street, streetNumber, postalCode, city, active } = warehouse
  const [row] = await db
    .select({
      name: store.name,
      deliveryServiceId: shopOrder.deliveryServiceId,
      slug,
      street,
      streetNumber,
      postalCode,
      city,
      active,
    })
    .from(shopOrder)
    .innerJoin(store, eq(store.id, shopOrder.storeId))
    .innerJoin(warehouse, eq(warehouse.id, store.warehouseId))
    .where(eq(shopOrder.id, orderId))
  return row
}

/** The return that a request by this key has made before. */
export const findSentBefore = (tx: Tx, asked: Keyed) => sentBefore(tx, orderReturn, asked)

export type ReturnedLine = Awaited<ReturnType<typeof findReturnedLines>>[number]

export function findReturnedLines(db: Reader, returnIds: readonly number[]) {
  if (returnIds.length === 0) return Promise.resolve([])
  return db
    .select({
      line: orderReturnLine,
      sold: orderLine,
      productPack: product.pack,
      image: product.image,
      sellingMode: product.sellingMode,
      photoId: returnPhoto.id,
    })
    .from(orderReturnLine)
    .innerJoin(orderLine, eq(orderLine.id, orderReturnLine.orderLineId))
    .innerJoin(product, eq(product.id, orderLine.productId))
    .leftJoin(returnPhoto, eq(returnPhoto.returnLineId, orderReturnLine.id))
    .where(inArray(orderReturnLine.returnId, [...returnIds]))
    .orderBy(asc(orderReturnLine.id))
}

export async function insertReturn(tx: Tx, row: typeof orderReturn.$inferInsert): Promise<ReturnRow> {
  const [inserted] = await tx.insert(orderReturn).values(row).returning()
  if (inserted === undefined) throw new Error('the return was not stored')
  return inserted
}

/** Stores the outcome for the money of a return that waited for it. */
export async function setReturnMoney(
  tx: Tx,
  id: number,
  money: { voucherCents: number; userGiftCertificateId: number | null },
): Promise<void> {
  await tx.update(orderReturn).set(money).where(eq(orderReturn.id, id))
}

/** In the order given. */
export async function insertReturnLines(tx: Tx, rows: (typeof orderReturnLine.$inferInsert)[]): Promise<number[]> {
  const inserted = await tx.insert(orderReturnLine).values(rows).returning({ id: orderReturnLine.id })
  return inserted.map(({ id }) => id)
}

/** Moves a return on from the state it was read in. False when it has left that state meanwhile. */
export async function changeReturn(
  tx: Tx,
  { id, statusId, methodId }: ReturnRow,
  still: 'undecided' | 'unreceived' | 'unreplaced',
  change: Partial<typeof orderReturn.$inferInsert>,
): Promise<boolean> {
  const untouched = { undecided: undefined, unreceived: orderReturn.receivedAt, unreplaced: orderReturn.replacedAt }[
    still
  ]
  const changed = await tx
    .update(orderReturn)
    .set(change)
    .where(
      and(
        eq(orderReturn.id, id),
        eq(orderReturn.statusId, statusId),
        eq(orderReturn.methodId, methodId),
        untouched && isNull(untouched),
      ),
    )
  return changed.rowCount === 1
}

/** Not handed over yet: a replacement can go with it. */
const stillHere = [
  orderStatus.inValidation,
  orderStatus.validationApproved,
  orderStatus.ordered,
  orderStatus.inPreparation,
  orderStatus.beingPicked,
  orderStatus.prepared,
  orderStatus.receiptIssued,
]

/** Orders of these customers that have not been handed over, soonest first. */
export function findOpenOrders(db: Reader, userIds: readonly number[]) {
  if (userIds.length === 0) return Promise.resolve([])
  return db
    .select({ userId: shopOrder.userId, orderId: shopOrder.id, slotDay: shopOrder.slotDay })
    .from(shopOrder)
    .where(and(inArray(shopOrder.userId, [...userIds]), inArray(shopOrder.statusId, stillHere)))
    .orderBy(asc(shopOrder.slotBeginAt))
    .limit(200)
}

export async function insertPhoto(tx: Reader, row: typeof returnPhoto.$inferInsert): Promise<void> {
  await tx.insert(returnPhoto).values(row)
}

/** Puts a waiting photo of the customer to a line. False when it is not theirs, used or gone. */
export async function claimPhoto(tx: Tx, userId: number, photoId: string, returnLineId: number): Promise<boolean> {
  const claimed = await tx
    .update(returnPhoto)
    .set({ returnLineId })
    .where(and(eq(returnPhoto.id, photoId), eq(returnPhoto.userId, userId), isNull(returnPhoto.returnLineId)))
  return claimed.rowCount === 1
}

/** With a user only their own. */
export async function findPhoto(db: Reader, photoId: string, userId: number | undefined): Promise<Buffer | undefined> {
  const [row] = await db
    .select({ content: returnPhoto.content })
    .from(returnPhoto)
    .where(and(eq(returnPhoto.id, photoId), userId === undefined ? undefined : eq(returnPhoto.userId, userId)))
  return row?.content
}

/** Photos that never came into a request. */
export async function deleteUnused(db: Db, before: Date): Promise<number> {
  const unused = db
    .select({ id: returnPhoto.id })
    .from(returnPhoto)
    .where(and(isNull(returnPhoto.returnLineId), lt(returnPhoto.createdAt, before)))
    .limit(500)
  const { rowCount } = await db.delete(returnPhoto).where(inArray(returnPhoto.id, unused))
  return rowCount ?? 0
}
