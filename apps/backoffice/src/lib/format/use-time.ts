import { formatTime } from '@bottega/rules/text/format.ts'
import { useLocale } from 'use-intl'

/** The time of a moment by the shop's clock: `10:05`. */
export function useTime(): (moment: Date | number) => string {
  const language = useLocale()
  return (moment) => formatTime(new Date(moment), language)
}
