import { useFormatter } from 'use-intl'

/** `lunedì` of 1, `domenica` of 7; short `lun`. */
export function useWeekday(): (weekday: number, length?: 'long' | 'short') => string {
  const format = useFormatter()
  // The first of January 2024 was a Monday.
  return (weekday, length = 'long') => format.dateTime(new Date(Date.UTC(2024, 0, weekday, 12)), { weekday: length })
}

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
