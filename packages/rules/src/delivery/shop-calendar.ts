import { shopTimeZone } from './shop-time-zone.ts'

/** A day of the shop's calendar, `2026-03-29`. */
export type ShopDate = string

export interface ShopClock {
  readonly date: ShopDate
  readonly minuteOfDay: number
}

const minuteInMs = 60_000
const dayInMs = 24 * 60 * minuteInMs

const romeFormat = new Intl.DateTimeFormat('en-GB', {
  timeZone: shopTimeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

/** The local time of a minute never changes, and requests ask for few of them again and again. */
const knownMinutes = new Map<number, ShopClock>()
const mostMinutes = 2_000

/** Day and minute the shop's clock shows at an instant. */
export function shopClock(instant: Date): ShopClock {
  const minute = Math.floor(instant.getTime() / minuteInMs)
  const known = knownMinutes.get(minute)
  if (known !== undefined) return known
  const read = readClock(instant)
  if (knownMinutes.size >= mostMinutes) knownMinutes.clear()
  knownMinutes.set(minute, read)
  return read
}

function readClock(instant: Date): ShopClock {
  const parts = new Map(romeFormat.formatToParts(instant).map(({ type, value }) => [type, value]))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? ''
  return {
    date: `${part('year')}-${part('month')}-${part('day')}`,
    minuteOfDay: Number(part('hour')) * 60 + Number(part('minute')),
  }
}

export function shopDate(instant: Date): ShopDate {
  return shopClock(instant).date
}

/**
 * Instant at which the shop's clock shows a minute of a day. The hour skipped in March becomes the one after it; of the
 * hour repeated in October the first is meant.
 */
export function instantAt(date: ShopDate, minuteOfDay: number): Date {
  const wallTime = utcMidnight(date) + minuteOfDay * minuteInMs
  const summer = wallTime - 2 * 60 * minuteInMs
  const winter = wallTime - 60 * minuteInMs
  return new Date(wallTimeAt(summer) === wallTime ? summer : winter)
}

/** A day's timestamp is its noon: no change of clocks or of time zone can move noon into another day. */
export function noonOf(date: ShopDate): Date {
  return instantAt(date, 12 * 60)
}

export function addDays(date: ShopDate, days: number): ShopDate {
  return new Date(utcMidnight(date) + days * dayInMs).toISOString().slice(0, 10)
}

/** Whole days from one date to another, negative when `to` is earlier. */
export function daysBetween(from: ShopDate, to: ShopDate): number {
  return (utcMidnight(to) - utcMidnight(from)) / dayInMs
}

/**
 * Day of the week, 1 Sunday to 7 Saturday: the numbering of service hours. Day locks name weekdays without saying how
 * they count (Monday first is the other reading); one numbering serves both.
 */
export function weekdayOf(date: ShopDate): number {
  return new Date(utcMidnight(date)).getUTCDay() + 1
}

/** The first day of the week that holds a day; weeks begin on Monday. */
export const mondayOf = (day: ShopDate): ShopDate => addDays(day, -((weekdayOf(day) + 5) % 7))

/** True when a text is a day that exists, written `yyyy-mm-dd`. */
export function isShopDate(text: string): text is ShopDate {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const instant = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text)
}

function utcMidnight(date: ShopDate): number {
  return Date.parse(`${date}T00:00:00Z`)
}

function wallTimeAt(instantMs: number): number {
  const { date, minuteOfDay } = shopClock(new Date(instantMs))
  return utcMidnight(date) + minuteOfDay * minuteInMs
}

/** So many months up to the one of a day, oldest first: `2026-11`. */
export function monthsUntil(today: ShopDate, count: number): readonly string[] {
  const [year = 0, month = 1] = today.split('-').map(Number)
  const last = year * 12 + month - 1
  return Array.from({ length: count }, (_month, index) => {
    const number = last - count + 1 + index
    return `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`
  })
}

/** A minute of the day on the shop's clock: 510 is `08:30`, the end of the day `24:00`. */
export const clockOfMinute = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
