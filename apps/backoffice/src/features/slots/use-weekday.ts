import { useFormatter } from 'use-intl'

/** A day of the week by its number, 1 Monday … 7 Sunday: `lunedì`. */
export function useWeekday(): (weekday: number) => string {
  const format = useFormatter()
  // The first of January 2024 was a Monday.
  return (weekday) => format.dateTime(new Date(Date.UTC(2024, 0, weekday, 12)), { weekday: 'long' })
}
