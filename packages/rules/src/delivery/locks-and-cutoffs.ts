import { addDays, instantAt, type ShopDate, weekdayOf } from './shop-calendar.ts'

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

/** A product must be ordered by a minute of the day, some days before it is delivered. */
export interface ProductCutoff {
  readonly daysBefore: number
  readonly minuteOfDay: number
}

/**
 * Reads a product's own cut-offs. The specification says only "pairs separated by a dash", which may mean the two
 * numbers of a pair (`1-12`) or pair from pair (`1_12-3_10:30`); both are read, as days before delivery and hour.
 * Several pairs are separated by spaces or commas.
 */
export function parseProductCutoffs(text: string): ProductCutoff[] {
  const pairs = text.includes('_') ? text.split(/[\s,-]+/) : text.split(/[\s,]+/)
  return pairs.flatMap((pair) => {
    const match = /^(\d{1,2})[-_](\d{1,2})(?::(\d{2}))?$/.exec(pair)
    if (!match) return []
    const minuteOfDay = Number(match[2]) * 60 + Number(match[3] ?? 0)
    return minuteOfDay <= 24 * 60 ? [{ daysBefore: Number(match[1]), minuteOfDay }] : []
  })
}

/** True when a delivery on this day comes too soon for the product: every cut-off must still lie ahead. */
export function isPastProductCutoff(cutoffs: readonly ProductCutoff[], date: ShopDate, now: Date): boolean {
  return cutoffs.some(({ daysBefore, minuteOfDay }) => now >= instantAt(addDays(date, -daysBefore), minuteOfDay))
}

const hourInMs = 3_600_000

/** Earliest moment everything in the cart can be ready: now plus the largest lead time. (Shopping core, section 4) */
export function leadTimeLimit(now: Date, leadTimeHours: Iterable<number>): Date {
  const largest = Math.max(0, ...leadTimeHours)
  return new Date(now.getTime() + largest * hourInMs)
}
