import type { TimeslotDayView, TimeslotView } from '@bottega/contract/delivery/timeslots.ts'
import type { DayTab } from '@bottega/rules/delivery/slot-choice.ts'
import { formatTime } from '@bottega/rules/text/format.ts'
import { eurosFromCents } from '@bottega/rules/money/cents.ts'
import { isClosed, type JudgedSlot } from './slots.service.ts'

/** The hours of a delivery on the shop's clock. */
export function presentWindow(beginAt: Date, endAt: Date) {
  const [beginTime, endTime] = [formatTime(beginAt, 'it'), formatTime(endAt, 'it')]
  return { beginTime, endTime, name: `${beginTime}–${endTime}` }
}

function presentSlot(judged: JudgedSlot, near: ReadonlySet<number>): TimeslotView {
  const { row, status, isSelected, obstacles, productNames } = judged
  return {
    timeslotId: row.slotId,
    ...presentWindow(row.beginAt, row.endAt),
    status,
    selected: isSelected,
    active: obstacles.length === 0 ? 1 : 0,
    deliveryDayPeriodId: row.periodId,
    underLeadTime: obstacles.includes('lead-time'),
    underLockDay: obstacles.includes('day-lock'),
    underLockCutoff: obstacles.includes('product-cutoff'),
    closed: isClosed(judged),
    ...(productNames.length === 0 ? {} : { productNames }),
    usedPercent: row.capacity === 0 ? 100 : Math.min(100, Math.floor((row.used * 100) / row.capacity)),
    fee: eurosFromCents(row.feeCents ?? row.serviceFeeCents),
    ...(near.has(row.slotId) ? { nearby: true } : {}),
  }
}

/** `near`: slots in which a van comes near the address anyway. */
export function presentSlotDay(
  tab: DayTab<JudgedSlot>,
  preselected: string | null,
  near: ReadonlySet<number> = new Set(),
): TimeslotDayView {
  return {
    dateIso: tab.date,
    timestamp: tab.timestamp.getTime(),
    today: tab.isToday,
    selected: tab.date === preselected,
    timeslots: tab.slots.map((slot) => presentSlot(slot, near)),
  }
}
