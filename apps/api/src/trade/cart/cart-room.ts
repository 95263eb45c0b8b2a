import type { Cents } from '@bottega/rules/money/cents.ts'
import { lineTotal } from '@bottega/rules/quantity/line-total.ts'
import { largestQuantity } from '@bottega/rules/quantity/parse-quantity.ts'
import type { CartDraft } from './drafts/cart-draft.ts'
import type { CartLineRow } from './cart.repository.ts'
import { productOf } from './price-loaded-cart.ts'

/** Ten million euro, more than any real cart; with every fee it still fits the columns of an order. */
const largestCart: Cents = 1_000_000_000

/** Whether a line, added to what was there of it, is still of a plausible size. */
export function hasRoomFor({ cart, lines }: CartDraft, line: CartLineRow): boolean {
  if (line.quantity > largestQuantity) return false
  const worthOf = (one: CartLineRow) => lineTotal(productOf(cart, one).listPriceCents ?? 0, one.quantity)
  let worth = worthOf(line)
  for (const other of lines.values()) if (other.lineId !== line.lineId) worth += worthOf(other)
  return worth <= largestCart
}
