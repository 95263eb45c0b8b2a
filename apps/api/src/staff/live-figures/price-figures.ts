import { announcePrices, bumpCatalogueVersion } from '../../kernel/database/catalogue-version.ts'
import { applyPrices } from '../price-list/apply-prices.ts'
import { choosePricesOfSystem } from '../price-list/price-memory.ts'
import { type Figures, isReversed, type PriceFigure } from './figures.ts'
import { namesIn, unknownNames } from './named.ts'

/** Prices from their first day on, as an import of prices has them: days already past keep the price they had. */
export const priceFigures: Figures<PriceFigure> = {
  problemsOf: async (reader, rows) => [
    ...unknownNames(await namesIn(reader, rows), rows),
    ...rows.flatMap((row, at) => (isReversed(row) ? [{ at, field: 'to', wrong: 'reversed' } as const] : [])),
  ],
  async write(tx, rows, today) {
    const names = await namesIn(tx, rows)
    const lines = rows.map((row, line) => ({
      productId: names.productOf(row) ?? 0,
      warehouseId: names.warehouseOf(row) ?? 0,
      line,
      from: row.from ?? today,
      to: row.to,
      cents: row.cents,
    }))
    const { removed, published, ...counts } = await applyPrices(
      tx,
      lines,
      today,
      () => undefined,
      choosePricesOfSystem(tx),
    )
    const changed = counts.new + counts.changed + removed
    // A product that goes on sale with its first price is not in the catalogue of any process yet.
    if (published > 0) await bumpCatalogueVersion(tx)
    else if (changed > 0) await announcePrices(tx)
    return changed
  },
}
