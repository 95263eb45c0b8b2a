import { useFormatter } from 'use-intl'

/** A number as people type it into a field, in the language of the page: `1,5`. */
export function useTypedNumber(): (value: number) => string {
  const format = useFormatter()
  return (value) => format.number(value, { useGrouping: false, maximumFractionDigits: 3 })
}
