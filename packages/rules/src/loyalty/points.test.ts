import { describe, expect, test } from 'vitest'
import {
  conversionStep,
  isDonation,
  nextGoal,
  paidGoodsCents,
  pointsFor,
  pointsToTakeBack,
  usualPointsTerms,
} from './points.ts'
import { canRewardBecome, mayTakeBack, rewardStatuses } from './reward-status.ts'

test.each([
  [{ totalCents: 2149, feeCents: 490, bagFeeCents: 50 }, 1609],
  [{ totalCents: 1609, feeCents: 0, bagFeeCents: 0 }, 1609],
  [{ totalCents: 490, feeCents: 490, bagFeeCents: 50 }, 0],
])('goods of %o were paid with %i', (order, cents) => expect(paidGoodsCents(order)).toBe(cents))

test.each([
  [99, 1, 0],
  [100, 1, 1],
  [1609, 1, 16],
  [1609, 2, 32],
  [-100, 1, 0],
])('%i cents at %i points a euro earn %i points', (cents, perEuro, points) =>
  expect(pointsFor(cents, perEuro)).toBe(points),
)

describe('points that go with a return', () => {
  const earned = { basisCents: 1600, earned: 16, takenBack: 0 }
  test.each([
    ['nothing came back', earned, 0, 100, 0],
    ['half came back', earned, 800, 100, 8],
    ['a part of a euro came back', earned, 150, 100, 1],
    ['everything came back', earned, 1600, 100, 16],
    ['more than everything came back', earned, 9999, 100, 16],
    ['half went before', { ...earned, takenBack: 8 }, 1600, 100, 8],
    ['the same return again', { ...earned, takenBack: 8 }, 800, 100, 0],
    ['the points were spent meanwhile', earned, 1600, 5, 5],
    ['the order was free', { basisCents: 0, earned: 0, takenBack: 0 }, 100, 100, 0],
  ])('%s', (_what, order, returnedCents, balance, points) =>
    expect(pointsToTakeBack(order, returnedCents, balance)).toBe(points),
  )
})

test('points are converted by whole steps only', () => {
  expect(conversionStep(usualPointsTerms, 500)).toEqual({ points: 500, cents: 500 })
  expect(conversionStep(usualPointsTerms, 499)).toBeUndefined()
})

test.each([
  [50, true],
  [150, true],
  [60, false],
  [0, false],
  [-50, false],
])('%i points may be donated: %s', (points, may) => expect(isDonation(usualPointsTerms, points)).toBe(may))

test.each([
  [0, { goal: 250, missing: 250 }],
  [250, { goal: 500, missing: 250 }],
  [1000, undefined],
])('with %i points the next goal is %o', (balance, goal) => expect(nextGoal(balance, [500, 250, 1000])).toEqual(goal))

test('requested, ready, handed over; cancelled until then, and nothing goes back', () => {
  const steps = rewardStatuses.flatMap((from) =>
    rewardStatuses.filter((to) => canRewardBecome(from, to)).map((to) => `${from} → ${to}`),
  )
  expect(steps).toEqual(['requested → ready', 'requested → cancelled', 'ready → handedOver', 'ready → cancelled'])
  expect(rewardStatuses.filter(mayTakeBack)).toEqual(['requested'])
})
