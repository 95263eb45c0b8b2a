import {
  type DayLock,
  isDayLocked,
  isPastProductCutoff,
  leadTimeLimit,
  type ProductCutoff,
} from './locks-and-cutoffs.ts'
import type { ShopDate } from './shop-calendar.ts'

export type SlotStatus = 'free' | 'intermediate' | 'full' | 'selected'

/** Share of capacity from which a slot is announced as almost full. */
const almostFullShare = 0.75

/** A delivery window. `used` counts live holds and bookings, the shopper's own included. */
export interface Slot {
  readonly date: ShopDate
  readonly periodId: number
  readonly beginsAt: Date
  /** Last moment to order for it; null where only its beginning counts. */
  readonly cutoffAt: Date | null
  readonly capacity: number
  readonly used: number
  readonly isActive: boolean
}

/** The demands of the goods in a cart on a slot. */
export interface SlotProduct {
  readonly leadTimeHours: number
  readonly dayLocks: readonly DayLock[]
  readonly cutoffs: readonly ProductCutoff[]
}

/** The reasons a slot cannot be chosen, first those a shopper can do least about. */
export type SlotObstacle = 'inactive' | 'cutoff-passed' | 'full' | 'lead-time' | 'day-lock' | 'product-cutoff'

export interface SlotAvailability {
  readonly status: SlotStatus
  /** Empty when the slot can be chosen. */
  readonly obstacles: readonly SlotObstacle[]
}

/** Colour of a slot; the shopper's own slot is selected, however full it is. */
export function slotStatus(slot: Pick<Slot, 'capacity' | 'used'>, isSelected: boolean): SlotStatus {
  if (isSelected) return 'selected'
  if (slot.used >= slot.capacity) return 'full'
  return slot.used >= slot.capacity * almostFullShare ? 'intermediate' : 'free'
}

/** Status of a slot and everything that keeps the shopper from choosing it with these goods. */
export function slotAvailability(
  slot: Slot,
  products: readonly SlotProduct[],
  context: { readonly now: Date; readonly isSelected: boolean },
): SlotAvailability {
  const { now, isSelected } = context
  const status = slotStatus(slot, isSelected)
  const checks: readonly (readonly [SlotObstacle, boolean])[] = [
    ['inactive', !slot.isActive],
    ['cutoff-passed', now >= (slot.cutoffAt ?? slot.beginsAt) || now >= slot.beginsAt],
    ['full', status === 'full'],
    ['lead-time', isUnderLeadTime(slot, products, now)],
    ['day-lock', products.some(({ dayLocks }) => isDayLocked(dayLocks, slot.date, slot.periodId))],
    ['product-cutoff', products.some(({ cutoffs }) => isPastProductCutoff(cutoffs, slot.date, now))],
  ]
  return { status, obstacles: checks.flatMap(([obstacle, stands]) => (stands ? [obstacle] : [])) }
}

function isUnderLeadTime(slot: Slot, products: readonly SlotProduct[], now: Date): boolean {
  const hours = products.map(({ leadTimeHours }) => leadTimeHours).filter((lead) => lead > 0)
  return hours.length > 0 && slot.beginsAt < leadTimeLimit(now, hours)
}
