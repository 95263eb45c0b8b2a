import type { StoreScope } from '@bottega/rules/people/store-scope.ts'
import {
  orderStatus,
  type OrderStatusId,
  packedStatuses,
  unpackedStatuses,
} from '@bottega/rules/orders/order-status.ts'
import { rolesOf, staffRoles } from '@bottega/rules/people/roles.ts'
import { and, asc, count, desc, eq, gt, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isOfStaffFor } from '../../kernel/accounts/stores-of-staff.ts'
import { ofStores } from '../../kernel/database/is-there.ts'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { parkingReservation } from '../orders/requests/parking.tables.ts'
import { category } from '../catalog/categories.tables.ts'
import { product, productAlternative } from '../catalog/products.tables.ts'
import { pickerColumns } from './assignments/assignments.repository.ts'
import { orderPicker } from './assignments/assignments.tables.ts'
import { pickStep } from './presses.tables.ts'
import { onlySubstitutesColumn } from '../orders/only-substitutes.ts'
import { orderAdjustment, orderLine, shopOrder } from '../orders/orders.tables.ts'
import { appUser } from '../../kernel/accounts/accounts.tables.ts'
import { deliveryService, store, warehouse } from '../../places/stores/stores.tables.ts'
import { giftCertificate, userGiftCertificate } from '../vouchers/vouchers.tables.ts'
import { keptColumns } from '../catalog/kept.ts'
import { isRecalled } from '../catalog/recalled.ts'
import { isFoundBy } from '../catalog/sold-products.queries.ts'

/** Orders pickers and drivers have to do with: placed, and not cancelled. */
const worked = [
  ...unpackedStatuses,
  ...packedStatuses,
  orderStatus.delivered,
  orderStatus.partiallyDelivered,
  orderStatus.notCollected,
  orderStatus.failed,
]

const ofSlot = {
  slotId: shopOrder.slotId,
  warehouseId: shopOrder.warehouseId,
  warehouseName: warehouse.name,
  deliveryServiceId: shopOrder.deliveryServiceId,
  service: deliveryService.name,
  slotDay: shopOrder.slotDay,
  slotBeginAt: shopOrder.slotBeginAt,
  slotEndAt: shopOrder.slotEndAt,
}

export type SlotGroup = Awaited<ReturnType<typeof findSlotGroups>>[number]

/** The number of orders of each slot in each status: of a day, or of one slot. */
export function findSlotGroups(db: Reader, of: { day: string; stores: StoreScope } | { slotId: number }) {
  const wanted =
    'day' in of
      ? and(eq(shopOrder.slotDay, of.day), ofStores(shopOrder.storeId, of.stores))
      : eq(shopOrder.slotId, of.slotId)
  return db
    .select({ ...ofSlot, statusId: shopOrder.statusId, orders: count() })
    .from(shopOrder)
    .innerJoin(warehouse, eq(warehouse.id, shopOrder.warehouseId))
    .innerJoin(deliveryService, eq(deliveryService.id, shopOrder.deliveryServiceId))
    .where(and(wanted, inArray(shopOrder.statusId, worked)))
    .groupBy(...Object.values(ofSlot), shopOrder.statusId)
    .orderBy(asc(shopOrder.slotBeginAt), asc(shopOrder.slotId), asc(shopOrder.statusId))
    .limit(1000)
}

/** The first day after this one that has orders to pick. */
export async function findNextDay(db: Reader, day: string, stores: StoreScope): Promise<string | undefined> {
  const [row] = await db
    .select({ day: shopOrder.slotDay })
    .from(shopOrder)
    .where(
      and(
        gt(shopOrder.slotDay, day),
        inArray(shopOrder.statusId, [...unpackedStatuses]),
        ofStores(shopOrder.storeId, stores),
      ),
    )
    .orderBy(asc(shopOrder.slotDay))
    .limit(1)
  return row?.day
}

/** No slot holds more. */
const mostOrders = 500

export function findSlotOrders(db: Reader, slotId: number) {
  const ordered = and(eq(orderLine.orderId, shopOrder.id), isNull(orderLine.replacesLineId))
  return db
    .select({
      order: shopOrder,
      firstName: appUser.firstName,
      lastName: appUser.lastName,
      lines: db.$count(orderLine, ordered),
      decided: db.$count(orderLine, and(ordered, sql`${orderLine.pickState} <> 'to-pick'`)),
      parking: parkingReservation,
      ...pickerColumns,
    })
    .from(shopOrder)
    .innerJoin(appUser, eq(appUser.id, shopOrder.userId))
    .leftJoin(orderPicker, eq(orderPicker.orderId, shopOrder.id))
    .leftJoin(parkingReservation, eq(parkingReservation.orderId, shopOrder.id))
    .where(and(eq(shopOrder.slotId, slotId), inArray(shopOrder.statusId, worked)))
    .orderBy(asc(shopOrder.id))
    .limit(mostOrders)
}

const department = alias(category, 'department')
const shelf = alias(category, 'shelf')

export type PickRow = Awaited<ReturnType<typeof findPickRows>>[number]

/** Lines with what a picker has to know of their products, in the order of the shelves. */
export function findPickRows(
  db: Reader,
  of: { orderId: number } | { slotId: number; statusIds: readonly OrderStatusId[] },
) {
  const wanted =
    'orderId' in of
      ? eq(orderLine.orderId, of.orderId)
      : and(eq(shopOrder.slotId, of.slotId), inArray(shopOrder.statusId, of.statusIds))
  return db
    .select({
      line: orderLine,
      sellingMode: product.sellingMode,
      unitWeight: product.unitWeight,
      code: product.codInt,
      barcode: product.barcode,
      furtherBarcodes: product.furtherBarcodes,
      image: product.image,
      pack: product.pack,
      categoryId: product.categoryId,
      contentAmount: product.contentAmount,
      adultsOnly: product.adultsOnly,
      infantFormula: product.infantFormula,
      onlySubstitutes: onlySubstitutesColumn,
      ...keptColumns,
      isRecalled,
      department: department.name,
      shelf: shelf.name,
    })
    .from(orderLine)
    .innerJoin(shopOrder, eq(shopOrder.id, orderLine.orderId))
    .innerJoin(product, eq(product.id, orderLine.productId))
    .innerJoin(shelf, eq(shelf.id, product.categoryId))
    .leftJoin(department, eq(department.id, sql`${shelf.path}[1]`))
    .where(wanted)
    .orderBy(
      asc(department.position),
      asc(department.id),
      asc(shelf.position),
      asc(shelf.id),
      asc(product.id),
      asc(orderLine.id),
    )
    .limit(5000)
}

/** The ordered lines of all orders of a slot that pickers have to do with, packed ones too, the oldest order first. */
export function findTrolleyRows(db: Reader, slotId: number) {
  return db
    .select({
      lineId: orderLine.id,
      orderId: orderLine.orderId,
      pickerId: orderPicker.pickerId,
      quantityOrdered: orderLine.quantityOrdered,
      sellingMode: product.sellingMode,
      unitWeight: product.unitWeight,
      contentAmount: product.contentAmount,
      contentUnit: product.contentUnit,
      ...keptColumns,
      mostGrams: store.trolleyGrams,
    })
    .from(orderLine)
    .innerJoin(shopOrder, eq(shopOrder.id, orderLine.orderId))
    .innerJoin(store, eq(store.id, shopOrder.storeId))
    .innerJoin(product, eq(product.id, orderLine.productId))
    .leftJoin(orderPicker, eq(orderPicker.orderId, shopOrder.id))
    .where(and(eq(shopOrder.slotId, slotId), inArray(shopOrder.statusId, worked), isNull(orderLine.replacesLineId)))
    .orderBy(asc(orderLine.orderId), asc(orderLine.id))
    .limit(20_000)
}

export async function findPickRow(db: Reader, orderId: number, lineId: number): Promise<PickRow | undefined> {
  return (await findPickRows(db, { orderId })).find(({ line }) => line.id === lineId)
}

/** False when another step came first: of two pickers on one line one works and the other reads again. */
export async function updateLine(
  tx: Tx,
  lineId: number,
  version: number,
  change: Partial<typeof orderLine.$inferInsert>,
): Promise<boolean> {
  const updated = await tx
    .update(orderLine)
    .set({ ...change, pickVersion: version + 1 })
    .where(and(eq(orderLine.id, lineId), eq(orderLine.pickVersion, version)))
  return updated.rowCount === 1
}

export async function deleteSubstitutes(tx: Tx, lineId: number): Promise<void> {
  await tx.delete(orderLine).where(eq(orderLine.replacesLineId, lineId))
}

/** The last staff member who pressed for a line; undefined where no one has, null where the shop picked by itself. */
export async function findLastWorker(db: Reader, orderId: number, lineId: number): Promise<number | null | undefined> {
  const [last] = await db
    .select({ staffId: pickStep.staffId })
    .from(pickStep)
    .where(and(eq(pickStep.orderId, orderId), eq(pickStep.lineId, lineId)))
    .orderBy(desc(pickStep.id))
    .limit(1)
  return last?.staffId
}

export async function insertStep(tx: Tx, row: typeof pickStep.$inferInsert): Promise<void> {
  await tx.insert(pickStep).values(row)
}

const ordered = alias(product, 'ordered')

/** Products wanted as substitutes: by words they are found by, or one by its id. */
export type WantedSubstitute = { words: readonly string[] } | { productId: number }

const isWanted = (wanted: WantedSubstitute): SQL | undefined =>
  'productId' in wanted ? eq(product.id, wanted.productId) : isFoundBy(wanted.words, wanted.words.join(''))

/**
 * Products that may replace others, sold in the same way: those of the same shelf and those the editors named; where
 * some are wanted, those of the whole department.
 */
export async function findCandidates(db: Reader, productIds: readonly number[], wanted?: WantedSubstitute) {
  if (productIds.length === 0) return []
  const named = and(eq(productAlternative.productId, ordered.id), eq(productAlternative.alternativeId, product.id))
  const near =
    wanted === undefined
      ? sql`${product.categoryId} = ${ordered.categoryId}`
      : sql`${product.categoryPath}[1] = ${ordered.categoryPath}[1]`
  const candidate = db
    .select({ productId: product.id, editorsPlace: productAlternative.position })
    .from(product)
    .leftJoin(productAlternative, named)
    .where(
      and(
        sql`(${near} or ${productAlternative.productId} is not null)`,
        wanted === undefined ? undefined : isWanted(wanted),
        ne(product.id, ordered.id),
        eq(product.published, true),
        eq(product.sellingMode, ordered.sellingMode),
        eq(product.infantFormula, ordered.infantFormula),
      ),
    )
    .orderBy(asc(productAlternative.position), desc(product.popularity), asc(product.id))
    .limit(60)
    .as('candidate')
  return db
    .select({ orderedId: ordered.id, productId: candidate.productId, editorsPlace: candidate.editorsPlace })
    .from(ordered)
    .innerJoinLateral(candidate, sql`true`)
    .where(inArray(ordered.id, [...productIds]))
}

/** Of these products those that are wanted as substitutes. */
export async function findWantedOf(
  db: Reader,
  productIds: readonly number[],
  wanted: WantedSubstitute,
): Promise<number[]> {
  if (productIds.length === 0) return []
  const rows = await db
    .select({ productId: product.id })
    .from(product)
    .where(and(inArray(product.id, [...productIds]), isWanted(wanted)))
  return rows.map(({ productId }) => productId)
}

/** The vouchers an order used, with what they are worth. */
export function findOrderVouchers(db: Reader, orderId: number) {
  return db
    .select({
      voucherId: userGiftCertificate.id,
      lineId: orderAdjustment.orderLineId,
      kind: giftCertificate.discountKind,
      discount: giftCertificate.discount,
    })
    .from(orderAdjustment)
    .innerJoin(userGiftCertificate, eq(userGiftCertificate.id, orderAdjustment.userGiftCertificateId))
    .innerJoin(giftCertificate, eq(giftCertificate.id, userGiftCertificate.giftCertificateId))
    .where(eq(orderAdjustment.orderId, orderId))
    .orderBy(asc(orderAdjustment.id))
}

export async function setLineTotals(tx: Tx, totals: ReadonlyMap<number, number>): Promise<void> {
  for (const [lineId, totalCents] of totals)
    await tx.update(orderLine).set({ totalCents }).where(eq(orderLine.id, lineId))
}

export async function replaceAdjustments(
  tx: Tx,
  orderId: number,
  rows: (typeof orderAdjustment.$inferInsert)[],
): Promise<void> {
  await tx.delete(orderAdjustment).where(eq(orderAdjustment.orderId, orderId))
  if (rows.length > 0) await tx.insert(orderAdjustment).values(rows)
}

export async function setAmounts(
  tx: Tx,
  orderId: number,
  amounts: Partial<typeof shopOrder.$inferInsert>,
): Promise<void> {
  await tx.update(shopOrder).set(amounts).where(eq(shopOrder.id, orderId))
}

export async function findWaiting(db: Reader, slotId: number): Promise<number[]> {
  const rows = await db
    .select({ id: shopOrder.id })
    .from(shopOrder)
    .where(and(eq(shopOrder.slotId, slotId), eq(shopOrder.statusId, orderStatus.ordered)))
    .orderBy(asc(shopOrder.id))
    .limit(mostOrders)
  return rows.map(({ id }) => id)
}

/** A store has fewer. */
const mostStaff = 200

const pickingRoles = staffRoles.filter((role) => rolesOf(role).includes('picker'))

/** The staff of a store who pick goods and carry them to customers, by name. */
export const findPickingStaff = (db: Reader, storeId: number) =>
  db
    .select({ staffId: appUser.id, name: sql<string>`${appUser.firstName} || ' ' || ${appUser.lastName}` })
    .from(appUser)
    .where(and(inArray(appUser.role, pickingRoles), isNull(appUser.staffDisabledAt), isOfStaffFor(appUser.id, storeId)))
    .orderBy(asc(appUser.firstName), asc(appUser.lastName), asc(appUser.id))
    .limit(mostStaff)

export async function findServiceName(db: Reader, order: { userId: number; deliveryServiceId: number }) {
  const [person] = await db
    .select({ firstName: appUser.firstName, lastName: appUser.lastName })
    .from(appUser)
    .where(eq(appUser.id, order.userId))
  const [service] = await db
    .select({ name: deliveryService.name })
    .from(deliveryService)
    .where(eq(deliveryService.id, order.deliveryServiceId))
  return {
    customer: person === undefined ? '' : `${person.firstName} ${person.lastName}`,
    service: service?.name ?? null,
  }
}
