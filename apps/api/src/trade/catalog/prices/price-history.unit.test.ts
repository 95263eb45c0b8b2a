import { describe, expect, test } from 'vitest'
import { lowestPriceBefore, type PriceRow, priceOn, turningDaysOf } from './price-history.ts'

const row = (validFrom: string, priceCents: number, validTo: string | null = null): PriceRow => ({
  validFrom,
  validTo,
  priceCents,
})

describe('the price in force', () => {
  const rows = [row('2026-01-01', 200), row('2026-03-01', 150, '2026-03-07'), row('2026-06-01', 220)]
  test.each([
    ['before the first row', '2025-12-31', null],
    ['on the first day', '2026-01-01', 200],
    ['while a shorter row holds', '2026-03-07', 150],
    ['after it has ended', '2026-03-08', 200],
    ['since the last row', '2026-09-01', 220],
  ])('%s', (_, day, cents) => expect(priceOn(rows, day)).toBe(cents))
})

describe('the lowest price of the thirty days before', () => {
  const lowest = (rows: readonly PriceRow[], day: string) =>
    lowestPriceBefore(day, turningDaysOf(rows), (one) => priceOn(rows, one))

  test('is the steady one', () => expect(lowest([row('2026-01-01', 200)], '2026-06-30')).toBe(200))
  test('counts a low that lasted a day', () =>
    expect(lowest([row('2026-01-01', 200), row('2026-06-10', 120, '2026-06-10')], '2026-06-30')).toBe(120))
  test('counts a low still in force when the thirty days begin', () =>
    expect(lowest([row('2026-01-01', 120), row('2026-06-02', 200)], '2026-06-30')).toBe(120))
  test('forgets a low that ended before', () =>
    expect(lowest([row('2026-01-01', 120), row('2026-05-31', 200)], '2026-06-30')).toBe(200))
  test('does not count the day itself', () =>
    expect(lowest([row('2026-01-01', 200), row('2026-06-30', 120)], '2026-06-30')).toBe(200))
  test('counts a price that comes back', () =>
    expect(lowest([row('2026-01-01', 120), row('2026-05-20', 300, '2026-06-10')], '2026-06-30')).toBe(120))
  test('is unknown for what was not sold then', () => expect(lowest([row('2026-06-30', 99)], '2026-06-30')).toBeNull())
})
