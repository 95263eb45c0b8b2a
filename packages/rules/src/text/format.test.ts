import { countryName } from './country-name.ts'
import { formatDayAs, formatMoment, formatTyped } from './format-short.ts'
import { formatUnit } from './format-unit.ts'
import { languages } from './language.ts'
import { describe, expect, test } from 'vitest'
import {
  formatDatedDay,
  formatDatedMonth,
  formatDay,
  formatDayParts,
  formatNumber,
  formatPrice,
  formatTime,
  formatWeekday,
  formatWholeDay,
  formatWholePrice,
  pricePartsOf,
} from './format.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('prices', () => {
  test.each([
    [199, 'it', '1,99 €'],
    [1250, 'it', '12,50 €'],
    [100000, 'it', '1.000,00 €'],
    [123450, 'it', '1.234,50 €'],
    [123456789, 'it', '1.234.567,89 €'],
    [-190, 'it', '-1,90 €'],
    [100000, 'de', '1.000,00 €'],
    [123450, 'de', '1.234,50 €'],
    [199, 'en', '€1.99'],
    [123450, 'en', '€1,234.50'],
    [-190, 'en', '-€1.90'],
  ] as const)('%i cents in %s: %s, also in parts [words-1]', (cents, language, text) => {
    expect(plain(formatPrice(cents, language))).toBe(text)
    const parts = pricePartsOf(cents, language)
    expect(plain(parts.map(({ value }) => value).join(''))).toBe(text)
  })
})

test.each([
  [7140, 'it', '71 €'],
  [7150, 'de', '72 €'],
  [7140, 'en', '€71'],
] as const)('%i cents in %s, compared: %s', (cents, language, text) => {
  expect(plain(formatWholePrice(cents, language))).toBe(text)
})

test.each([
  [0.8, 'it', '0,8'],
  [1.2345, 'de', '1,235'],
  [12345, 'it', '12.345'],
  [12345, 'en', '12,345'],
] as const)('the number %d in %s: %s', (number, language, text) => {
  expect(formatNumber(number, language)).toBe(text)
})

describe('a moment reads as people say it, in the shop’s own time', () => {
  const begin = new Date('2026-11-22T09:00:00Z')
  test.each([
    ['it', 'dom 22 novembre, 10:00', 'domenica 22 novembre 2026', 'domenica'],
    ['de', 'So. 22. November, 10:00', 'Sonntag, 22. November 2026', 'Sonntag'],
    ['en', 'Sun 22 November, 10:00', 'Sunday, 22 November 2026', 'Sunday'],
  ] as const)('%s: %s', (language, text, whole, weekday) => {
    expect(`${formatDay(begin, language)}, ${formatTime(begin, language)}`).toBe(text)
    expect(formatWholeDay(begin, language)).toBe(whole)
    expect(formatWeekday(begin, language)).toBe(weekday)
  })

  test.each(languages)('in %s the day begins at midnight of the shop, and hours have two digits', (language) => {
    expect(formatDay(new Date('2026-03-28T23:30:00Z'), language)).toContain('29')
    expect(formatTime(new Date('2026-03-28T23:30:00Z'), language)).toBe('00:30')
    expect(formatTime(new Date('2026-03-29T01:05:00Z'), language)).toBe('03:05')
  })

  test('summer time moves the clock, not the words', () => {
    const summer = new Date('2026-07-04T08:00:00Z')
    expect(`${formatDay(summer, 'it')}, ${formatTime(summer, 'it')}`).toBe('sab 4 luglio, 10:00')
  })
})

test.each([
  ['it', { weekday: 'dom', number: '22', month: 'nov' }],
  ['de', { weekday: 'So', number: '22', month: 'Nov' }],
  ['en', { weekday: 'Sun', number: '22', month: 'Nov' }],
] as const)('a day is a weekday, a number and a month in %s [words-3]', (language, parts) => {
  const { weekday, number, month } = formatDayParts(new Date('2026-11-22T11:00:00Z'), language)
  expect({ weekday, number: number.replace('.', ''), month: month.replace('.', '') }).toEqual(parts)
})

test.each([
  ['it', '05 gen 2027'],
  ['de', '05 Jan 2027'],
  ['en', '05 Jan 2027'],
] as const)('the last day of a voucher is DD MMM YYYY in %s [vouchers-23]', (language, text) => {
  expect(formatDatedDay(new Date('2027-01-05T11:00:00Z'), language)).toBe(text)
})

test('a month is written with its year', () => {
  const written = languages.map((language) => formatDatedMonth(new Date('2026-11-30T23:30:00Z'), language))
  expect(written).toEqual(['dicembre 2026', 'Dezember 2026', 'December 2026'])
})

test.each([
  ['it', '5 dic 2026', '5 dicembre', 'sab 5 dicembre', 'sab 5 dic, 10:05', 'sab 5 dic 2026, 10:05'],
  ['de', '05.12.2026', '5. Dezember', 'Sa., 5. Dezember', 'Sa., 5. Dez., 10:05', 'Sa., 5. Dez. 2026, 10:05'],
  ['en', '5 Dec 2026', '5 December', 'Sat 5 December', 'Sat 5 Dec, 10:05', 'Sat, 5 Dec 2026, 10:05'],
] as const)(
  'tables, mails and printed pages write days and moments in the way of %s [format-1]',
  (language, ...texts) => {
    const moment = new Date('2026-12-05T09:05:00Z')
    expect([
      formatDayAs('medium', moment, language),
      formatDayAs('dayOfMonth', moment, language),
      formatDayAs('withShortWeekday', moment, language),
      formatMoment(moment, moment, language),
      formatMoment(moment, new Date('2027-01-02'), language),
    ]).toEqual(texts)
  },
)

test.each([
  ['it', '1,3 km', '48 kB', '15 minuti', 'Germania', '1234,5'],
  ['de', '1,3 km', '48 kB', '15 Minuten', 'Deutschland', '1234,5'],
  ['en', '1.3 km', '48 kB', '15 minutes', 'Germany', '1234.5'],
] as const)(
  'distances, sizes, times, countries and typed numbers are written in the way of %s [format-2]',
  (language, ...texts) => {
    expect(
      [
        formatUnit(1.25, 'kilometer', language, { maximumFractionDigits: 1 }),
        formatUnit(48, 'kilobyte', language),
        formatUnit(15, 'minute', language, { unitDisplay: 'long' }),
        countryName('DE', language),
        formatTyped(1234.5, language),
      ].map(plain),
    ).toEqual(texts)
  },
)
