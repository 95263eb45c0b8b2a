import { describe, expect, test } from 'vitest'
import { approvalDays, canDecide } from './account-state.ts'
import { addWorkingDays, easterOf, isHoliday, isWorkingDay } from './working-days.ts'

test.each([
  [2000, '2000-04-23'],
  [2024, '2024-03-31'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
])('Easter of %i is %s', (year, day) => expect(easterOf(year)).toBe(day))

describe('offices in Italy', () => {
  test.each(['2026-04-06', '2026-04-25', '2026-06-02', '2026-08-15', '2026-10-04', '2026-12-08', '2027-03-29'])(
    'are closed on %s',
    (day) => expect(isHoliday(day)).toBe(true),
  )

  test.each(['2025-10-04', '2026-04-03', '2026-11-04', '2026-12-24'])('are not closed by law on %s', (day) =>
    expect(isHoliday(day)).toBe(false),
  )

  test.each(['2026-11-21', '2026-11-22'])('rest at the weekend: %s', (day) => expect(isWorkingDay(day)).toBe(false))
})

test.each([
  ['2026-11-23', 1, '2026-11-24'],
  ['2026-11-20', 1, '2026-11-23'],
  ['2026-12-04', 4, '2026-12-11'],
  ['2026-12-23', 4, '2026-12-30'],
])('%s and %i working days are %s', (day, count, end) => expect(addWorkingDays(day, count)).toBe(end))

describe('the approval of a business account', () => {
  test('takes one to four working days of the Italian calendar [registration-4]', () => {
    // A Friday evening in Rome before the Immaculate Conception.
    expect(approvalDays(new Date('2026-12-04T22:30:00Z'))).toEqual({ soonest: '2026-12-07', latest: '2026-12-11' })
    expect(approvalDays(new Date('2026-12-04T23:30:00Z'))).toEqual({ soonest: '2026-12-07', latest: '2026-12-11' })
  })

  test.each([
    ['waiting', 'approved', true],
    ['waiting', 'rejected', true],
    ['rejected', 'approved', true],
    ['approved', 'rejected', true],
    ['approved', 'approved', false],
    ['rejected', 'rejected', false],
    ['approved', 'waiting', false],
  ] as const)('goes from %s to %s: %s', (from, to, may) => expect(canDecide(from, to)).toBe(may))
})
