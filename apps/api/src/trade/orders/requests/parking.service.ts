import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { arrivedWithin, parkingVerdict, type ParkingVerdict } from '@bottega/rules/orders/parking.ts'
import type { Db, Reader } from '../../../kernel/database/database.ts'
import type { Shop } from '../../../kernel/shop.ts'
import { ShopError } from '../../../kernel/shop-error.ts'
import { lockOrder, type OrderRow } from '../orders.repository.ts'
import { deleteReservations, findParking, saveReservation } from './parking.repository.ts'

const refusals = {
  'not-here': 'error.order.parkingNotHere',
  'not-today': 'error.order.parkingNotToday',
  over: 'error.order.parkingOver',
} as const satisfies Record<Exclude<ParkingVerdict, 'open'>, string>

export type Parking = Awaited<ReturnType<typeof parkingOf>>

/** The place where an order is collected and the parking reserved there; undefined while nothing can be reserved. */
export async function parkingOf(db: Reader, order: OrderRow, now: Date) {
  if (parkingVerdict(order, shopDate(now)) !== 'open') return undefined
  return findParking(db, order.id, order.warehouseId)
}

/**
 * Reserves a place to park, or says again how far the customer is. Answers whether they are there. Only the distance is
 * stored: where a customer is concerns the store no more than that.
 */
export function reserveParking(
  shop: Shop,
  orderId: number,
  { distance, info }: { distance: number; info: string },
  now: Date,
): Promise<'reserved' | 'arrived'> {
  return shop.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (order === undefined) throw new ShopError('error.order.notFound')
    const verdict = parkingVerdict(order, shopDate(now))
    if (verdict !== 'open') throw new ShopError(refusals[verdict])
    await saveReservation(tx, orderId, { distance, info: info === '' ? null : info, updatedAt: now })
    return distance <= arrivedWithin ? 'arrived' : 'reserved'
  })
}

/** Enough for a store that settles its deliveries the day after. */
const storedMilliseconds = 2 * 24 * 3600 * 1000
const atOnce = 1000

/** Deletes reservations: the distance of a customer is not stored once the goods are collected. */
export async function purgeParking(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - storedMilliseconds)
  while ((await deleteReservations(db, before, atOnce)) === atOnce);
}
