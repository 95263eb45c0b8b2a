import { noonOf, type ShopDate, shopDate, weekdayOf } from './shop-calendar.ts'

/** A day of the week and the minute of the day a delivery begins, on the shop's clock. */
export interface DeliveryHour {
  readonly date: ShopDate
  readonly beginMinute: number
}

/** So many times makes a habit; fewer may be chance. */
const timesOfAHabit = 4

const hourKey = ({ date, beginMinute }: DeliveryHour) => `${weekdayOf(date)} ${beginMinute}`

/**
 * The slot a returning customer usually takes: of those that can be had the first on their usual day and hour. None for
 * customers without such a habit, or when their hour is not to be had. (Domain decisions, "Slots")
 */
export function usualSlot<Slot extends DeliveryHour>(
  past: readonly DeliveryHour[],
  offered: readonly Slot[],
): Slot | undefined {
  const times = new Map<string, number>()
  for (const hour of past) times.set(hourKey(hour), (times.get(hourKey(hour)) ?? 0) + 1)
  const [usual] = [...times]
    .filter(([, count]) => count >= timesOfAHabit)
    .toSorted(([, one], [, other]) => other - one)
    .map(([key]) => key)
  return offered.find((slot) => hourKey(slot) === usual)
}

export interface SlotDay<Slot> {
  readonly date: ShopDate
  readonly slots: readonly Slot[]
}

export interface DayTab<Slot> extends SlotDay<Slot> {
  /** Noon of the day. */
  readonly timestamp: Date
  readonly isToday: boolean
}

export interface DayTabs<Slot> {
  readonly tabs: readonly DayTab<Slot>[]
  /** The day of the cart's slot, else the first; null when there are no days. */
  readonly preselected: ShopDate | null
}

/**
 * Tabs of the slot selector. A first day without slots is dropped when it is not the only one; a later day without
 * slots stays and says that all are booked. (Shopping core, section 2)
 */
export function dayTabs<Slot>(
  days: readonly SlotDay<Slot>[],
  context: { readonly now: Date; readonly cartSlotDate: ShopDate | null },
): DayTabs<Slot> {
  const shown = days.length > 1 && days[0]?.slots.length === 0 ? days.slice(1) : days
  const today = shopDate(context.now)
  const tabs = shown.map(({ date, slots }) => ({ date, slots, timestamp: noonOf(date), isToday: date === today }))
  const ofCart = tabs.find(({ date }) => date === context.cartSlotDate)
  return { tabs, preselected: (ofCart ?? tabs[0])?.date ?? null }
}
