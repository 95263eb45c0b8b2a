import { formatNumber } from '@bottega/rules/text/format.ts'
import { useLocale } from 'use-intl'

/** A number in the language of the page: `1.234,5`. */
export function useNumber(): (value: number) => string {
  const language = useLocale()
  return (value) => formatNumber(value, language)
}
