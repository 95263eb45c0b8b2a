import { isShopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import { useDay } from '../../lib/format/use-day.ts'

/**
 * The content of a field, days in words. An answer does not say what kind its fields were, for the form may have
 * changed since; only a field for a day stores one as `yyyy-mm-dd`, and who typed one meant that day.
 */
export function useValueText(): (value: string) => string {
  const day = useDay()
  return (value) => (isShopDate(value) ? day(value) : value)
}
