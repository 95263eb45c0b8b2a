import type { StoreScope } from '@bottega/rules/people/store-scope.ts'
import { pageOf } from '@bottega/contract/common.ts'
import {
  canRewardBecome,
  mayTakeBack,
  type RewardFilter,
  type RewardStatus,
  rewardVersion,
} from '@bottega/rules/loyalty/reward-status.ts'
import type { Reader, Tx } from '../../../kernel/database/database.ts'
import { type Keyed, keptOf } from '../../../kernel/database/sent-before.ts'
import type { Shop } from '../../../kernel/shop.ts'
import { ShopError } from '../../../kernel/shop-error.ts'
import type { StaffMember } from '../../../kernel/visitor.ts'
import { changedMeanwhile, recordChange } from '../../../kernel/audit/audit.service.ts'
import { lockAccount } from '../points.repository.ts'
import { balanceOf, movePoints } from '../points.service.ts'
import { readRewards, type Reward } from '../programme.service.ts'
import {
  countServed,
  findChoices,
  findRequests,
  findSentBefore,
  findServed,
  findServedOne,
  insertRequest,
  lockRequest,
  moveRequest,
  type RequestRow,
  type ServedRequest,
  setChoice,
  takeChoices,
} from './rewards.repository.ts'

export const requestsOf = findRequests

/** The click-and-collect site has no rewards. */
export function refuseOffSite({ config }: Shop): void {
  if (config.SITE === 'collect') throw new ShopError('error.reward.notOnSite')
}

export interface Catalogue {
  readonly balance: number
  readonly rewards: readonly (Reward & { readonly quantity: number })[]
}

export async function catalogueFor(db: Reader, userId: number, now: Date): Promise<Catalogue> {
  const choices = await findChoices(db, userId)
  const rewards = await readRewards(db, now)
  return {
    balance: await balanceOf(db, userId),
    rewards: rewards.map((reward) => Object.assign(reward, { quantity: choices.get(reward.key) ?? 0 })),
  }
}

export async function chooseReward(
  tx: Tx,
  { userId, rewardId, quantity }: { userId: number; rewardId: number; quantity: number },
  now: Date,
): Promise<void> {
  const reward = (await readRewards(tx, now)).find(({ id }) => id === rewardId)
  if (reward === undefined) throw new ShopError('error.reward.notFound')
  await setChoice(tx, userId, reward.key, quantity)
}

/**
 * Rewards no longer in the catalogue fall out of the cart; prices are those of now. Sent again by its idempotency key it
 * is the same request.
 */
export async function requestRewards(
  tx: Tx,
  { userId, key }: Keyed,
  now: Date,
): Promise<{ balance: number; request: RequestRow }> {
  const before = await lockAccount(tx, userId)
  const sentBefore = await findSentBefore(tx, { userId, key })
  const chosen = await takeChoices(tx, userId)
  if (sentBefore !== undefined) {
    // The request took all that was chosen; what is chosen by now would be another one.
    if (chosen.size > 0) throw new ShopError('error.request.keyReused')
    return { balance: before, request: sentBefore }
  }
  const rewards = (await readRewards(tx, now)).flatMap(({ key, name, image, points }) => {
    const quantity = chosen.get(key)
    return quantity === undefined ? [] : [{ rewardKey: key, name, ...(image && { image }), quantity, points }]
  })
  const [first] = rewards
  if (first === undefined) throw new ShopError('error.reward.cartEmpty')
  const points = rewards.reduce((sum, one) => sum + one.points * one.quantity, 0)
  const asked = { userId, rewards, points, requestedAt: now, updatedAt: now, ...keptOf(key) }
  const request = await insertRequest(tx, asked)
  const subject = first.name
  const reference = `reward-${request.id}`
  const balance = await movePoints(tx, { userId, points: -points, reason: 'reward', reference, subject }, now)
  return { balance, request }
}

/** A customer changes their mind while the store has not put the rewards aside. */
export async function takeBackRequest(
  tx: Tx,
  { userId, requestId }: { userId: number; requestId: number },
  now: Date,
): Promise<{ balance: number; request: RequestRow }> {
  const request = await lockRequest(tx, requestId, userId)
  if (request === undefined) throw new ShopError('error.rewardRequest.notFound')
  if (!mayTakeBack(request.status)) throw new ShopError('error.reward.tooLate')
  const cancelled = await cancel(tx, request, now)
  return { balance: await balanceOf(tx, userId), request: cancelled }
}

const usualPageSize = 25

interface ServedList {
  q?: string | undefined
  status?: RewardFilter | undefined
  page?: number | undefined
  page_size?: number | undefined
  stores: StoreScope
}

export async function listServed(
  db: Reader,
  { q, status = 'open', stores, page = 1, page_size: pageSize = usualPageSize }: ServedList,
) {
  const filter = { q, status, stores }
  const requests = await findServed(db, filter, pageSize, (page - 1) * pageSize)
  return { requests, page: pageOf(page, pageSize, await countServed(db, filter)) }
}

/** Throws `error.rewardRequest.notFound`. */
export async function readServed(db: Reader, requestId: number): Promise<ServedRequest> {
  const found = await findServedOne(db, requestId)
  if (found === undefined) throw new ShopError('error.rewardRequest.notFound')
  return found
}

interface Served {
  requestId: number
  /** Of the request as the staff member saw it. */
  version: number
  to: RewardStatus
}

/** Moves a request one step on for staff, if it still is as they have seen it. */
export async function serveRequest(
  tx: Tx,
  by: StaffMember,
  { requestId, version, to }: Served,
  now: Date,
): Promise<ServedRequest> {
  const request = await lockRequest(tx, requestId)
  if (request === undefined) throw new ShopError('error.rewardRequest.notFound')
  const { status, userId, points } = request
  if (!canRewardBecome(status, to)) throw new ShopError('error.reward.tooLate')
  const subject = ['reward', requestId] as const
  if (rewardVersion(status) !== version) throw await changedMeanwhile(tx, subject)
  if (to === 'cancelled') await cancel(tx, request, now)
  else await moveRequest(tx, request, to, now)
  const change = { before: { status }, after: { status: to, customer: userId, points } }
  await recordChange(tx, by, { action: 'reward.served', subject, ...change }, now)
  return readServed(tx, requestId)
}

async function cancel(tx: Tx, request: RequestRow, now: Date): Promise<RequestRow> {
  const { id, userId, points, rewards } = request
  const subject = rewards[0]?.name
  const reference = `reward-${id}-cancelled`
  await movePoints(tx, { userId, points, reason: 'rewardCancelled', reference, ...(subject && { subject }) }, now)
  return moveRequest(tx, request, 'cancelled', now)
}
