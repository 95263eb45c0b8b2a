import { type DateTimeFormatOptions, useFormatter } from 'use-intl'

/** A day of the shop's calendar in words: `20 nov 2026`, or in another style. */
export function useDay(): (date: string, style?: DateTimeFormatOptions) => string {
  const format = useFormatter()
  // Noon is that day in every time zone of the shop.
  return (date, style = { dateStyle: 'medium' }) => format.dateTime(new Date(`${date}T12:00:00Z`), style)
}
