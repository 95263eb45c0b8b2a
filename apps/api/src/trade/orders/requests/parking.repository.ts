import { eq } from 'drizzle-orm'
import type { Db, Reader } from '../../../kernel/database/database.ts'
import { deleteEnded } from '../../../kernel/database/delete-ended.ts'
import { parkingReservation } from './parking.tables.ts'
import { warehouse } from '../../../places/stores/stores.tables.ts'

export interface ReservedParking {
  distance: number
  info: string | null
  updatedAt: Date
}

/** The newest word of the customer counts. */
export async function saveReservation(db: Reader, orderId: number, reserved: ReservedParking): Promise<void> {
  await db
    .insert(parkingReservation)
    .values({ orderId, ...reserved, reservedAt: reserved.updatedAt })
    .onConflictDoUpdate({ target: parkingReservation.orderId, set: reserved })
}

/** The place where the goods of a warehouse are collected, and the parking reserved there for an order. */
export async function findParking(db: Reader, orderId: number, warehouseId: number) {
  const [place] = await db
    .select({ latitude: warehouse.latitude, longitude: warehouse.longitude })
    .from(warehouse)
    .where(eq(warehouse.id, warehouseId))
  const [reserved] = await db.select().from(parkingReservation).where(eq(parkingReservation.orderId, orderId))
  return place && { ...place, reserved }
}

export const deleteReservations = (db: Db, before: Date, most: number) =>
  deleteEnded(
    db,
    parkingReservation,
    { key: parkingReservation.orderId, expiresAt: parkingReservation.updatedAt },
    before,
    most,
  )
