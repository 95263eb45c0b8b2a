import { describe, expect, test } from 'vitest'
import { parkingVerdict } from './parking.ts'

describe('a place to park for an order that is collected on 17 November', () => {
  test.each([
    ['a store, prepared, on the day', 1, 6, '2026-11-17', 'open'],
    ['a drive-in, with receipt, on the day', 3, 18, '2026-11-17', 'open'],
    ['a store, just ordered, on the day', 1, 3, '2026-11-17', 'open'],
    ['a store, the day before', 1, 6, '2026-11-16', 'not-today'],
    ['a store, delivered', 1, 8, '2026-11-17', 'over'],
    ['a store, cancelled', 1, 10, '2026-11-17', 'over'],
    ['a store, unpaid', 1, 11, '2026-11-17', 'over'],
    ['a locker', 5, 6, '2026-11-17', 'not-here'],
    ['a home', 2, 6, '2026-11-17', 'not-here'],
    ['a boat', 6, 6, '2026-11-17', 'not-here'],
  ] as const)('%s', (_what, deliveryServiceId, statusId, today, verdict) => {
    expect(parkingVerdict({ statusId, deliveryServiceId, slotDay: '2026-11-17' }, today)).toBe(verdict)
  })
})
