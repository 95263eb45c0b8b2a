import { addDays, shopClock, type ShopDate, weekdayOf } from '../delivery/shop-calendar.ts'

/**
 * Hours of a weekday, 1 Sunday to 7 Saturday, written `HH:MM` in shop time. A split day is two of them; hours that end
 * before they begin go past midnight. (Content and discovery, section 3)
 */
export interface WeeklyHours {
  readonly beginWeekDay: number
  readonly beginHour: string
  readonly endHour: string
}

/**
 * Hours of certain days in the place of the weekly ones: holidays, summer. Those that end as they begin mean closed.
 */
export interface CustomHours {
  readonly beginDate: ShopDate
  readonly endDate: ShopDate
  readonly beginHour: string
  readonly endHour: string
}

export interface OpeningHours<Custom extends CustomHours = CustomHours> {
  readonly default: readonly WeeklyHours[]
  readonly custom: readonly Custom[]
}

export type OpeningWindow = Pick<WeeklyHours, 'beginHour' | 'endHour'>

export interface OpeningDay<Custom extends CustomHours = CustomHours> {
  readonly date: ShopDate
  /** In order; none is a closed day. */
  readonly windows: readonly OpeningWindow[]
  /** The special hours in the place of the weekly ones. */
  readonly custom: Custom | undefined
}

/** A text of the wire as minutes since midnight; `24:00` ends the day. */
export function minuteOf(hour: string): number {
  const [hours = 0, minutes = 0] = hour.split(':').map(Number)
  return hours * 60 + minutes
}

const lasts = ({ beginHour, endHour }: OpeningWindow) => minuteOf(beginHour) !== minuteOf(endHour)
const byBegin = (one: OpeningWindow, other: OpeningWindow) => minuteOf(one.beginHour) - minuteOf(other.beginHour)

/** The hours of one day. */
export function openingDay<Custom extends CustomHours>(
  date: ShopDate,
  hours: OpeningHours<Custom>,
): OpeningDay<Custom> {
  const custom = hours.custom.filter(({ beginDate, endDate }) => beginDate <= date && date <= endDate)
  const rules =
    custom.length > 0 ? custom : hours.default.filter(({ beginWeekDay }) => beginWeekDay === weekdayOf(date))
  const windows = rules
    .filter(lasts)
    .map(({ beginHour, endHour }) => ({ beginHour, endHour }))
    .toSorted(byBegin)
  return { date, windows, custom: custom[0] }
}

/** True when special hours close a whole day, such as a holiday; the weekly hours say nothing about deliveries. */
export function isClosedOn(date: ShopDate, custom: readonly CustomHours[]): boolean {
  const { custom: special, windows } = openingDay(date, { default: [], custom })
  return special !== undefined && windows.length === 0
}

/** The days from a date on, for a table of the week. */
export function openingDays<Custom extends CustomHours>(
  from: ShopDate,
  count: number,
  hours: OpeningHours<Custom>,
): OpeningDay<Custom>[] {
  return Array.from({ length: count }, (_, index) => openingDay(addDays(from, index), hours))
}

export type OpeningState =
  | { readonly open: true; readonly until: string }
  | { readonly open: false; readonly next: { readonly date: ShopDate; readonly beginHour: string } | undefined }

/** Further ahead no opening is announced: a store closed for longer says nothing. */
const daysAhead = 14

const passesMidnight = ({ beginHour, endHour }: OpeningWindow) => minuteOf(endHour) < minuteOf(beginHour)

/**
 * True when a store is open at an instant by all of its hours of the day: both halves of a split day, holidays, and the
 * hours of yesterday that go past midnight. This is the reading that is shown to people; the other, by the first hours
 * of the list alone, is `fromNowOn`.
 */
export function openingState(now: Date, hours: OpeningHours): OpeningState {
  const { date, minuteOfDay } = shopClock(now)
  const late = openingDay(addDays(date, -1), hours).windows.find(
    (window) => passesMidnight(window) && minuteOfDay < minuteOf(window.endHour),
  )
  if (late !== undefined) return { open: true, until: late.endHour }
  const { windows } = openingDay(date, hours)
  const current = windows.find(
    (window) =>
      minuteOf(window.beginHour) <= minuteOfDay && (passesMidnight(window) || minuteOfDay < minuteOf(window.endHour)),
  )
  if (current !== undefined) return { open: true, until: current.endHour }
  return { open: false, next: nextOpening(date, minuteOfDay, hours) }
}

function nextOpening(date: ShopDate, minuteOfDay: number, hours: OpeningHours) {
  for (const day of openingDays(date, daysAhead, hours)) {
    const window = day.windows.find(({ beginHour }) => day.date > date || minuteOf(beginHour) > minuteOfDay)
    if (window !== undefined) return { date: day.date, beginHour: window.beginHour }
  }
  return undefined
}

/**
 * The weekly hours in the order in which they come: those in force first, else the next to begin. Clients of the
 * protocol call a store open "by the current time against the first default service hours (else the first custom
 * ones)" (Content and discovery, section 2). In a list that always begins with Monday morning this is wrong in the
 * afternoon of a split day and on a Sunday with its own hours; in this order both readings agree on every day that has
 * weekly hours and no custom ones.
 */
export function fromNowOn<Weekly extends WeeklyHours>(now: Date, weekly: readonly Weekly[]): Weekly[] {
  const { date, minuteOfDay } = shopClock(now)
  const minutesUntilBegin = (rule: WeeklyHours) => {
    const days = (rule.beginWeekDay - weekdayOf(date) + 7) % 7
    const length = (minuteOf(rule.endHour) - minuteOf(rule.beginHour) + 1440) % 1440 || 1440
    const begins = days * 1440 + minuteOf(rule.beginHour) - minuteOfDay
    // A week ago the same hours began: they may still be in force.
    const lastWeek = begins - 7 * 1440
    if (lastWeek + length > 0) return lastWeek
    return begins + length > 0 ? begins : begins + 7 * 1440
  }
  return weekly.toSorted((one, other) => minutesUntilBegin(one) - minutesUntilBegin(other))
}
