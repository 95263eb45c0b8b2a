import { addDays, shopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import type { ProposedLine } from '@bottega/rules/orders/standing-orders.ts'
import { eq, isNotNull } from 'drizzle-orm'
import type { Tx } from '../../kernel/database/database.ts'
import { address } from '../../places/stores/addresses.tables.ts'
import { product } from '../../trade/catalog/products.tables.ts'
import { standingOrder, standingProposal } from '../../trade/standing-orders/standing-orders.tables.ts'

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
  const [place] = await tx
    .select({ addressId: address.id, storeId: address.storeId })
    .from(address)
    .where(isNotNull(address.storeId))
    .orderBy(address.id)
    .limit(1)
  const goods = await tx
    .select({ id: product.id })
    .from(product)
    .where(eq(product.published, true))
    .orderBy(product.id)
    .limit(3)
  if (place?.storeId == null || goods.length === 0) return undefined
  const { addressId, storeId } = place
  const day = addDays(shopDate(now), 2)
  const made = {
    userId,
    listId,
    addressId,
    storeId,
    nextDay: day,
    beginMinute: 600,
    endMinute: 720,
    everyWeeks: 1 as const,
  }
  const orders = [null, ...pauses].map((pausedFor) => ({ ...made, pausedFor }))
  const [running, ...paused] = await tx.insert(standingOrder).values(orders).returning({ id: standingOrder.id })
  if (running === undefined) return undefined
  const remarks: ProposedLine['remarks'][] = [['missing'], ['dearer'], ['offer']]
  const lines = goods.map(({ id: productId }, index) => ({
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
