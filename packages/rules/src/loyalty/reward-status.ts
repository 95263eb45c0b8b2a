/** The statuses of requested rewards. */
export const rewardStatuses = ['requested', 'ready', 'handedOver', 'cancelled'] as const
export type RewardStatus = (typeof rewardStatuses)[number]

/** The filters of staff for requests: those to do something about, one status, or all. */
export const rewardFilters = ['open', ...rewardStatuses, 'all'] as const
export type RewardFilter = (typeof rewardFilters)[number]

const next: Readonly<Record<RewardStatus, readonly RewardStatus[]>> = {
  requested: ['ready', 'cancelled'],
  ready: ['handedOver', 'cancelled'],
  handedOver: [],
  cancelled: [],
}

export const canRewardBecome = (from: RewardStatus, to: RewardStatus): boolean => next[from].includes(to)

/** A status never comes back, so its place says which one a staff member has seen. */
export const rewardVersion = (status: RewardStatus): number => rewardStatuses.indexOf(status)

/** A customer may take a request back until the store has put the rewards aside. */
export const mayTakeBack = (status: RewardStatus): boolean => status === 'requested'

/** More of one reward in one request is a typing error. */
export const mostOfOneReward = 9
