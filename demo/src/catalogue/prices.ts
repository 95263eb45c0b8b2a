import type { productPrice } from '@bottega/api/trade/catalog/products.tables.ts'
import { addDays } from '@bottega/rules/delivery/shop-calendar.ts'
import { between, chance } from '../random.ts'

export type PriceRow = typeof productPrice.$inferInsert

/** Prices end as they do on shelf labels: in 9 below ten euro, in 40 or 90 above. */
export function priceTag(cents: number): number {
  if (cents >= 1000) return Math.max(990, Math.round((cents - 40) / 50) * 50 + 40)
  return Math.max(19, Math.round((cents + 1) / 10) * 10 - 1)
}

/**
 * A product's price list in one warehouse over the last year, today at `cents`: one row while nothing changed, a closed
 * row before each change. `isSteady` keeps the last 30 days untouched, as the basis of a struck price.
 */
export function priceHistory(
  product: { id: number; code: string; cents: number; isSteady: boolean },
  warehouseId: number,
  { seed, today }: { seed: number; today: string },
): PriceRow[] {
  const { code, cents: current } = product
  const moment = chance(seed, code, 'history')
  const starts: { validFrom: string; priceCents: number }[] = [{ validFrom: addDays(today, -365), priceCents: current }]
  if (moment < 0.3) {
    const daysAgo =
      product.isSteady || moment < 0.2 ? between(45, 150, seed, code, 'changed') : between(3, 29, seed, code, 'changed')
    const before = priceTag(current * (moment < 0.12 ? 1.06 : 0.95))
    starts[0] = { validFrom: addDays(today, -365), priceCents: before }
    starts.push({ validFrom: addDays(today, -daysAgo), priceCents: current })
  } else if (moment > 0.97 && !product.isSteady) {
    starts.push({
      validFrom: addDays(today, between(2, 6, seed, code, 'will change')),
      priceCents: priceTag(current * 1.05),
    })
  }
  return starts.map(({ validFrom, priceCents }, index) => {
    const next = starts[index + 1]
    return {
      productId: product.id,
      warehouseId,
      validFrom,
      validTo: next ? addDays(next.validFrom, -1) : null,
      priceCents,
    }
  })
}
