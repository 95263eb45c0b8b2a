import { formatTyped } from '@bottega/rules/text/format-short.ts'
import { useLocale } from 'use-intl'

/** A number as people type it into a field, in the language of the page: `1,5`. */
export function useTypedNumber(): (value: number) => string {
  const language = useLocale()
  return (value) => formatTyped(value, language)
}
