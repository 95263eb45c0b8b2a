import { useFormatter } from 'use-intl'

/** A day of the shop's calendar in words: `20 nov 2026`. */
export function useDay(): (date: string) => string {
  const format = useFormatter()
  // Noon is that day in every time zone of the shop.
  return (date) => format.dateTime(new Date(`${date}T12:00:00Z`), { dateStyle: 'medium' })
}
