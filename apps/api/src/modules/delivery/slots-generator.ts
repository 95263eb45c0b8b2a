import { slotsFor } from '@bottega/rules/delivery/slots-from-templates.ts'
import { shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import type { Db } from '../../db/database.ts'
import { slot, slotTemplate } from '../../db/schema/delivery.ts'

/** How far ahead a shopper can choose. (Domain decisions, "Slots") */
export const daysAhead = 14

/** Makes the missing slots of today and the coming days; existing ones stay as they are. Returns the number made. */
export async function generateSlots(db: Db, now: Date): Promise<number> {
  const planned = slotsFor(await db.select().from(slotTemplate), shopDate(now), daysAhead)
  if (planned.length === 0) return 0
  const made = await db
    .insert(slot)
    .values(planned)
    .onConflictDoNothing({ target: [slot.templateId, slot.day] })
  return made.rowCount ?? 0
}
