import { describe, expect, test } from 'vitest'
import { instantAt } from '../delivery/shop-calendar.ts'
import { fromNowOn, minuteOf, openingDay, type OpeningHours, openingState, type WeeklyHours } from './opening-hours.ts'
import { contactHoursText, readContactHours } from './contact-hours.ts'

const monday = 2
const sunday = 1
const week = (beginHour: string, endHour: string): WeeklyHours[] =>
  [2, 3, 4, 5, 6, 7].map((beginWeekDay) => ({ beginWeekDay, beginHour, endHour }))

const split: OpeningHours = {
  default: [
    ...week('08:30', '13:00'),
    ...week('15:30', '19:30'),
    { beginWeekDay: sunday, beginHour: '09:00', endHour: '12:30' },
  ],
  custom: [
    { beginDate: '2026-12-24', endDate: '2026-12-24', beginHour: '08:30', endHour: '17:00' },
    { beginDate: '2026-12-25', endDate: '2026-12-26', beginHour: '00:00', endHour: '00:00' },
  ],
}

const at = (date: string, hour: string) => instantAt(date, minuteOf(hour))

describe('a store with a split day', () => {
  test.each([
    ['2026-11-23', '08:29', { open: false, next: { date: '2026-11-23', beginHour: '08:30' } }],
    ['2026-11-23', '08:30', { open: true, until: '13:00' }],
    ['2026-11-23', '12:59', { open: true, until: '13:00' }],
    ['2026-11-23', '13:00', { open: false, next: { date: '2026-11-23', beginHour: '15:30' } }],
    ['2026-11-23', '18:00', { open: true, until: '19:30' }],
    ['2026-11-23', '19:30', { open: false, next: { date: '2026-11-24', beginHour: '08:30' } }],
    ['2026-11-22', '11:00', { open: true, until: '12:30' }],
    ['2026-11-22', '16:00', { open: false, next: { date: '2026-11-23', beginHour: '08:30' } }],
  ])('on %s at %s [locator-1]', (date, hour, state) => {
    expect(openingState(at(date, hour), split)).toEqual(state)
  })
})

describe('custom hours take the place of the weekly ones', () => {
  test.each([
    ['2026-12-24', '14:00', { open: true, until: '17:00' }],
    ['2026-12-24', '17:00', { open: false, next: { date: '2026-12-27', beginHour: '09:00' } }],
    ['2026-12-25', '10:00', { open: false, next: { date: '2026-12-27', beginHour: '09:00' } }],
    ['2026-12-27', '10:00', { open: true, until: '12:30' }],
  ])('on %s at %s [locator-2]', (date, hour, state) => {
    expect(openingState(at(date, hour), split)).toEqual(state)
  })

  test('and a day says which they were', () => {
    expect(openingDay('2026-12-25', split)).toEqual({ date: '2026-12-25', windows: [], custom: split.custom[1] })
    expect(openingDay('2026-12-24', split).windows).toEqual([{ beginHour: '08:30', endHour: '17:00' }])
    expect(openingDay('2026-12-23', split).custom).toBeUndefined()
  })

  test('a store closed for longer announces nothing', () => {
    const closed = { beginDate: '2026-08-01', endDate: '2026-08-31', beginHour: '00:00', endHour: '00:00' }
    expect(openingState(at('2026-08-02', '10:00'), { ...split, custom: [closed] })).toEqual({
      open: false,
      next: undefined,
    })
  })
})

describe('hours past midnight', () => {
  const late: OpeningHours = { default: [{ beginWeekDay: 7, beginHour: '18:00', endHour: '02:00' }], custom: [] }
  const always: OpeningHours = {
    default: [1, 2, 3, 4, 5, 6, 7].map((beginWeekDay) => ({ beginWeekDay, beginHour: '00:00', endHour: '24:00' })),
    custom: [],
  }

  test.each([
    ['2026-11-21', '17:59', false],
    ['2026-11-21', '23:59', true],
    ['2026-11-22', '00:00', true],
    ['2026-11-22', '01:59', true],
    ['2026-11-22', '02:00', false],
  ])('on %s at %s: %s [locator-3]', (date, hour, open) => {
    expect(openingState(at(date, hour), late).open).toBe(open)
  })

  test('a store that never closes is open at midnight', () => {
    expect(openingState(at('2026-11-22', '00:00'), always)).toEqual({ open: true, until: '24:00' })
    expect(openingState(at('2026-11-22', '23:59'), always).open).toBe(true)
  })
})

describe('the clocks of the shop', () => {
  const early: OpeningHours = { default: [{ beginWeekDay: sunday, beginHour: '02:30', endHour: '08:30' }], custom: [] }

  test.each([
    ['winter: eight in Rome is seven UTC', '2026-11-23T07:29:00Z', split, false],
    ['winter', '2026-11-23T07:30:00Z', split, true],
    ['summer: eight in Rome is six UTC', '2026-07-06T06:29:00Z', split, false],
    ['summer', '2026-07-06T06:30:00Z', split, true],
    ['in March the half hour before is skipped', '2026-03-29T00:59:59Z', early, false],
    ['in March it opens when the clock jumps to three', '2026-03-29T01:00:00Z', early, true],
    ['in October the first of the two half past two', '2026-10-25T00:30:00Z', early, true],
    ['in October the second time', '2026-10-25T01:30:00Z', early, true],
    ['in October half past eight comes an hour later in UTC', '2026-10-25T07:29:00Z', early, true],
    ['in October', '2026-10-25T07:30:00Z', early, false],
  ])('%s, %s [locator-4]', (_what, instant, hours, open) => {
    expect(openingState(new Date(instant), hours).open).toBe(open)
  })
})

describe('a client of the protocol, which looks at the first default hours alone', () => {
  /** The rule of the wire, word by word: "the current time against the first default service hours". */
  const openByFirst = (hour: string, [first]: readonly WeeklyHours[]) =>
    first !== undefined && first.beginHour <= hour && hour < first.endHour

  test.each([
    ['2026-11-23', '10:00', true],
    ['2026-11-23', '14:00', false],
    ['2026-11-23', '16:00', true],
    ['2026-11-23', '20:00', false],
    ['2026-11-22', '11:00', true],
    ['2026-11-22', '13:00', false],
  ])('agrees with what the page says on %s at %s [locator-5]', (date, hour, open) => {
    const now = at(date, hour)
    expect(openByFirst(hour, fromNowOn(now, split.default))).toBe(open)
    expect(openingState(now, split).open).toBe(open)
  })

  test('is told the weekly hours on a holiday too, where people are told the truth [locator-6]', () => {
    const christmas = at('2026-12-25', '10:00')
    expect(openByFirst('10:00', fromNowOn(christmas, split.default))).toBe(true)
    expect(openingState(christmas, split).open).toBe(false)
  })

  test('receives every weekly hour, those past midnight first while they last', () => {
    const late = { beginWeekDay: sunday, beginHour: '20:00', endHour: '02:00' }
    const morning = { beginWeekDay: monday, beginHour: '08:00', endHour: '12:00' }
    expect(fromNowOn(at('2026-11-23', '01:00'), [morning, late])).toEqual([late, morning])
    expect(fromNowOn(at('2026-11-23', '02:00'), [morning, late])).toEqual([morning, late])
  })
})

test('hours of certain weekdays are read, and said in the language of the page', () => {
  const hours = readContactHours('1-5 8:00-20:00, 6 09:30-13:00') ?? []
  expect(hours.map((one) => contactHoursText(one, 'it'))).toEqual(['lun–ven 08:00–20:00', 'sab 09:30–13:00'])
  expect(hours.map((one) => contactHoursText(one, 'de'))).toEqual(['Mo–Fr 08:00–20:00', 'Sa 09:30–13:00'])
  expect(hours.map((one) => contactHoursText(one, 'en'))).toEqual(['Mon–Fri 08:00–20:00', 'Sat 09:30–13:00'])
  expect(readContactHours('')).toEqual([])
})

test.each(['always', '8 9:00-10:00', '5-1 9:00-10:00', '1 9-10', '1 20:00-8:00', '1 9:00-10:00; 2 9:00-10:00'])(
  '“%s” is no such text',
  (text) => {
    expect(readContactHours(text)).toBeUndefined()
  },
)
