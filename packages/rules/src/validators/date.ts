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

/**
 * A day as people type it, written gg/mm/aaaa: with dots or dashes, without leading zeros, or in digits alone, since the
 * keypad of some phones has nothing else. Any other text stays as it is.
 */
export function tidyDate(typed: string): string {
  const text = typed.trim()
  const parts = /^(\d{1,2})[/. -]+(\d{1,2})[/. -]+(\d{4})$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(text)
  if (parts === null) return text
  const [, day = '', month = '', year = ''] = parts
  return `${day.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`
}
