import { formatDayParts, formatWeekday } from '@bottega/rules/text/format.ts'
import { useLocale } from 'use-intl'

/** `lunedì` of 1, `domenica` of 7; short `lun`. */
export function useWeekday(): (weekday: number, length?: 'long' | 'short') => string {
  const language = useLocale()
  return (weekday, length = 'long') => {
    // The first of January 2024 was a Monday.
    const day = new Date(Date.UTC(2024, 0, weekday, 12))
    return length === 'long' ? formatWeekday(day, language) : formatDayParts(day, language).weekday
  }
}

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const
