import { useFormatter } from 'use-intl'

/** A moment in the shop's calendar, short: `sab 22 nov, 10:05`. */
export function useWhen(): (instant: string) => string {
  const format = useFormatter()
  return (instant) =>
    format.dateTime(new Date(instant), {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      hour: '2-digit',
      minute: '2-digit',
    })
}
