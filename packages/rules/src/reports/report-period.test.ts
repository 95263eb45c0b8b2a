import { expect, test } from 'vitest'
import { daysOf, daysOfMonth, periodOf, reportPeriods } from './report-period.ts'

test('a period by name is whole days, weeks from Monday and whole months [reports-1]', () => {
  // A Sunday, the first of a month and of the days after the clocks changed.
  const days = (today: string) => reportPeriods.map((period) => Object.values(daysOf(period, today)).join(' '))
  expect(days('2026-03-01')).toEqual([
    '2026-03-01 2026-03-01',
    '2026-02-28 2026-02-28',
    '2026-02-23 2026-03-01',
    '2026-02-16 2026-02-22',
    '2026-03-01 2026-03-31',
    '2026-02-01 2026-02-28',
  ])
  expect(days('2028-01-31').slice(4)).toEqual(['2028-01-01 2028-01-31', '2027-12-01 2027-12-31'])
  expect(daysOfMonth('2028-02')).toEqual({ from: '2028-02-01', until: '2028-02-29' })
})

test('days that are a period by name have its name, the shortest first', () => {
  expect(periodOf({ from: '2026-11-16', until: '2026-11-22' }, '2026-11-18')).toBe('thisWeek')
  expect(periodOf({ from: '2026-11-16', until: '2026-11-21' }, '2026-11-18')).toBeUndefined()
})
