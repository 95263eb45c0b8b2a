import { formatMoment } from '@bottega/rules/text/format-short.ts'
import { useLocale } from 'use-intl'

/** A moment in the shop's calendar, short: `sab 22 nov, 10:05`; of another year with the year. */
export function useWhen(): (instant: string) => string {
  const language = useLocale()
  return (instant) => formatMoment(new Date(instant), new Date(), language)
}
