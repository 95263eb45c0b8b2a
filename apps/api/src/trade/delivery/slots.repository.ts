import { and, asc, eq, gte, sql } from 'drizzle-orm'
import type { Reader } from '../../kernel/database/database.ts'
import { slot } from './slots.tables.ts'
import { slotHold } from './holds.tables.ts'
import { storeService } from '../../places/stores/stores.tables.ts'

export interface SlotRow {
  slotId: number
  storeId: number
  deliveryServiceId: number
  day: string
  beginAt: Date
  endAt: Date
  cutoffAt: Date
  periodId: number
  /** The slot's own fee, cents; null for the service's. */
  feeCents: number | null
  active: boolean
  capacity: number
  /** Live holds that have not expired, and bookings. */
  used: number
}

const slotColumns = {
  slotId: slot.id,
  storeId: slot.storeId,
  deliveryServiceId: slot.deliveryServiceId,
  day: slot.day,
  beginAt: slot.beginAt,
  endAt: slot.endAt,
  cutoffAt: slot.cutoffAt,
  periodId: slot.periodId,
  feeCents: slot.feeCents,
  active: slot.active,
  capacity: slot.capacity,
}

/** A hold that has expired still counts in `held` until it is given back; for a reader its place is free. */
const usedAt = (now: Date) => sql<number>`${slot.held} + ${slot.booked} - (
  select count(*)::int from ${slotHold}
  where ${slotHold.slotId} = ${slot.id} and ${slotHold.state} = 'live' and ${slotHold.expiresAt} <= ${now})`

export interface OfferedSlot extends SlotRow {
  serviceFeeCents: number
}

const offered = (db: Reader, now: Date) =>
  db
    .select({ ...slotColumns, used: usedAt(now), serviceFeeCents: storeService.feeCents })
    .from(slot)
    .innerJoin(
      storeService,
      and(eq(storeService.storeId, slot.storeId), eq(storeService.deliveryServiceId, slot.deliveryServiceId)),
    )

/** The slots of a store's service from a day on, in the order of the clock. */
export function findSlots(
  db: Reader,
  place: { storeId: number; deliveryServiceId: number },
  fromDay: string,
  now: Date,
): Promise<OfferedSlot[]> {
  return offered(db, now)
    .where(
      and(eq(slot.storeId, place.storeId), eq(slot.deliveryServiceId, place.deliveryServiceId), gte(slot.day, fromDay)),
    )
    .orderBy(asc(slot.day), asc(slot.beginAt), asc(slot.id))
}

export async function findSlot(db: Reader, slotId: number, now: Date): Promise<OfferedSlot | undefined> {
  const [row] = await offered(db, now).where(eq(slot.id, slotId))
  return row
}

/** A slot, also where the store no longer offers its service; for those an order already names. */
export async function findAnySlot(db: Reader, slotId: number) {
  const [row] = await db.select(slotColumns).from(slot).where(eq(slot.id, slotId))
  return row
}
