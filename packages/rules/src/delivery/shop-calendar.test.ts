import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  clockOfMinute,
  addDays,
  daysBetween,
  instantAt,
  isShopDate,
  monthsUntil,
  noonOf,
  shopClock,
  shopDate,
  weekdayOf,
} from './shop-calendar.ts'

describe('the clock of the shop', () => {
  test.each([
    ['in winter', '2026-01-15T22:30:00Z', '2026-01-15', 23 * 60 + 30],
    ['after midnight in Italy, before it in London', '2026-01-15T23:30:00Z', '2026-01-16', 30],
    ['in summer', '2026-07-15T22:30:00Z', '2026-07-16', 30],
    ['the minute before clocks go forward', '2026-03-29T00:59:00Z', '2026-03-29', 119],
    ['the minute they do', '2026-03-29T01:00:00Z', '2026-03-29', 180],
    ['midnight is minute 0', '2026-01-14T23:00:00Z', '2026-01-15', 0],
  ])('%s', (_, instant, date, minuteOfDay) => {
    expect(shopClock(new Date(instant))).toEqual({ date, minuteOfDay })
    expect(shopDate(new Date(instant))).toBe(date)
  })
})

describe('instantAt', () => {
  test.each([
    ['a winter morning', '2026-01-15', 540, '2026-01-15T08:00:00.000Z'],
    ['a summer morning', '2026-07-15', 540, '2026-07-15T07:00:00.000Z'],
    ['the hour skipped in March is the one after it', '2026-03-29', 150, '2026-03-29T01:30:00.000Z'],
    ['the hour repeated in October is the first', '2026-10-25', 150, '2026-10-25T00:30:00.000Z'],
    ['midnight at the end of a day', '2026-01-15', 1440, '2026-01-15T23:00:00.000Z'],
  ])('%s', (_, date, minute, instant) => expect(instantAt(date, minute).toISOString()).toBe(instant))

  test('noon of any day shows noon of that day', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), (days) => {
        const date = addDays('2000-01-01', days)
        expect(shopClock(noonOf(date))).toEqual({ date, minuteOfDay: 720 })
      }),
    )
  })
})

describe('days', () => {
  test.each([
    ['2026-02-28', 1, '2026-03-01'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2026-03-29', 1, '2026-03-30'],
    ['2026-01-01', -1, '2025-12-31'],
  ])('%s and %i is %s', (from, days, to) => {
    expect(addDays(from, days)).toBe(to)
    expect(daysBetween(from, to)).toBe(days)
  })

  test.each([
    ['2026-03-29', 1],
    ['2026-03-30', 2],
    ['2026-04-04', 7],
  ])('%s is weekday %i, counted from Sunday 1 to Saturday 7', (date, weekday) => expect(weekdayOf(date)).toBe(weekday))

  test.each([
    ['2026-02-28', true],
    ['2026-02-29', false],
    ['2026-13-01', false],
    ['2026-1-1', false],
    ['', false],
  ])('%j exists: %s', (text, exists) => expect(isShopDate(text)).toBe(exists))
})

test('months go back over the turn of a year', () => {
  expect(monthsUntil('2026-02-28', 4)).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
  expect(monthsUntil('2026-12-01', 1)).toEqual(['2026-12'])
})

test.each([
  [0, '00:00'],
  [510, '08:30'],
  [1440, '24:00'],
])('minute %i of a day is %s on the clock', (minute, clock) => {
  expect(clockOfMinute(minute)).toBe(clock)
})
