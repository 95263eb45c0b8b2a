import { describe, expect, test } from 'vitest'
import type { Locale } from '../visit/locale.ts'
import { formatDay, formatDayParts, formatPrice, formatTime } from './format.ts'

const day = (instant: Date, locale: Locale) => `${formatDay(instant, locale)}, ${formatTime(instant, locale)}`

describe('a moment reads as people say it, in the shop’s own time', () => {
  const begin = new Date('2026-11-22T09:00:00Z')
  test.each([
    ['it', 'dom 22 novembre, 10:00'],
    ['de', 'So. 22. November, 10:00'],
    ['en', 'Sun 22 November, 10:00'],
  ] as const)('%s: %s', (locale, text) => {
    expect(day(begin, locale)).toBe(text)
  })

  test('summer time moves the clock, not the words', () => {
    expect(day(new Date('2026-07-04T08:00:00Z'), 'it')).toBe('sab 4 luglio, 10:00')
  })
})

test.each([
  ['it', { weekday: 'dom', number: '22', month: 'nov' }],
  ['de', { weekday: 'So', number: '22', month: 'Nov' }],
  ['en', { weekday: 'Sun', number: '22', month: 'Nov' }],
] as const)('a day is a weekday, a number and a month in %s', (locale, parts) => {
  const { weekday, number, month } = formatDayParts(new Date('2026-11-22T11:00:00Z'), locale)
  expect({ weekday, number: number.replace('.', ''), month: month.replace('.', '') }).toEqual(parts)
})

describe('prices', () => {
  test.each([
    [199, 'it', '1,99 €'],
    [100000, 'it', '1.000,00 €'],
    [123456789, 'it', '1.234.567,89 €'],
    [100000, 'de', '1.000,00 €'],
    [199, 'en', '€1.99'],
    [100000, 'en', '€1,000.00'],
  ] as const)('%i cents in %s: %s', (cents, locale, text) => {
    expect(formatPrice(cents, locale).replace('\u00a0', ' ')).toBe(text)
  })
})
