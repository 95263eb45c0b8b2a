import type { slot } from '@bottega/api/trade/delivery/slots.tables.ts'
import { slotsFor } from '@bottega/rules/delivery/slots-from-templates.ts'
import { deliveryService as services } from '@bottega/rules/delivery/delivery-services.ts'
import { storeIds } from './shopping-stores.ts'
import { addDays } from '@bottega/rules/delivery/shop-calendar.ts'
import { chance } from '../random.ts'
import type { SlotTemplateRow } from './slot-templates.ts'

export type SlotRow = typeof slot.$inferInsert & { id: number; booked: number; capacity: number }

/** How many days of slots the shop shows. */
const slotDays = 14

/** The slot that is full for every shopper: home delivery in Milano, the day after tomorrow, 10 to 12. */
export function isFullSlot(
  slot: Pick<SlotRow, 'storeId' | 'deliveryServiceId' | 'day' | 'periodId'>,
  today: string,
): boolean {
  return (
    slot.storeId === storeIds.milano &&
    slot.deliveryServiceId === services.home &&
    slot.day === addDays(today, 2) &&
    slot.periodId === 4
  )
}

/**
 * The coming slots, the nearest ones partly taken by anonymous bookings; two places always stay free for the demo's
 * people.
 */
export function comingSlots(templates: readonly SlotTemplateRow[], seed: number, today: string): SlotRow[] {
  return slotsFor(templates, today, slotDays).map((planned, index) => {
    const daysAhead = Math.floor(index / (templates.length / 7))
    const share = chance(seed, planned.templateId, planned.day, 'taken') * Math.max(0.15, 1 - daysAhead * 0.12)
    const taken = Math.min(planned.capacity - 2, Math.floor(planned.capacity * share))
    const booked = isFullSlot(planned, today) ? planned.capacity : Math.max(0, taken)
    return Object.assign({ id: index + 1, booked }, planned)
  })
}
