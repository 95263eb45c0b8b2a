import type { RewardStatus } from '@bottega/rules/loyalty/points.ts'

/** What waits for staff stands out. */
export const rewardTone = {
  requested: 'warn',
  ready: 'ok',
  handedOver: 'quiet',
  cancelled: 'quiet',
} as const satisfies Record<RewardStatus, string>
