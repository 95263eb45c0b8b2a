import { describe, expect, test } from 'vitest'
import { usualSlot } from './usual-slot.ts'

const morning = 10 * 60
const evening = 18 * 60
const saturdays = ['2026-10-24', '2026-10-31', '2026-11-07', '2026-11-14']
const past = saturdays.map((date) => ({ date, beginMinute: morning }))
const offered = [
  { slotId: 1, date: '2026-11-20', beginMinute: morning },
  { slotId: 2, date: '2026-11-21', beginMinute: evening },
  { slotId: 3, date: '2026-11-21', beginMinute: morning },
  { slotId: 4, date: '2026-11-28', beginMinute: morning },
]

describe('the slot a customer usually takes', () => {
  test('is the next on their day and at their hour', () => {
    expect(usualSlot(past, offered)?.slotId).toBe(3)
  })

  test('is a week later when the next is not to be had', () => {
    expect(
      usualSlot(
        past,
        offered.filter(({ slotId }) => slotId !== 3),
      )?.slotId,
    ).toBe(4)
  })

  test('is none before the fourth time, and none when their hour is not offered', () => {
    expect(usualSlot(past.slice(1), offered)).toBeUndefined()
    expect(usualSlot(past, offered.slice(0, 2))).toBeUndefined()
    expect(usualSlot([], offered)).toBeUndefined()
  })

  test('is that of the stronger habit', () => {
    const evenings = ['2026-10-17', ...saturdays].map((date) => ({ date, beginMinute: evening }))
    expect(usualSlot([...past, ...evenings], offered)?.slotId).toBe(2)
  })
})
