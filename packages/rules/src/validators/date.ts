import { isShopDate, type ShopDate } from '../delivery/shop-calendar.ts'
import { rule, type ValidationMessage } from './verdict.ts'

/** A day that exists, written gg/mm/aaaa. */
export const date = rule((value) => isoDate(value) !== undefined, 'validations.date')

/** The day of a field as `yyyy-mm-dd`, undefined when it is not a day. */
export function isoDate(value: string): string | undefined {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(value)
  if (!match) return undefined
  const iso = `${match[3]}-${match[2]}-${match[1]}`
  return isShopDate(iso) ? iso : undefined
}

type Parts = { day: string; month: string; year: string }

const parts = (day = '', month = '', year = ''): Parts => ({ day, month, year })

/**
 * Day, month and year of a text: the day first, whatever language the page speaks, or the year where it has four
 * digits. Digits alone count as well, since the keypad of some phones has nothing else.
 */
function partsOf(typed: string): Parts | undefined {
  const text = typed.trim().replace(/[/.,\s-]+$/, '')
  const [, ...yearFirst] = /^(\d{4})[/.,\s-]+(\d{1,2})[/.,\s-]+(\d{1,2})$/.exec(text) ?? []
  if (yearFirst.length > 0) return parts(yearFirst[2], yearFirst[1], yearFirst[0])
  const [, ...dayFirst] =
    /^(\d{1,2})[/.,\s-]+(\d{1,2})[/.,\s-]+(\d+)$/.exec(text) ?? /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(text) ?? []
  return dayFirst.length > 0 ? parts(...dayFirst) : undefined
}

const isoOf = ({ day, month, year }: Parts) => `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`

/** The day people mean by what they typed, `yyyy-mm-dd`; undefined where it is none, or its century is a guess. */
export function readDay(typed: string): ShopDate | undefined {
  const read = partsOf(typed)
  if (read === undefined) return undefined
  const iso = isoOf(read)
  return isShopDate(iso) ? iso : undefined
}

/**
 * The fault of a text that is no day; undefined where it is one. A year of two digits is not guessed: 12 is a child or
 * very old.
 */
export function dayFault(typed: string): ValidationMessage | undefined {
  const read = partsOf(typed)
  if (read === undefined) return 'validations.date'
  if (read.year.length !== 4) return 'validations.fourDigitYear'
  return isShopDate(isoOf(read)) ? undefined : 'validations.noSuchDay'
}

/** A day as fields show it, in every language of the shop; any other text stays as it is. */
export function writtenDay(text: string): string {
  return isShopDate(text) ? text.split('-').toReversed().join('/') : text
}

/**
 * A day while it is typed at the end of its field: a slash comes with the digit after it, so that there is none to
 * delete again. Separators that are typed stay. A year typed first looks like day and month until its own separator.
 */
export function withSlashes(typed: string): string {
  const [, century = '', decade = '', rest = ''] =
    /^(\d{2})\/(1[3-9]|[2-9]\d)([/.,\s-])$/.exec(typed) ??
    /^(\d{2})\/(\d{2})([/.,\s-]\d{1,2}[/.,\s-])$/.exec(typed) ??
    []
  if (rest !== '') return `${century}${decade}${rest}`
  const [, day = '', month = '', year = ''] =
    /^(\d{2})(\d{1,2})(\d{0,4})$/.exec(typed) ?? /^(\d{1,2})\/(\d{2})(\d{1,4})$/.exec(typed) ?? []
  if (day === '') return typed
  return [day, month, ...(year === '' ? [] : [year])].join('/')
}
