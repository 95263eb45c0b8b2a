import { formatPrice, formatWeekday as weekdayOf } from '@bottega/rules/text/format.ts'
import type { Language } from '@bottega/rules/text/language.ts'

/** `1,99 €`, from an amount of the wire, which is in euro. */
export const formatEuros = (euros: number, locale: Language): string => formatPrice(Math.round(euros * 100), locale)

/** Noon of a day of the shop's calendar, `2026-03-29`: the same day in shop time however the clocks stand. */
export const noonOfShopDay = (day: string) => new Date(`${day}T12:00:00Z`)

/** `sabato`; weekdays count from 1, Sunday, as in the protocol: 1 January 2023 was one. */
export const formatWeekday = (weekday: number, locale: Language): string =>
  weekdayOf(new Date(Date.UTC(2023, 0, weekday, 12)), locale)
