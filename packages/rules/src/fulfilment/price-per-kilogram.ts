import { type Cents, divideHalfUp } from '../money/cents.ts'
import type { SellingMode } from '../quantity/selling-terms.ts'

/** A line as it was picked. */
export interface WeighedLine {
  readonly sellingMode: SellingMode
  readonly unitPriceCents: Cents
  /** The quantity the price counts, thousandths of a piece. */
  readonly pricedQuantity: number | null
  /** Grams on the scale. */
  readonly weightPrepared: number | null
}

/**
 * The price of a kilogram of goods sold by the piece and priced by weight, from the picked weight: the price of a piece
 * is that of one of the usual weight. Undefined for all other goods.
 */
export function pricePerKilogram({
  sellingMode,
  unitPriceCents,
  pricedQuantity,
  weightPrepared,
}: WeighedLine): Cents | undefined {
  if (sellingMode === 'loose' || pricedQuantity === null || weightPrepared === null || weightPrepared === 0)
    return undefined
  return divideHalfUp(unitPriceCents * pricedQuantity, weightPrepared)
}
