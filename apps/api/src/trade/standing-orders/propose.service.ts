import type { PausedFor } from '@bottega/contract/standing-orders/standing-orders.ts'
import { addDays, shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import {
  dateAfter,
  dateFrom,
  proposalStays,
  proposedUntil,
  unansweredBeforePause,
} from '@bottega/rules/orders/standing-orders.ts'
import type { Tx } from '../../kernel/database/database.ts'
import { enqueue } from '../../kernel/outbox/outbox.service.ts'
import type { Shop } from '../../kernel/shop.ts'
import { myLists } from '../lists/lists.service.ts'
import { linesOf, nearestSlot, placeOf, pricesAfter } from './goods-of-day.ts'
import {
  claimWaiting,
  deleteOldProposals,
  findWaiting,
  insertProposal,
  type StandingOrderRow,
  updateOrder,
} from './standing-orders.repository.ts'

/**
 * Writes the proposals that are due, one transaction each, with a mail; pauses those that cannot go on; deletes old
 * ones. Run twice, or by two processes at once, each date is proposed once. One that fails keeps the others from nothing.
 */
export async function proposeStandingOrders({ db, clock, log }: Pick<Shop, 'db' | 'clock' | 'log'>): Promise<void> {
  const now = clock()
  await deleteOldProposals(db, addDays(shopDate(now), -proposalStays))
  const until = proposedUntil(now)
  for (const standingOrderId of await findWaiting(db, until)) {
    try {
      await db.transaction(async (tx) => {
        const order = await claimWaiting(tx, standingOrderId, until)
        if (order !== undefined) await proposeOrPause(tx, order, until, now)
      })
    } catch (error) {
      log.error({ err: error, standingOrder: standingOrderId }, 'a standing order could not be proposed')
    }
  }
}

async function proposeOrPause(tx: Tx, order: StandingOrderRow, until: string, now: Date): Promise<void> {
  const { standingOrderId, userId, listId, address, everyWeeks } = order
  if (order.isClosed) return pause(tx, order, 'accountClosed', now)
  if (listId === null) return pause(tx, order, 'listGone', now)
  if (address?.active !== true) return pause(tx, order, 'addressGone', now)
  const place = await placeOf(tx, order)
  if (place === undefined) return pause(tx, order, 'notCovered', now)
  // After a standstill the dates that have passed are proposed no more.
  const day = dateFrom(order.nextDay, everyWeeks, shopDate(now))
  if (day > until) return updateOrder(tx, standingOrderId, { nextDay: day })
  if (order.unanswered >= unansweredBeforePause) return pause(tx, order, 'unanswered', now)
  const list = (await myLists(tx, userId)).find((one) => one.listId === listId)
  if (list === undefined || list.items.length === 0) return pause(tx, order, 'listEmpty', now)
  const slot = await nearestSlot(tx, place, { day, beginMinute: order.beginMinute }, now)
  const { warehouseId, isMember, prices } = order
  const { deliveryServiceId } = place
  const circumstances = { warehouseId, isMember, deliveryServiceId, day: slot?.date ?? day, slot, now }
  const lines = await linesOf(tx, list.items, prices, circumstances)
  const proposalId = await insertProposal(tx, { standingOrderId, userId, day, lines }, now)
  const nextDay = dateAfter(day, everyWeeks)
  if (proposalId === undefined) return updateOrder(tx, standingOrderId, { nextDay })
  await updateOrder(tx, standingOrderId, {
    nextDay,
    unanswered: order.unanswered + 1,
    prices: pricesAfter(prices, lines),
  })
  await enqueue(tx, 'mail.standingProposal', { userId, proposalId }, now)
}

/** Told once, when it happens; a closed account is told nothing. */
async function pause(
  tx: Tx,
  { standingOrderId, userId }: StandingOrderRow,
  pausedFor: PausedFor,
  now: Date,
): Promise<void> {
  await updateOrder(tx, standingOrderId, { pausedFor })
  if (pausedFor !== 'accountClosed') await enqueue(tx, 'mail.standingPaused', { userId, standingOrderId }, now)
}
