import { type PlannedSlot, slotsFor } from '@bottega/rules/delivery/slots-from-templates.ts'
import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { isClosedOn } from '@bottega/rules/stores/opening-hours.ts'
import { and, asc, eq, gte } from 'drizzle-orm'
import { chunksOf } from '../../kernel/database/chunks.ts'
import type { Reader } from '../../kernel/database/database.ts'
import { closedDay, slot, slotTemplate } from './slots.tables.ts'
import { store, warehouse } from '../../places/stores/stores.tables.ts'
import { slotDaysOf } from './slot-days.ts'

type Closing = Pick<typeof closedDay.$inferSelect, 'storeId' | 'day' | 'deliveryServiceId'>

const findClosings = (db: Reader, from: string): Promise<Closing[]> =>
  db
    .select({ storeId: closedDay.storeId, day: closedDay.day, deliveryServiceId: closedDay.deliveryServiceId })
    .from(closedDay)
    .where(gte(closedDay.day, from))

const isClosed = ({ storeId, day, deliveryServiceId }: PlannedSlot, closings: readonly Closing[]) =>
  closings.some(
    (one) =>
      one.storeId === storeId &&
      one.day === day &&
      (one.deliveryServiceId === null || one.deliveryServiceId === deliveryServiceId),
  )

/**
 * Makes the missing slots of today and the coming days, but for days on which the store is closed; existing ones stay as
 * they are. Returns the number made.
 */
export async function generateSlots(db: Reader, now: Date): Promise<number> {
  const rows = await db
    .select({ template: slotTemplate, customHours: warehouse.customHours })
    .from(slotTemplate)
    .innerJoin(store, eq(store.id, slotTemplate.storeId))
    .innerJoin(warehouse, eq(warehouse.id, store.warehouseId))
    .where(and(eq(slotTemplate.active, true), eq(store.active, true)))
    .orderBy(asc(slotTemplate.id))
  const hoursOf = new Map(rows.map(({ template, customHours }) => [template.id, customHours]))
  const templates = rows.map(({ template }) => template)
  const planned = slotsFor(templates, shopDate(now), await slotDaysOf(db)).filter(
    ({ templateId, day }) => !isClosedOn(day, hoursOf.get(templateId) ?? []),
  )
  const closed = await findClosings(db, shopDate(now))
  let made = 0
  for (const chunk of chunksOf(planned)) {
    const { rowCount } = await db
      .insert(slot)
      .values(chunk.map((row) => Object.assign(row, { active: !isClosed(row, closed) })))
      .onConflictDoNothing({ target: [slot.templateId, slot.day] })
    made += rowCount ?? 0
  }
  return made
}
