import { addDays, type ShopDate, weekdayOf } from '../delivery/shop-calendar.ts'

/** Days every year closes offices all over Italy, month and day; the fourth of October since 2026. */
const fixedHolidays = new Set([
  '01-01',
  '01-06',
  '04-25',
  '05-01',
  '06-02',
  '08-15',
  '11-01',
  '12-08',
  '12-25',
  '12-26',
])
const saintFrancis = { day: '10-04', since: 2026 }
const saturday = 7
const sunday = 1

/** Easter Sunday of the Gregorian calendar, by the anonymous algorithm of 1876. */
export function easterOf(year: number): ShopDate {
  const golden = year % 19
  const century = Math.floor(year / 100)
  const yearOfCentury = year % 100
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(yearOfCentury / 4) - epact - (yearOfCentury % 4)) % 7
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const days = epact + weekday - 7 * shift + 114
  const two = (number: number) => String(number).padStart(2, '0')
  return `${year}-${two(Math.floor(days / 31))}-${two((days % 31) + 1)}`
}

/** A day on which offices in Italy are closed though it is no weekend. */
export function isHoliday(date: ShopDate): boolean {
  const year = Number(date.slice(0, 4))
  const monthAndDay = date.slice(5)
  if (fixedHolidays.has(monthAndDay)) return true
  if (monthAndDay === saintFrancis.day && year >= saintFrancis.since) return true
  return date === addDays(easterOf(year), 1)
}

export function isWorkingDay(date: ShopDate): boolean {
  const weekday = weekdayOf(date)
  return weekday !== saturday && weekday !== sunday && !isHoliday(date)
}

/** The so many-th working day after a day, which itself does not count. */
export function addWorkingDays(date: ShopDate, count: number): ShopDate {
  let day = date
  for (let left = count; left > 0; left -= isWorkingDay(day) ? 1 : 0) day = addDays(day, 1)
  return day
}
