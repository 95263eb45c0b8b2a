import type { PricedLine } from '@bottega/rules/cart/pricing.ts'
import { createHash } from 'node:crypto'
import type { LoadedCart } from './load-cart.ts'
import type { PricedLoadedCart } from './price-loaded-cart.ts'

/**
 * A mark of everything a shopper agrees to at checkout: goods, quantities, prices, fees and total of one cart version.
 */
export function quoteOf({ cartId, version, slot }: LoadedCart, { totals }: PricedLoadedCart): string {
  const cart = [cartId, version, slot?.slotId ?? null].map((value) => JSON.stringify(value))
  const lines = totals.lines.map(textOfLine)
  const adjustments = totals.adjustments.map(({ reason, cents, lineId }) => [reason, cents, lineId])
  const agreed = `[${cart.join()},[${lines.join()}],${JSON.stringify(adjustments)},${totals.totalCents}]`
  return createHash('sha256').update(agreed).digest('base64url')
}

const texts = new WeakMap<PricedLine, string>()

/** Made once for a price: a press of a button changes that of one line of a hundred. */
function textOfLine(line: PricedLine): string {
  const known = texts.get(line)
  if (known !== undefined) return known
  const text = JSON.stringify([line.lineId, line.quantity, line.listCents, line.totalCents])
  texts.set(line, text)
  return text
}
