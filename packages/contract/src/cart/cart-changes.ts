import type { CartItemView, CartView } from './cart-view.ts'

/** Names the answer whose lines a client has, so that the next one carries the others only; empty while it has none. */
export const cartSinceHeader = 'x-bottega-cart-since'

/** The lines of an answer that has a mark, in any order. */
export interface MarkedLines {
  readonly mark: string
  readonly lines: readonly CartItemView[]
}

/** Lines by department, in the order their first line came into the cart. */
export function sectorsOf(lines: readonly CartItemView[]): NonNullable<CartView['sectors']> {
  const sectors = Map.groupBy(lines, ({ product }) => product.breadCrumbs[0]?.categoryId ?? product.categoryId)
  return [...sectors].map(([categoryId, cartItems]) => ({
    categoryId,
    name: cartItems[0]?.product.breadCrumbs[0]?.name ?? '',
    cartItems,
  }))
}

/** The changes to the lines of an earlier answer. A line is the same only where it is the same object. */
export function linesChangedSince(
  earlier: readonly CartItemView[],
  lines: readonly CartItemView[],
): Pick<NonNullable<CartView['changes']>, 'items' | 'removed'> {
  const left = new Map(earlier.map((line) => [line.itemId, line]))
  const items = lines.filter((line) => {
    const before = left.get(line.itemId)
    left.delete(line.itemId)
    return before !== line
  })
  return { items, removed: [...left.keys()] }
}

/** The ids of lines count up in the order in which lines come into a cart. */
function changedLines(earlier: readonly CartItemView[], { items, removed }: NonNullable<CartView['changes']>) {
  const lines = new Map([...earlier, ...items].map((line) => [line.itemId, line]))
  for (const itemId of removed) lines.delete(itemId)
  return [...lines.values()].sort((one, other) => one.itemId - other.itemId)
}

/**
 * The whole cart of an answer to a request that said which lines the client has, and those lines under the mark of the
 * answer. Throws where the answer counts from other lines.
 */
export function wholeCart(
  { mark, changes, ...cart }: CartView,
  known: MarkedLines | undefined,
): { cart: CartView; known: MarkedLines | undefined } {
  if (changes === undefined) {
    const lines = cart.cartItems ?? (cart.sectors ?? []).flatMap(({ cartItems }) => cartItems)
    return { cart, known: mark === undefined ? undefined : { mark, lines } }
  }
  if (changes.since !== known?.mark) throw new Error(`The changes of the cart count from ${changes.since}`)
  const lines = changedLines(known.lines, changes)
  const whole = { ...cart, ...(changes.bySector ? { sectors: sectorsOf(lines) } : { cartItems: lines }) }
  return { cart: whole, known: mark === undefined ? undefined : { mark, lines } }
}
