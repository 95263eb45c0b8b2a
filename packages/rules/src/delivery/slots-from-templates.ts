import { addDays, instantAt, type ShopDate, weekdayOf } from './shop-calendar.ts'

/** One window of the weekly pattern, shop time. */
export interface SlotTemplate {
  readonly id: number
  readonly storeId: number
  readonly deliveryServiceId: number
  /** 1 Monday … 7 Sunday. */
  readonly weekday: number
  /** Minutes since midnight on the shop's clock. */
  readonly beginMinute: number
  readonly endMinute: number
  readonly periodId: number
  /** In orders. */
  readonly capacity: number
  /** Cents; null for the fee of the store's service. */
  readonly feeCents: number | null
  /** Minutes before the beginning when ordering and changing end. */
  readonly cutoffMinutes: number
}

/** A window on one day; instants are UTC. */
export interface PlannedSlot {
  readonly templateId: number
  readonly storeId: number
  readonly deliveryServiceId: number
  readonly day: ShopDate
  readonly beginAt: Date
  readonly endAt: Date
  readonly periodId: number
  readonly cutoffAt: Date
  readonly feeCents: number | null
  readonly capacity: number
}

/**
 * The slots of `days` shop days from `fromDay` on, day by day in the order of the templates. Windows keep their hour on
 * the clock through the changes of time; the cut-off counts real minutes before the beginning.
 */
export function slotsFor(templates: readonly SlotTemplate[], fromDay: ShopDate, days: number): PlannedSlot[] {
  return Array.from({ length: days }, (_, offset) => addDays(fromDay, offset)).flatMap((day) =>
    templates.filter(({ weekday }) => weekday === mondayFirst(day)).map((template) => slotOn(template, day)),
  )
}

/** One template's slot on a day, whatever weekday that is. */
export function slotOn(template: SlotTemplate, day: ShopDate): PlannedSlot {
  const beginAt = instantAt(day, template.beginMinute)
  return {
    templateId: template.id,
    storeId: template.storeId,
    deliveryServiceId: template.deliveryServiceId,
    day,
    beginAt,
    endAt: instantAt(day, template.endMinute),
    periodId: template.periodId,
    cutoffAt: new Date(beginAt.getTime() - template.cutoffMinutes * 60_000),
    feeCents: template.feeCents,
    capacity: template.capacity,
  }
}

/** Templates count the week from Monday, the shop's calendar from Sunday. */
function mondayFirst(day: ShopDate): number {
  return ((weekdayOf(day) + 5) % 7) + 1
}
