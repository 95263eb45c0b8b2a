import { createHash } from 'node:crypto'
import type { LoadedCart } from './load-cart.ts'
import type { PricedLoadedCart } from './price-loaded-cart.ts'

/**
 * A mark of everything a shopper agrees to at checkout: goods, quantities, prices, fees and total of one cart version.
 */
export function quoteOf({ cartId, version, slot }: LoadedCart, { totals }: PricedLoadedCart): string {
  const agreed = [
    cartId,
    version,
    slot?.slotId,
    totals.lines.map(({ lineId, quantity, listCents, totalCents }) => [lineId, quantity, listCents, totalCents]),
    totals.adjustments.map(({ reason, cents, lineId }) => [reason, cents, lineId]),
    totals.totalCents,
  ]
  return createHash('sha256').update(JSON.stringify(agreed)).digest('base64url')
}
