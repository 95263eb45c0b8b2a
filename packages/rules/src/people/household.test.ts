import { describe, expect, test } from 'vitest'
import { type HouseholdRole, mayTellHolder, movesAtOnce, spentInWeek, weekAt } from './household.ts'

describe('the week of a household', () => {
  test.each([
    ['2026-11-15T22:59:59Z', '2026-11-09'],
    ['2026-11-15T23:00:00Z', '2026-11-16'],
    ['2026-11-16T12:00:00Z', '2026-11-16'],
    // Summer time: midnight of the shop is 22:00 UTC.
    ['2026-07-12T21:59:59Z', '2026-07-06'],
    ['2026-07-12T22:00:00Z', '2026-07-13'],
  ])('at %s is the one that began on %s', (instant, monday) => {
    expect(weekAt(new Date(instant))).toBe(monday)
  })

  test('has its own spending: that of the week before does not count', () => {
    const now = new Date('2026-11-16T12:00:00Z')
    expect(spentInWeek({ week: '2026-11-16', spentCents: 700 }, now)).toBe(700)
    expect(spentInWeek({ week: '2026-11-09', spentCents: 700 }, now)).toBe(0)
    expect(spentInWeek({ week: null, spentCents: 0 }, now)).toBe(0)
  })
})

describe('goods go into the cart of the holder at once', () => {
  const now = new Date('2026-11-16T12:00:00Z')
  test.each<[HouseholdRole, number | null, number, number, boolean]>([
    ['adult', null, 99_999, 99_999, true],
    ['adult', 5000, 0, 5000, true],
    ['adult', 5000, 0, 5001, false],
    ['adult', 5000, 4000, 1000, true],
    ['adult', 5000, 4000, 1001, false],
    ['adult', 0, 0, 1, false],
    ['adult', 0, 0, 0, true],
    ['child', null, 0, 1, false],
    ['child', 5000, 0, 1, false],
    ['holder', null, 0, 1, false],
  ])('for a member who is %s with limit %s, %d spent and %d to hand over: %s', (role, limit, spent, cents, moves) => {
    const member = { role, weeklyLimitCents: limit, week: '2026-11-16', spentCents: spent }
    expect(movesAtOnce(member, cents, now)).toBe(moves)
  })

  test('in a new week up to the whole limit again', () => {
    const member = { role: 'adult' as const, weeklyLimitCents: 5000, week: '2026-11-09', spentCents: 5000 }
    expect(movesAtOnce(member, 5000, now)).toBe(true)
  })
})

test('the holder is told of proposals by one mail an hour at most', () => {
  const now = new Date('2026-11-16T12:00:00Z')
  expect(mayTellHolder(null, now)).toBe(true)
  expect(mayTellHolder(new Date('2026-11-16T11:00:01Z'), now)).toBe(false)
  expect(mayTellHolder(new Date('2026-11-16T11:00:00Z'), now)).toBe(true)
})
