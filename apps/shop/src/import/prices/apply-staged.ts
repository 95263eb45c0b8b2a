import type { ShopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import type { Tx } from '@bottega/api/kernel/database/database.ts'
import {
  applyPrices,
  type ChoosePrices,
  type PriceCounts,
  type TellPrice,
} from '@bottega/api/staff/price-list/apply-prices.ts'
import { applyCosts } from '@bottega/api/staff/price-list/apply-costs.ts'
import { nextStaged } from './stage.repository.ts'

const productsAtOnce = 250

export interface StagedCounts extends PriceCounts {
  /** Costs of a product in a warehouse that are different now. */
  costs: number
}

/**
 * Brings the price list and the costs to what the staged lines say, product by product. A cost is taken where staff have set
 * the price too: the system that buys knows it best.
 */
export async function applyStagedPrices(
  tx: Tx,
  today: ShopDate,
  tell: TellPrice,
  choose: ChoosePrices,
): Promise<StagedCounts> {
  const counts: StagedCounts = { new: 0, changed: 0, removed: 0, published: 0, costs: 0 }
  for (let last = 0; ;) {
    const staged = await nextStaged(tx, last, productsAtOnce)
    const lastStaged = staged.at(-1)
    if (lastStaged === undefined) return counts
    last = lastStaged.productId
    const batch = await applyPrices(tx, staged, today, tell, choose)
    counts.new += batch.new
    counts.changed += batch.changed
    counts.removed += batch.removed
    counts.published += batch.published
    counts.costs += await applyCosts(
      tx,
      staged.flatMap(({ productId, warehouseId, from, to, costCents }) =>
        typeof costCents === 'number' ? [{ productId, warehouseId, from, to, cents: costCents }] : [],
      ),
      today,
    )
  }
}
