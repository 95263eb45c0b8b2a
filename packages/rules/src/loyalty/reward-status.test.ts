import { expect, test } from 'vitest'
import { canRewardBecome, mayTakeBack, rewardStatuses } from './reward-status.ts'

test('requested, ready, handed over; cancelled until then, and nothing goes back', () => {
  const steps = rewardStatuses.flatMap((from) =>
    rewardStatuses.filter((to) => canRewardBecome(from, to)).map((to) => `${from} → ${to}`),
  )
  expect(steps).toEqual(['requested → ready', 'requested → cancelled', 'ready → handedOver', 'ready → cancelled'])
  expect(rewardStatuses.filter(mayTakeBack)).toEqual(['requested'])
})
