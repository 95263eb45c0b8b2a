import { type ShopDate, weekdayOf } from './shop-calendar.ts'

/** A weekday (1 Sunday to 7 Saturday) on which a product is not delivered, in one period of it or all day. */
export interface DayLock {
  readonly weekday: number
  readonly periodId: number | null
}

/**
 * Reads a product's day locks: `weekday` or `weekday_periodId`, separated by spaces or commas. Entries that are neither
 * are left out, so that one slip in the data does not open the product on its other locked days.
 */
export function parseDayLocks(text: string): DayLock[] {
  return text.split(/[\s,]+/).flatMap((entry) => {
    const match = /^([1-7])(?:_(\d+))?$/.exec(entry)
    return match ? [{ weekday: Number(match[1]), periodId: match[2] === undefined ? null : Number(match[2]) }] : []
  })
}

export function isDayLocked(locks: readonly DayLock[], date: ShopDate, periodId: number): boolean {
  if (locks.length === 0) return false
  const weekday = weekdayOf(date)
  return locks.some((lock) => lock.weekday === weekday && (lock.periodId === null || lock.periodId === periodId))
}
