import type { StoreScope } from '@bottega/rules/people/store-scope.ts'
import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import { and, asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import { nameOfAccount } from '../../../kernel/accounts/accounts.queries.ts'
import { ofStores } from '../../../kernel/database/is-there.ts'
import type { Reader, Tx } from '../../../kernel/database/database.ts'
import { product } from '../../catalog/products.tables.ts'
import { orderLine, shopOrder } from '../../orders/orders.tables.ts'
import { appUser } from '../../../kernel/accounts/accounts.tables.ts'
import { deliveryService, warehouse } from '../../../places/stores/stores.tables.ts'
import { deliveryRound } from './rounds.tables.ts'

const onTheRoad = [orderStatus.prepared, orderStatus.receiptIssued, orderStatus.outForDelivery]

const brought = [orderStatus.delivered, orderStatus.partiallyDelivered, orderStatus.notCollected, orderStatus.failed]

/** The van of one warehouse in one slot. */
export interface RoundName {
  slotId: number
  warehouseId: number
}

/** Rounds of a day, or one of them. */
export type RoundsAsked = { day: string; stores: StoreScope } | RoundName

const asWanted = (asked: RoundsAsked): (SQL | undefined)[] =>
  'day' in asked
    ? [eq(shopOrder.slotDay, asked.day), ofStores(shopOrder.storeId, asked.stores)]
    : [eq(shopOrder.slotId, asked.slotId), eq(shopOrder.warehouseId, asked.warehouseId)]

const hasGoodsForAdults = sql<boolean>`exists (select 1 from ${orderLine} join ${product}
  on ${product.id} = ${orderLine.productId} where ${orderLine.orderId} = ${shopOrder.id} and ${product.adultsOnly})`

/** Packed orders by some services, slot by slot. */
export const findStops = (db: Reader, asked: RoundsAsked, deliveryServiceIds: number[]) =>
  db
    .select({
      order: shopOrder,
      firstName: appUser.firstName,
      lastName: appUser.lastName,
      warehouseName: warehouse.name,
      store: { latitude: warehouse.latitude, longitude: warehouse.longitude },
      service: deliveryService.name,
      hasGoodsForAdults,
    })
    .from(shopOrder)
    .innerJoin(appUser, eq(appUser.id, shopOrder.userId))
    .innerJoin(warehouse, eq(warehouse.id, shopOrder.warehouseId))
    .innerJoin(deliveryService, eq(deliveryService.id, shopOrder.deliveryServiceId))
    .where(
      and(
        ...asWanted(asked),
        inArray(shopOrder.statusId, onTheRoad),
        inArray(shopOrder.deliveryServiceId, deliveryServiceIds),
      ),
    )
    .orderBy(asc(shopOrder.slotBeginAt), asc(shopOrder.slotId), asc(shopOrder.id))
    .limit(2000)

/** The stops vans have made in these slots, of orders by some services that are brought or have failed. */
export const findPassedStops = (db: Reader, slotIds: number[], deliveryServiceIds: number[]) =>
  db
    .select({
      id: shopOrder.id,
      slotId: shopOrder.slotId,
      warehouseId: shopOrder.warehouseId,
      address: shopOrder.address,
    })
    .from(shopOrder)
    .where(
      and(
        inArray(shopOrder.slotId, slotIds),
        inArray(shopOrder.statusId, brought),
        inArray(shopOrder.deliveryServiceId, deliveryServiceIds),
      ),
    )
    .orderBy(asc(shopOrder.id))
    .limit(2000)

export type RoundRow = Awaited<ReturnType<typeof findRounds>>[number]

const driver = sql<string | null>`coalesce(${nameOfAccount(deliveryRound.driverId)}, ${deliveryRound.driverName})`

/** The decisions of staff on rounds of these slots, with the name of whoever drives. */
export const findRounds = (db: Reader, slotIds: number[]) =>
  db
    .select({ ...getTableColumns(deliveryRound), driver })
    .from(deliveryRound)
    .where(inArray(deliveryRound.slotId, slotIds))

const isRound = ({ slotId, warehouseId }: RoundName) =>
  and(eq(deliveryRound.slotId, slotId), eq(deliveryRound.warehouseId, warehouseId))

/** The name of whoever drives a round; undefined where nobody was named. */
export async function findDriver(db: Reader, round: RoundName): Promise<string | undefined> {
  const [row] = await db.select({ driver }).from(deliveryRound).where(isRound(round))
  return row?.driver ?? undefined
}

/** Locks what is decided of a round, which is made where nothing was. */
export async function lockRound(tx: Tx, round: RoundName): Promise<typeof deliveryRound.$inferSelect> {
  const { slotId, warehouseId } = round
  await tx.insert(deliveryRound).values({ slotId, warehouseId }).onConflictDoNothing()
  const [row] = await tx.select().from(deliveryRound).where(isRound(round)).for('update')
  if (row === undefined) throw new Error(`the round of slot ${slotId} is gone`)
  return row
}

export async function updateRound(
  tx: Tx,
  id: number,
  fields: Partial<Pick<RoundRow, 'driverId' | 'driverName' | 'stops'>>,
): Promise<void> {
  await tx
    .update(deliveryRound)
    .set({ ...fields, version: sql`${deliveryRound.version} + 1` })
    .where(eq(deliveryRound.id, id))
}
