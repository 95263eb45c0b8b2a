import { addDays, instantAt, isShopDate } from '@bottega/rules/delivery/shop-calendar.ts'

/** The instant editors mean by a day or a day and time of the shop's calendar; a day alone is its first minute. */
export function momentOf(written: unknown): Date | undefined {
  const [, day, hour = '0', minute = '0'] = partsOf(written) ?? []
  return day === undefined ? undefined : instantAt(day, Number(hour) * 60 + Number(minute))
}

/** The first instant after: a day alone lasts until its end. */
export function endOf(written: unknown): Date | undefined {
  const [, day, hour] = partsOf(written) ?? []
  if (day === undefined) return undefined
  return hour === undefined ? instantAt(addDays(day, 1), 0) : momentOf(written)
}

/** Null where it names no day of the calendar. */
function partsOf(written: unknown): RegExpExecArray | null {
  const parts = typeof written === 'string' ? /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d):(\d\d))?$/.exec(written) : null
  return isShopDate(parts?.[1] ?? '') ? parts : null
}
