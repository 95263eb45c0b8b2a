import { and, asc, between, eq, isNull } from 'drizzle-orm'
import type { Reader, Tx } from '../../kernel/database/database.ts'
import { closedDay } from '../../trade/delivery/slots.tables.ts'

/** A day of a store, of all its services or of one. */
export interface StoreDay {
  storeId: number
  day: string
  deliveryServiceId: number | undefined
}

const same = ({ storeId, day, deliveryServiceId }: StoreDay) =>
  and(
    eq(closedDay.storeId, storeId),
    eq(closedDay.day, day),
    deliveryServiceId === undefined
      ? isNull(closedDay.deliveryServiceId)
      : eq(closedDay.deliveryServiceId, deliveryServiceId),
  )

export const findClosedDays = (db: Reader, storeId: number, from: string, until: string) =>
  db
    .select()
    .from(closedDay)
    .where(and(eq(closedDay.storeId, storeId), between(closedDay.day, from, until)))
    .orderBy(asc(closedDay.day), asc(closedDay.id))
    .limit(500)

export async function findReason(db: Reader, closedDayId: number): Promise<string | undefined> {
  const [row] = await db.select({ reason: closedDay.reason }).from(closedDay).where(eq(closedDay.id, closedDayId))
  return row?.reason
}

/** Closed twice, the later reason stands. */
export async function writeClosedDay(tx: Tx, of: StoreDay, reason: string, at: Date): Promise<number> {
  await tx.delete(closedDay).where(same(of))
  const [row] = await tx
    .insert(closedDay)
    .values({
      storeId: of.storeId,
      day: of.day,
      deliveryServiceId: of.deliveryServiceId ?? null,
      reason,
      createdAt: at,
    })
    .returning({ id: closedDay.id })
  if (row === undefined) throw new Error('the closed day was not written')
  return row.id
}

export async function deleteClosedDay(tx: Tx, of: StoreDay): Promise<void> {
  await tx.delete(closedDay).where(same(of))
}
