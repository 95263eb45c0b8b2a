import { describe, expect, test } from 'vitest'
import {
  isDayLocked,
  isPastProductCutoff,
  leadTimeLimit,
  parseDayLocks,
  parseProductCutoffs,
} from './locks-and-cutoffs.ts'

const sunday = '2026-03-29'
const monday = '2026-03-30'

describe('day locks [delivery-20]', () => {
  test.each([
    ['', []],
    ['1', [{ weekday: 1, periodId: null }]],
    [
      '1 2_4,7_10',
      [
        { weekday: 1, periodId: null },
        { weekday: 2, periodId: 4 },
        { weekday: 7, periodId: 10 },
      ],
    ],
    ['2, 3', [2, 3].map((weekday) => ({ weekday, periodId: null }))],
    ['8 0 x 2_ 3', [{ weekday: 3, periodId: null }]],
  ])('%j is read', (text, locks) => expect(parseDayLocks(text)).toEqual(locks))

  test.each([
    ['the whole day', '1', sunday, 5, true],
    ['another day', '1', monday, 5, false],
    ['the period of the day', '1_5', sunday, 5, true],
    ['another period of the day', '1_5', sunday, 1, false],
    ['nothing locked', '', sunday, 1, false],
  ])('%s', (_, text, date, periodId, locked) => {
    expect(isDayLocked(parseDayLocks(text), date, periodId)).toBe(locked)
  })
})

describe('product cut-offs [delivery-21]', () => {
  test.each([
    ['', []],
    ['1-12', [{ daysBefore: 1, minuteOfDay: 720 }]],
    ['0-9:30', [{ daysBefore: 0, minuteOfDay: 570 }]],
    [
      '1-12 2-18',
      [
        { daysBefore: 1, minuteOfDay: 720 },
        { daysBefore: 2, minuteOfDay: 1080 },
      ],
    ],
    [
      '1_12-3_10:30',
      [
        { daysBefore: 1, minuteOfDay: 720 },
        { daysBefore: 3, minuteOfDay: 630 },
      ],
    ],
    ['1-25 nonsense', []],
  ])('%j is read', (text, cutoffs) => expect(parseProductCutoffs(text)).toEqual(cutoffs))

  test.each([
    ['a minute before noon of the day before', '2026-03-29T09:59:00Z', false],
    ['at noon of the day before', '2026-03-29T10:00:00Z', true],
    ['on the day itself', '2026-03-30T05:00:00Z', true],
  ])('ordered by noon of the day before, %s', (_, now, past) => {
    expect(isPastProductCutoff(parseProductCutoffs('1-12'), monday, new Date(now))).toBe(past)
  })

  test('a product without cut-offs is never too late', () => {
    expect(isPastProductCutoff([], monday, new Date('2030-01-01'))).toBe(false)
  })
})

describe('leadTimeLimit [delivery-28]', () => {
  const now = new Date('2026-03-28T10:00:00Z')
  test.each([
    ['of the slowest product', [0, 48, 24], '2026-03-30T10:00:00.000Z'],
    ['now, without products', [], '2026-03-28T10:00:00.000Z'],
    ['never before now', [-5], '2026-03-28T10:00:00.000Z'],
  ])('%s', (_, hours, limit) => expect(leadTimeLimit(now, hours).toISOString()).toBe(limit))
})
