import { type ShopDate, weekdayOf } from './shop-calendar.ts'

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
