import type { Language } from './language.ts'
import { days, once } from './once-per-language.ts'

const numbers = once((tag) => new Intl.NumberFormat(tag, { maximumFractionDigits: 3 }))
const grams = once((tag) => new Intl.NumberFormat(tag, { minimumFractionDigits: 3, maximumFractionDigits: 3 }))
// Grouping is always on: Italian would otherwise write 1234,00 without its point.
const euros = once((tag) => new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR', useGrouping: 'always' }))
const wholeEuros = once(
  (tag) => new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }),
)
const shortDays = days({ weekday: 'short', day: 'numeric', month: 'long' })
const wholeDays = days({ dateStyle: 'full' })
const weekdays = days({ weekday: 'long' })
const shortWeekdays = days({ weekday: 'short' })
const daysOfMonth = days({ day: 'numeric' })
const datedDays = days({ day: '2-digit', month: 'short', year: 'numeric' })
const datedMonths = days({ month: 'long', year: 'numeric' })
const shortMonths = days({ month: 'short' })
const times = days({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })

/** `1,99 €` or `1.234,50 €`, from whole cents. */
export const formatPrice = (cents: number, language: Language): string => euros(language).format(cents / 100)

/** `71 €`, from cents: where a figure is compared and not paid. */
export const formatWholePrice = (cents: number, language: Language): string => wholeEuros(language).format(cents / 100)

/** The parts of a price, for those who draw them in different sizes. */
export const pricePartsOf = (cents: number, language: Language): Intl.NumberFormatPart[] =>
  euros(language).formatToParts(cents / 100)

/** `0,8` or `1.234`, with at most three decimals. */
export const formatNumber = (number: number, language: Language): string => numbers(language).format(number)

/** `0,920 kg`, to the gram as a scale says it; whole kilograms without decimals. */
export const formatWeight = (kilograms: number, language: Language): string =>
  `${(Number.isInteger(kilograms) ? numbers : grams)(language).format(kilograms)} kg`

/** `sab 22 novembre`, in shop time. */
export function formatDay(instant: Date, language: Language): string {
  const parts = shortDays(language)
    .formatToParts(instant)
    .filter((part) => part.type !== 'literal')
  return parts.map((part) => (part.type === 'day' && language === 'de' ? `${part.value}.` : part.value)).join(' ')
}

/** `sabato 22 novembre 2025`, in shop time. */
export const formatWholeDay = (instant: Date, language: Language): string => wholeDays(language).format(instant)

/** The parts of a day on a calendar sheet, in shop time: `sab`, `22`, `nov`. */
export const formatDayParts = (instant: Date, language: Language) => ({
  weekday: shortWeekdays(language).format(instant),
  number: daysOfMonth(language).format(instant),
  month: shortMonths(language).format(instant),
})

/** `novembre 2026`, in shop time. */
export const formatDatedMonth = (instant: Date, language: Language): string => datedMonths(language).format(instant)

/** `05 gen 2027`, in shop time: DD MMM YYYY. (Content and discovery, section 9) */
export function formatDatedDay(instant: Date, language: Language): string {
  const parts = datedDays(language).formatToParts(instant)
  const words = parts.filter(({ type }) => type !== 'literal').map(({ value }) => value.replace(/\.$/, ''))
  return words.join(' ')
}

/** `sabato`, in shop time. */
export const formatWeekday = (instant: Date, language: Language): string => weekdays(language).format(instant)

/** `10:00`, in shop time. */
export const formatTime = (instant: Date, language: Language): string => times(language).format(instant)
