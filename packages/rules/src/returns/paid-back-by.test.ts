import { expect, test } from 'vitest'
import { paidBackBy } from './paid-back-by.ts'

test.each([
  ['a Monday is there by the next one', '2026-11-16T10:00:00Z', '2026-11-23'],
  ['a late Sunday evening in Italy counts from that Sunday', '2026-11-15T22:30:00Z', '2026-11-20'],
  ['the days before Christmas waits for the holidays', '2026-12-22T10:00:00Z', '2026-12-30'],
])('money that goes back on %s', (_when, at, by) => {
  expect(paidBackBy(new Date(at))).toBe(by)
})
