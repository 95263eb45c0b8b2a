import { noonOf, type ShopDate, shopDate } from './shop-calendar.ts'

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
