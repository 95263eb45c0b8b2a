import { deliveredServices } from '@bottega/rules/delivery/delivery-services.ts'
import { placedStatuses } from '@bottega/rules/orders/order-status.ts'
import { and, asc, eq, exists, getTableColumns, inArray, lt, lte, not, sql } from 'drizzle-orm'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { cart } from '../cart/cart.tables.ts'
import { product } from '../catalog/products.tables.ts'
import { promotion } from '../catalog/promotions.tables.ts'
import type { Localized } from '../../kernel/database/columns.ts'
import { orderAdjustment, orderEvent, orderLine, shopOrder } from './orders.tables.ts'
import { slotHold } from '../delivery/holds.tables.ts'
import { deliveryService, store } from '../../places/stores/stores.tables.ts'
import { giftCertificate, userGiftCertificate } from '../vouchers/vouchers.tables.ts'
import { optionWords } from '../catalog/presenters/option-words.ts'
import { keptColumns } from '../catalog/kept.ts'
import { onlySubstitutesColumn } from './only-substitutes.ts'
import { isRecalled } from '../catalog/recalled.ts'

export type OrderRow = typeof shopOrder.$inferSelect
export type OrderLineRow = typeof orderLine.$inferSelect
export type OrderAdjustmentRow = typeof orderAdjustment.$inferSelect & {
  /** Of the voucher or promotion that made it. */
  ownName: Localized | null
}

/**
 * The order, with its cart's row locked: browser, app, webhook and back office all take that one lock before they touch
 * an order, so that no process decides on what another is changing. (Safety, 1)
 */
export async function lockOrder(tx: Tx, orderId: number): Promise<OrderRow | undefined> {
  const found = await findOrderRow(tx, orderId)
  if (found === undefined) return undefined
  await tx.select({ id: cart.id }).from(cart).where(eq(cart.id, found.cartId)).for('update')
  return findOrderRow(tx, orderId)
}

export async function findOrderRow(db: Reader, orderId: number): Promise<OrderRow | undefined> {
  const [row] = await db.select().from(shopOrder).where(eq(shopOrder.id, orderId))
  return row
}

/** Undefined for another customer's order as for one that never existed. */
export async function findOwnOrder(db: Reader, userId: number, orderId: number): Promise<OrderRow | undefined> {
  const [row] = await db
    .select()
    .from(shopOrder)
    .where(and(eq(shopOrder.id, orderId), eq(shopOrder.userId, userId)))
  return row
}

const lineCount = (db: Reader) => db.$count(orderLine, eq(orderLine.orderId, shopOrder.id))

/** Orders with what a line of a list says of them. */
export const withPlace = (db: Reader) =>
  db
    .select({
      order: shopOrder,
      service: deliveryService.name,
      storeName: store.name,
      cooperativeId: store.cooperativeId,
      lines: lineCount(db),
    })
    .from(shopOrder)
    .innerJoin(deliveryService, eq(deliveryService.id, shopOrder.deliveryServiceId))
    .innerJoin(store, eq(store.id, shopOrder.storeId))

export type PlacedOrder = Awaited<ReturnType<typeof withPlace>>[number]

/** The ids of those of these orders that are the customer's. */
export async function findOwnIds(db: Reader, userId: number, orderIds: readonly number[]): Promise<number[]> {
  const rows = await db
    .select({ id: shopOrder.id })
    .from(shopOrder)
    .where(and(eq(shopOrder.userId, userId), inArray(shopOrder.id, [...orderIds])))
  return rows.map(({ id }) => id)
}

export async function findPlacedOrder(db: Reader, orderId: number): Promise<PlacedOrder | undefined> {
  const [row] = await withPlace(db).where(eq(shopOrder.id, orderId))
  return row
}

export type OrderItemRow = Awaited<ReturnType<typeof findItems>>[number]

/**
 * Lines as sold, with what the catalogue still knows of them: where they are found and how they look, and the format and
 * options of lines that carry no copy of these.
 */
export async function findItems(db: Reader, orderIds: readonly number[]) {
  const rows = await db
    .select({
      line: orderLine,
      productPack: product.pack,
      selectOptions: product.selectOptions,
      slug: product.slug,
      image: product.image,
      sellingMode: product.sellingMode,
      onlySubstitutes: onlySubstitutesColumn,
      ...keptColumns,
      isFirstInfantFormula: product.infantFormula,
      isForAdultsOnly: product.adultsOnly,
      isRecalled,
    })
    .from(orderLine)
    .innerJoin(product, eq(product.id, orderLine.productId))
    .where(inArray(orderLine.orderId, [...orderIds]))
    .orderBy(asc(orderLine.id))
  return rows.map((row) => ({
    line: row.line,
    slug: row.slug,
    image: row.image,
    sellingMode: row.sellingMode,
    onlySubstitutes: row.onlySubstitutes,
    temperature: row.temperature,
    storage: row.storage,
    isFirstInfantFormula: row.isFirstInfantFormula,
    isForAdultsOnly: row.isForAdultsOnly,
    isRecalled: row.isRecalled,
    selectOptions: row.selectOptions,
    pack: row.line.pack ?? row.productPack,
    optionWords: row.line.optionWords ?? optionWords(row.selectOptions, row.line.optionsKey),
  }))
}

export function readLines(db: Reader, orderId: number): Promise<OrderLineRow[]> {
  return db.select().from(orderLine).where(eq(orderLine.orderId, orderId)).orderBy(asc(orderLine.id))
}

export function readAdjustments(db: Reader, orderId: number): Promise<OrderAdjustmentRow[]> {
  return db
    .select({
      ...getTableColumns(orderAdjustment),
      ownName: sql<Localized | null>`coalesce(${giftCertificate.name}, ${promotion.name})`,
    })
    .from(orderAdjustment)
    .leftJoin(userGiftCertificate, eq(userGiftCertificate.id, orderAdjustment.userGiftCertificateId))
    .leftJoin(giftCertificate, eq(giftCertificate.id, userGiftCertificate.giftCertificateId))
    .leftJoin(promotion, eq(promotion.id, orderAdjustment.promotionId))
    .where(eq(orderAdjustment.orderId, orderId))
    .orderBy(asc(orderAdjustment.id))
}

export function findEvents(db: Reader, orderId: number) {
  return db.select().from(orderEvent).where(eq(orderEvent.orderId, orderId)).orderBy(asc(orderEvent.id))
}

/** Whether an order was ever paid: one that lost its money is unpaid again. */
export async function hasStood(db: Reader, orderId: number): Promise<boolean> {
  const ordered = and(eq(orderEvent.orderId, orderId), inArray(orderEvent.statusId, [...placedStatuses]))
  return (await db.$count(orderEvent, ordered)) > 0
}

/** False when the order has meanwhile left the status it was read in. */
export async function changeStatus(
  tx: Tx,
  orderId: number,
  fromStatusId: number,
  toStatusId: number,
  updatedAt: Date,
): Promise<boolean> {
  const changed = await tx
    .update(shopOrder)
    .set({ statusId: toStatusId, updatedAt })
    .where(and(eq(shopOrder.id, orderId), eq(shopOrder.statusId, fromStatusId)))
  return changed.rowCount === 1
}

export async function setPaymentChoice(
  tx: Tx,
  orderId: number,
  paymentTypeId: number,
  paymentChoice: OrderRow['paymentChoice'],
): Promise<void> {
  await tx.update(shopOrder).set({ paymentTypeId, paymentChoice }).where(eq(shopOrder.id, orderId))
}

/** Returns the id of the event. */
export async function insertEvent(tx: Tx, row: typeof orderEvent.$inferInsert): Promise<number> {
  const [event] = await tx.insert(orderEvent).values(row).returning({ id: orderEvent.id })
  if (event === undefined) throw new Error('the event was not stored')
  return event.id
}

export async function findEvent(db: Reader, eventId: number) {
  const [event] = await db.select().from(orderEvent).where(eq(orderEvent.id, eventId))
  return event
}

export async function setSlot(
  tx: Tx,
  orderId: number,
  slot: Pick<OrderRow, 'slotId' | 'slotDay' | 'slotBeginAt' | 'slotEndAt' | 'updatedAt'>,
): Promise<void> {
  await tx.update(shopOrder).set(slot).where(eq(shopOrder.id, orderId))
}

export async function insertOrder(tx: Tx, row: typeof shopOrder.$inferInsert): Promise<OrderRow> {
  const [order] = await tx.insert(shopOrder).values(row).returning()
  if (order === undefined) throw new Error('the order was not stored')
  return order
}

/** The words of products about the right to withdraw from them. */
export const findWithdrawalTerms = (db: Reader, productIds: readonly number[]) =>
  db
    .select({
      productId: product.id,
      sellingMode: product.sellingMode,
      ...keptColumns,
      stated: sql<string | null>`${product.texts} ->> 'withdrawal'`,
    })
    .from(product)
    .where(inArray(product.id, [...productIds]))

/** In the order given. */
export function insertLines(tx: Tx, rows: (typeof orderLine.$inferInsert)[]): Promise<OrderLineRow[]> {
  return tx.insert(orderLine).values(rows).returning()
}

export async function insertAdjustments(tx: Tx, rows: (typeof orderAdjustment.$inferInsert)[]): Promise<void> {
  if (rows.length > 0) await tx.insert(orderAdjustment).values(rows)
}

export interface Resting {
  statusId: number
  untouchedSince: Date
  /** Only those whose slot begins at this moment or before. */
  slotBeginsUntil?: Date
  /** Only those that are collected, or only those that are delivered. */
  collected?: boolean
}

/** Orders in a status, untouched since a moment, that hold a place in a slot. Seeded past orders stay as they are. */
export async function findResting(db: Reader, resting: Resting, limit: number) {
  const { statusId, untouchedSince, slotBeginsUntil, collected } = resting
  const keepsPlace = db
    .select({ one: sql`1` })
    .from(slotHold)
    .where(and(eq(slotHold.cartId, shopOrder.cartId), eq(slotHold.state, 'booked')))
  const brought = inArray(shopOrder.deliveryServiceId, [...deliveredServices])
  const isLived = sql`not jsonb_exists(${shopOrder.infos}, 'seeded')`
  const rows = await db
    .select({ id: shopOrder.id })
    .from(shopOrder)
    .where(
      and(
        eq(shopOrder.statusId, statusId),
        lt(shopOrder.updatedAt, untouchedSince),
        slotBeginsUntil && lte(shopOrder.slotBeginAt, slotBeginsUntil),
        collected === undefined ? undefined : collected ? not(brought) : brought,
        exists(keepsPlace),
        isLived,
      ),
    )
    .orderBy(asc(shopOrder.updatedAt))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** Pictures of products, whether they are sold any more or not. */
export async function readImages(db: Reader, productIds: readonly number[]): Promise<Map<number, string | null>> {
  const rows = await db
    .select({ id: product.id, image: product.image })
    .from(product)
    .where(inArray(product.id, [...productIds]))
  return new Map(rows.map(({ id, image }) => [id, image]))
}
