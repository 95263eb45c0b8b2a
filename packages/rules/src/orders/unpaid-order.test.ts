import { expect, test } from 'vitest'
import { waitsUntil } from './unpaid-order.ts'

test.each([
  ['an hour after it was declined', '2026-11-16T18:00:00Z', '2026-11-16T10:30:00.000Z'],
  ['until its slot begins, when that is sooner', '2026-11-16T10:00:00Z', '2026-11-16T10:00:00.000Z'],
])('an unpaid order waits %s', (_how, slotBeginAt, until) => {
  const order = { updatedAt: new Date('2026-11-16T09:30:00Z'), slotBeginAt: new Date(slotBeginAt) }
  expect(waitsUntil(order).toISOString()).toBe(until)
})
