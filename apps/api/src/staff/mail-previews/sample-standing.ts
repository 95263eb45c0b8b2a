import { addDays, shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import type { ProposedLine } from '@bottega/rules/orders/standing-orders.ts'
import type { Tx } from '../../kernel/database/database.ts'
import { findFirstPlace } from '../../places/stores/stores.queries.ts'
import { standingOrder, standingProposal } from '../../trade/standing-orders/standing-orders.tables.ts'
import { sampleGoods } from './sample-goods.ts'

/** A proposal, and one standing order paused for each reason that is told. */
export interface StandingSample {
  proposed: { proposalId: number }
  paused: number[]
}

const pauses = ['unanswered', 'listGone', 'listEmpty', 'addressGone', 'notCovered'] as const

/** For the first products of the shop, delivered to the first place of a store. */
export async function sampleStanding(
  tx: Tx,
  { userId, listId }: { userId: number; listId: number | null },
  now: Date,
): Promise<StandingSample | undefined> {
  const place = await findFirstPlace(tx)
  const goods = await sampleGoods(tx, 3)
  if (place === undefined || goods.length === 0) return undefined
  const day = addDays(shopDate(now), 2)
  const made = {
    userId,
    listId,
    ...place,
    nextDay: day,
    beginMinute: 600,
    endMinute: 720,
    everyWeeks: 1 as const,
  }
  const orders = [null, ...pauses].map((pausedFor) => Object.assign({ pausedFor }, made))
  const [running, ...paused] = await tx.insert(standingOrder).values(orders).returning({ id: standingOrder.id })
  if (running === undefined) return undefined
  const remarks: ProposedLine['remarks'][] = [['missing'], ['dearer'], ['offer']]
  const lines = goods.map((productId, index) => ({
    productId,
    quantity: index === 0 ? 0 : 1000,
    unitCents: index === 0 ? null : 219,
    beforeCents: 199,
    totalCents: index === 0 ? 0 : 219,
    remarks: remarks[index] ?? [],
  }))
  const [proposal] = await tx
    .insert(standingProposal)
    .values({ standingOrderId: running.id, userId, day, lines, createdAt: now })
    .returning({ id: standingProposal.id })
  return proposal && { proposed: { proposalId: proposal.id }, paused: paused.map(({ id }) => id) }
}
