import type { slotTemplate } from '@bottega/api/trade/delivery/slots.tables.ts'
import { deliveryService as services } from '@bottega/rules/delivery/delivery-services.ts'
import { storeServiceRows } from './shopping-stores.ts'

export type SlotTemplateRow = typeof slotTemplate.$inferInsert & { id: number; feeCents: number | null }

interface Window {
  from: number
  to: number
  periodId: number
}

/** Hours of the day and their period: 1 and 4 are the morning. (Shopping core, section 2) */
const windows: readonly Window[] = [
  { from: 8, to: 10, periodId: 1 },
  { from: 10, to: 12, periodId: 4 },
  { from: 12, to: 14, periodId: 2 },
  { from: 14, to: 16, periodId: 3 },
  { from: 16, to: 18, periodId: 5 },
  { from: 18, to: 20, periodId: 6 },
  { from: 20, to: 22, periodId: 7 },
]

interface Pattern {
  periods: readonly number[]
  sundayPeriods: readonly number[]
  capacity: number
  /** Hours before the window begins when ordering and changing end. */
  cutoffHours: number
  /** Fee of single periods, cents, instead of the service's. */
  fees?: Readonly<Record<number, number>>
}

const patterns: Readonly<Record<number, Pattern>> = {
  [services.home]: {
    periods: [1, 4, 3, 5, 6, 7],
    sundayPeriods: [1, 4, 5],
    capacity: 12,
    cutoffHours: 12,
    fees: { 3: 490, 7: 790 },
  },
  [services.storePickup]: { periods: [1, 4, 2, 3, 5, 6], sundayPeriods: [4, 5], capacity: 20, cutoffHours: 3 },
  [services.drive]: { periods: [1, 4, 2, 3, 5, 6], sundayPeriods: [4], capacity: 16, cutoffHours: 3 },
  [services.pickupPoint]: { periods: [4, 5, 6], sundayPeriods: [4], capacity: 8, cutoffHours: 8 },
  [services.locker]: { periods: [1, 2, 5, 7], sundayPeriods: [4, 6], capacity: 6, cutoffHours: 8 },
  [services.chilledLocker]: { periods: [1, 2, 5, 7], sundayPeriods: [4, 6], capacity: 6, cutoffHours: 8 },
  [services.companyLocker]: { periods: [2, 5], sundayPeriods: [2], capacity: 10, cutoffHours: 8 },
  [services.boat]: { periods: [4, 5], sundayPeriods: [4], capacity: 5, cutoffHours: 18 },
}

/** The week of every service a store offers; weekday 1 Monday … 7 Sunday. */
export function slotTemplateRows(): SlotTemplateRow[] {
  const weekly = storeServiceRows.flatMap(({ storeId, deliveryServiceId }) =>
    [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => dayTemplates(storeId, deliveryServiceId, weekday)),
  )
  return weekly.map((row, index) => Object.assign(row, { id: index + 1 }))
}

function dayTemplates(storeId: number, deliveryServiceId: number, weekday: number) {
  const pattern = patterns[deliveryServiceId]
  if (!pattern) return []
  const periods = weekday === 7 ? pattern.sundayPeriods : pattern.periods
  return windows
    .filter(({ periodId }) => periods.includes(periodId))
    .map(({ from, to, periodId }) => ({
      storeId,
      deliveryServiceId,
      weekday,
      beginMinute: from * 60,
      endMinute: to * 60,
      periodId,
      capacity: pattern.capacity,
      feeCents: pattern.fees?.[periodId] ?? null,
      cutoffMinutes: pattern.cutoffHours * 60,
    }))
}
