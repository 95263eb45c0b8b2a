import { euroFormat } from '@bottega/ui/components/text/price-parts.ts'
import { shopTimeZone as timeZone } from '@bottega/rules/delivery/shop-time-zone.ts'
import type { Locale } from '../visit/locale.ts'

/** English is written the European way: day before month. */
const tags: Record<Locale, string> = { it: 'it', de: 'de', en: 'en-GB' }

/** `1,99 €`, from whole cents. */
export function formatPrice(cents: number, locale: Locale): string {
  return euroFormat(tags[locale]).format(cents / 100)
}

/** `1,99 €`, from an amount of the wire, which is in euro. */
export function formatEuros(euros: number, locale: Locale): string {
  return formatPrice(Math.round(euros * 100), locale)
}

/** `0,8` or `1.234`, with at most three decimals. */
export function formatNumber(number: number, locale: Locale): string {
  return new Intl.NumberFormat(tags[locale], { maximumFractionDigits: 3 }).format(number)
}

/** `sab 22 novembre`, in shop time. */
export function formatDay(instant: Date, locale: Locale): string {
  const parts = new Intl.DateTimeFormat(tags[locale], { weekday: 'short', day: 'numeric', month: 'long', timeZone })
    .formatToParts(instant)
    .filter((part) => part.type !== 'literal')
  return parts.map((part) => (part.type === 'day' && locale === 'de' ? `${part.value}.` : part.value)).join(' ')
}

/** Noon of a day of the shop's calendar, `2026-03-29`: the same day in shop time however the clocks stand. */
export const noonOfShopDay = (day: string) => new Date(`${day}T12:00:00Z`)

/** The parts of a day on a calendar sheet, in shop time: `sab`, `22`, `nov`. */
export function formatDayParts(instant: Date, locale: Locale): { weekday: string; number: string; month: string } {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tags[locale], { ...options, timeZone }).format(instant)
  return { weekday: part({ weekday: 'short' }), number: part({ day: 'numeric' }), month: part({ month: 'short' }) }
}

/** `sabato`; weekdays count from 1, Sunday, as in the protocol. */
export function formatWeekday(weekday: number, locale: Locale): string {
  // 1 January 2023 was a Sunday.
  const day = new Date(Date.UTC(2023, 0, weekday, 12))
  return new Intl.DateTimeFormat(tags[locale], { weekday: 'long', timeZone }).format(day)
}

/** `10:00`, in shop time. */
export function formatTime(instant: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(tags[locale], {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(instant)
}
