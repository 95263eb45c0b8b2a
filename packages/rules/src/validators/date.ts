import { isShopDate } from '../delivery/shop-calendar.ts'
import { rule } from './verdict.ts'

/** A day that exists, written gg/mm/aaaa. */
export const date = rule((value) => isoDate(value) !== undefined, 'validations.date')

/** The day of a field as `yyyy-mm-dd`, undefined when it is not a day. */
export function isoDate(value: string): string | undefined {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(value)
  if (!match) return undefined
  const iso = `${match[3]}-${match[2]}-${match[1]}`
  return isShopDate(iso) ? iso : undefined
}
