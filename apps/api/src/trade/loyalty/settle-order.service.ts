import { deliveredStatuses } from '@bottega/rules/orders/order-status.ts'
import { paidGoodsCents, pointsFor, pointsToTakeBack } from '@bottega/rules/loyalty/points.ts'
import type { Tx } from '../../kernel/database/database.ts'
import { cardOf } from './cards.service.ts'
import { findSettledOrder } from './lifetime.repository.ts'
import { addTakenBack, findOrderPoints, insertOrderPoints, lockAccount } from './points.repository.ts'
import { movePoints } from './points.service.ts'
import { readProgramme } from './programme.service.ts'

/**
 * The points of a delivered order, once, for a customer who holds a card at this moment. May be called again. Returns whose
 * order was delivered.
 */
export async function earnPoints(tx: Tx, orderId: number, now: Date): Promise<number | undefined> {
  const order = await findSettledOrder(tx, orderId)
  if (order === undefined || !deliveredStatuses.has(order.statusId)) return undefined
  const { userId } = order
  await lockAccount(tx, userId)
  if ((await cardOf(tx, userId)) === undefined) return userId
  const { pointsPerEuro } = (await readProgramme(tx, now)).points
  const basisCents = paidGoodsCents(order)
  const earned = pointsFor(basisCents, pointsPerEuro)
  const isNew = await insertOrderPoints(tx, { orderId, userId, basisCents, earned, at: now })
  if (isNew && earned > 0)
    await movePoints(
      tx,
      { userId, orderId, points: earned, reason: 'order', reference: `order-${orderId}-earned` },
      now,
    )
  // Not taken at the door, or given back before the points came.
  await takeBackPoints(tx, { orderId, returnedCents: order.refundedCents }, now)
  return userId
}

/**
 * Takes back the points of goods that came back. `returnedCents` is what was given back for the order in all, this return
 * included, so that the same return reported twice takes nothing more.
 */
export async function takeBackPoints(
  tx: Tx,
  { orderId, returnedCents }: { orderId: number; returnedCents: number },
  now: Date,
): Promise<number> {
  const owner = await findOrderPoints(tx, orderId)
  if (owner === undefined) return 0
  const { userId } = owner
  const balance = await lockAccount(tx, userId)
  const order = await findOrderPoints(tx, orderId)
  if (order === undefined) return 0
  const points = pointsToTakeBack(order, returnedCents, balance)
  if (points === 0) return 0
  await addTakenBack(tx, order, points)
  const reference = `order-${orderId}-returned-${order.takenBack + points}`
  await movePoints(tx, { userId, orderId, points: -points, reason: 'return', reference }, now)
  return points
}
