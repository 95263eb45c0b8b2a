import { useFormatter } from 'use-intl'

/** A moment in the shop's calendar, short: `sab 22 nov, 10:05`; of another year with the year. */
export function useWhen(): (instant: string) => string {
  const format = useFormatter()
  const yearOf = (moment: Date) => format.dateTime(moment, { year: 'numeric' })
  return (instant) => {
    const moment = new Date(instant)
    return format.dateTime(moment, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      ...(yearOf(moment) !== yearOf(new Date()) && { year: 'numeric' }),
      hour: '2-digit',
      minute: '2-digit',
    })
  }
}
