import type { ShopDate } from '@bottega/rules/delivery/shop-calendar.ts'
import type { Tx } from '@bottega/api/kernel/database/database.ts'
import {
  applyPrices,
  type ChoosePrices,
  type PriceCounts,
  type TellPrice,
} from '@bottega/api/staff/price-list/apply-prices.ts'
import { nextStaged } from './stage.repository.ts'

const productsAtOnce = 250

/** Brings the price list to what the staged lines say, product by product. */
export async function applyStagedPrices(
  tx: Tx,
  today: ShopDate,
  tell: TellPrice,
  choose: ChoosePrices,
): Promise<PriceCounts> {
  const counts: PriceCounts = { new: 0, changed: 0, removed: 0, published: 0 }
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
  }
}
