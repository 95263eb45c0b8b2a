import { canRewardBecome, mayTakeBack, type RewardStatus } from '@bottega/rules/loyalty/reward-status.ts'
import type { Reader, Tx } from '../../db/database.ts'
import type { Shop } from '../../shop.ts'
import { ShopError } from '../../shop-error.ts'
import { lockAccount } from './points.repository.ts'
import { balanceOf, movePoints } from './points.service.ts'
import { readRewards, type Reward } from './programme.service.ts'
import {
  findChoices,
  findOpenRequests,
  findRequests,
  insertRequest,
  lockRequest,
  moveRequest,
  type RequestRow,
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

/** Rewards no longer in the catalogue fall out of the cart; prices are those of now. */
export async function requestRewards(
  tx: Tx,
  userId: number,
  now: Date,
): Promise<{ balance: number; request: RequestRow }> {
  await lockAccount(tx, userId)
  const chosen = await takeChoices(tx, userId)
  const rewards = (await readRewards(tx, now)).flatMap(({ key, name, image, points }) => {
    const quantity = chosen.get(key)
    return quantity === undefined ? [] : [{ rewardKey: key, name, ...(image && { image }), quantity, points }]
  })
  const [first] = rewards
  if (first === undefined) throw new ShopError('error.reward.cartEmpty')
  const points = rewards.reduce((sum, one) => sum + one.points * one.quantity, 0)
  const request = await insertRequest(tx, { userId, rewards, points, requestedAt: now, updatedAt: now })
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

export const openRequests = (db: Reader) => findOpenRequests(db, 100)

/** What staff do with a request. */
export async function serveRequest(tx: Tx, requestId: number, to: RewardStatus, now: Date): Promise<RequestRow> {
  const request = await lockRequest(tx, requestId)
  if (request === undefined) throw new ShopError('error.rewardRequest.notFound')
  if (!canRewardBecome(request.status, to)) throw new ShopError('error.reward.tooLate')
  return to === 'cancelled' ? cancel(tx, request, now) : moveRequest(tx, request, to, now)
}

async function cancel(tx: Tx, request: RequestRow, now: Date): Promise<RequestRow> {
  const { id, userId, points, rewards } = request
  const subject = rewards[0]?.name
  const reference = `reward-${id}-cancelled`
  await movePoints(tx, { userId, points, reason: 'rewardCancelled', reference, ...(subject && { subject }) }, now)
  return moveRequest(tx, request, 'cancelled', now)
}
