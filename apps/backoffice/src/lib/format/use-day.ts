import { noonOf } from '@bottega/rules/delivery/shop-calendar.ts'
import { type DayStyle, formatDayAs } from '@bottega/rules/text/format-short.ts'
import { useLocale } from 'use-intl'

/** A day of the shop's calendar in words: `20 nov 2026`, or in another style. */
export function useDay(): (date: string, style?: DayStyle) => string {
  const language = useLocale()
  return (date, style = 'medium') => formatDayAs(style, noonOf(date), language)
}
