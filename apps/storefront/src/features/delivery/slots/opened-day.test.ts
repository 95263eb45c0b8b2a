import type { TimeslotDayView } from '@bottega/contract/delivery/timeslots.ts'
import { expect, test } from 'vitest'
import { openedDay } from './opened-day.ts'

const slot = (active: number) => ({ active }) as TimeslotDayView['timeslots'][number]
const day = (dateIso: string, slots: readonly number[], selected = false): TimeslotDayView => ({
  dateIso,
  timestamp: 0,
  today: false,
  selected,
  timeslots: slots.map(slot),
})
const [full, free, later] = [day('2026-11-29', [0, 0]), day('2026-11-30', [0, 1]), day('2026-12-01', [1])]

test('slots open at the chosen day, else at that of the cart, else at the first with a slot left [taps-2]', () => {
  expect(openedDay([full, free, later], undefined)).toBe(free)
  expect(openedDay([full, free, later], full.dateIso)).toBe(full)
  const ofTheCart = day('2026-12-02', [0], true)
  expect(openedDay([full, free, ofTheCart], undefined)).toBe(ofTheCart)
  expect(openedDay([full], undefined)).toBe(full)
  expect(openedDay([], undefined)).toBeUndefined()
})
