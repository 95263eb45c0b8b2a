import type { Language } from './language.ts'
import { days, once } from './once-per-language.ts'

// Formats of tables, mails and printed pages, apart from `format.ts`, which every page of the shop loads: the shop does
// without them.

const typed = once((tag) => new Intl.NumberFormat(tag, { useGrouping: false, maximumFractionDigits: 3 }))
const written = {
  /** `20 nov 2026` */
  medium: days({ dateStyle: 'medium' }),
  /** `20 novembre 2026` */
  long: days({ dateStyle: 'long' }),
  /** `20 nov` */
  short: days({ day: 'numeric', month: 'short' }),
  /** `20 novembre` */
  dayOfMonth: days({ day: 'numeric', month: 'long' }),
  /** `ven 20 nov` */
  shortWithWeekday: days({ weekday: 'short', day: 'numeric', month: 'short' }),
  /** `ven 20 novembre` */
  withShortWeekday: days({ weekday: 'short', day: 'numeric', month: 'long' }),
  /** `venerdì 20 novembre` */
  withWeekday: days({ weekday: 'long', day: 'numeric', month: 'long' }),
}
const years = days({ year: 'numeric' })
const moment = { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const
const moments = days(moment)
const datedMoments = days({ ...moment, year: 'numeric' })
const seconds = days({ timeStyle: 'medium' })

export type DayStyle = keyof typeof written

/** A day in one of the ways they are written, in shop time. */
export const formatDayAs = (style: DayStyle, instant: Date, language: Language): string =>
  written[style](language).format(instant)

/** `sab 22 nov, 10:05`, in shop time; of another year than `now` with the year. */
export function formatMoment(instant: Date, now: Date, language: Language): string {
  const yearOf = (moment: Date) => years(language).format(moment)
  const format = yearOf(instant) === yearOf(now) ? moments : datedMoments
  return format(language).format(instant)
}

/** `10:05:07`, in shop time. */
export const formatTimeToSecond = (instant: Date, language: Language): string => seconds(language).format(instant)

/** `1234,5`, as people type it into a field. */
export const formatTyped = (number: number, language: Language): string => typed(language).format(number)
