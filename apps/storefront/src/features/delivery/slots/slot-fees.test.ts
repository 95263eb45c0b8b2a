import type { TimeslotDayView, TimeslotView } from '@bottega/contract/delivery/timeslots.ts'
import { expect, test } from 'vitest'
import { slotFees } from './slot-fees.ts'

const slot = (fee: number | undefined, active = 1) => ({ active, fee }) as TimeslotView
const day = (dateIso: string, ...timeslots: TimeslotView[]) => ({ dateIso, timeslots }) as unknown as TimeslotDayView

test('the lowest fee of all days and of each is that of slots which can be had', () => {
  const days = [
    day('2026-12-01', slot(3.9), slot(1.9, 0)),
    day('2026-12-02', slot(2.9), slot(4.9)),
    day('2026-12-03', slot(0, 0)),
  ]
  expect(slotFees(days)).toEqual({
    lowest: 2.9,
    byDay: new Map([
      ['2026-12-01', 3.9],
      ['2026-12-02', 2.9],
    ]),
  })
})

test.each([
  ['all cost the same', [day('2026-12-01', slot(3.9)), day('2026-12-02', slot(3.9), slot(1, 0))]],
  ['none has a price', [day('2026-12-01', slot(undefined))]],
  ['there is no day', []],
])('no slot is the cheapest where %s', (_title, days) => {
  expect(slotFees(days).lowest).toBeUndefined()
})

test('free slots are the cheapest beside those that cost', () => {
  expect(slotFees([day('2026-12-01', slot(0), slot(2))]).lowest).toBe(0)
})
