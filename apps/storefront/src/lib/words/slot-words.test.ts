import type { TimeslotView } from '@bottega/contract/delivery/timeslots.ts'
import { describe, expect, test } from 'vitest'
import { appearanceOf, minutesLeft, reasonOf, signOf, slotsShown } from './slot-words.ts'

const slot = (fields: Partial<TimeslotView> = {}): TimeslotView => ({
  timeslotId: 1,
  name: '10:00–12:00',
  beginTime: '10:00',
  endTime: '12:00',
  status: 'free',
  selected: false,
  active: 1,
  deliveryDayPeriodId: 1,
  underLeadTime: false,
  underLockDay: false,
  underLockCutoff: false,
  closed: false,
  usedPercent: 10,
  ...fields,
})

describe('why a slot cannot be chosen', () => {
  test.each([
    [{}, undefined],
    [{ active: 0, closed: true, status: 'full' as const }, 'closed'],
    [{ active: 0, status: 'full' as const, underLeadTime: true }, 'full'],
    [{ active: 0, underLeadTime: true, underLockDay: true }, 'leadTime'],
    [{ active: 0, underLockDay: true }, 'dayLock'],
    [{ active: 0, underLockCutoff: true }, 'cutoff'],
    [{ active: 0 }, 'inactive'],
  ])('%o is %s', (fields, reason) => {
    expect(reasonOf(slot(fields))).toBe(reason)
  })
})

test('the shopper’s own slot looks chosen however full it is; a free one out of reach does not look free', () => {
  expect(appearanceOf(slot({ selected: true, status: 'full', active: 1 }))).toBe('selected')
  expect(appearanceOf(slot({ active: 0, underLeadTime: true }))).toBe('blocked')
  expect(appearanceOf(slot({ active: 0, status: 'full' }))).toBe('full')
  expect(appearanceOf(slot({ status: 'intermediate' }))).toBe('intermediate')
})

describe('the clock', () => {
  test.each([['underLeadTime'], ['underLockDay'], ['underLockCutoff']] as const)('stands for %s [words-4]', (field) => {
    expect(signOf(slot({ active: 0, [field]: true }))).toBe('clock')
  })

  test('stands by a full slot too, which goes on saying that it is full [words-5]', () => {
    const full = slot({ active: 0, status: 'full', underLeadTime: true })
    expect([signOf(full), reasonOf(full)]).toEqual(['clock', 'full'])
  })

  test('does not stand for places alone', () => {
    expect(signOf(slot({ active: 0, status: 'full' }))).toBe('full')
    expect(signOf(slot())).toBe('free')
  })
})

test('morning holds the periods 1 and 4', () => {
  const slots = [1, 2, 4, 9].map((deliveryDayPeriodId) =>
    slot({ timeslotId: deliveryDayPeriodId, deliveryDayPeriodId }),
  )
  expect(slotsShown(slots, 'morning').map(({ timeslotId }) => timeslotId)).toEqual([1, 4])
  expect(slotsShown(slots, 'afternoon').map(({ timeslotId }) => timeslotId)).toEqual([2, 9])
  expect(slotsShown(slots, 'all')).toHaveLength(4)
})

describe('how long a place is reserved', () => {
  const now = new Date('2026-11-22T10:00:00Z')
  test.each([
    ['2026-11-22T10:58:00Z', 58],
    ['2026-11-22T10:00:01Z', 1],
    ['2026-11-22T10:00:00Z', undefined],
    ['2026-11-22T09:59:00Z', undefined],
    [undefined, undefined],
  ])('until %s', (end, minutes) => {
    expect(minutesLeft(end, now)).toBe(minutes)
  })
})
