import type { TimeslotDayView, TimeslotView } from '@bottega/contract/delivery/timeslots.ts'
import type { DayTab } from '@bottega/rules/delivery/day-tabs.ts'
import { shopClock } from '@bottega/rules/delivery/shop-calendar.ts'
import { eurosFromCents } from '@bottega/rules/money/cents.ts'
import { isClosed, type JudgedSlot } from './slots.service.ts'

function clockTime(instant: Date): string {
  const { minuteOfDay } = shopClock(instant)
  const [hours, minutes] = [Math.floor(minuteOfDay / 60), minuteOfDay % 60]
  return `${String(hours).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`
}

/** The hours of a delivery on the shop's clock. */
export function presentWindow(beginAt: Date, endAt: Date) {
  const [beginTime, endTime] = [clockTime(beginAt), clockTime(endAt)]
  return { beginTime, endTime, name: `${beginTime}–${endTime}` }
}

function presentSlot(judged: JudgedSlot): TimeslotView {
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
  }
}

export function presentSlotDay(tab: DayTab<JudgedSlot>, preselected: string | null): TimeslotDayView {
  return {
    dateIso: tab.date,
    timestamp: tab.timestamp.getTime(),
    today: tab.isToday,
    selected: tab.date === preselected,
    timeslots: tab.slots.map(presentSlot),
  }
}
