import type { CartItemView, CartView } from '@bottega/contract/cart/cart-view.ts'
import { thousandthsFromUnits } from '@bottega/rules/quantity/parse-quantity.ts'
import type { Thousandths } from '@bottega/rules/quantity/selling-terms.ts'
import type { SoldProduct } from './selling.ts'

/** A line of the cart, or one that could come into it: a product with the options it was chosen with. */
export interface CartLine {
  readonly product: SoldProduct
  /** Chosen value by `parameterName`; empty for a product without options. */
  readonly options: Readonly<Record<string, string>>
}

/** Identifies a line, as text. */
export function lineKey({ product, options }: CartLine): string {
  const chosen = Object.entries(options).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return [product.productId, ...chosen.map(([name, value]) => `${name}=${value}`)].join('&')
}

/** Every item of the cart, whether it came in one list or by department. */
export function itemsOf(cart: Pick<CartView, 'cartItems' | 'sectors'>): readonly CartItemView[] {
  return cart.cartItems ?? cart.sectors?.flatMap((sector) => sector.cartItems) ?? []
}

/** The item of a line, the latest where a package and single pieces stand side by side. */
export function itemOf(cart: CartView, line: CartLine): CartItemView | undefined {
  const key = lineKey(line)
  const { productId } = line.product
  return itemsOf(cart).findLast((item) => item.product.productId === productId && lineKey(item) === key)
}

/** The latest item of a product, whatever options it was chosen with: what a card shows and changes. */
export function latestItemOf(cart: CartView, productId: number): CartItemView | undefined {
  return latestItemsOf(cart).get(productId)
}

const latestItems = new WeakMap<CartView, ReadonlyMap<number, CartItemView>>()

/** By product, made once for a cart: every card of a page asks. */
function latestItemsOf(cart: CartView): ReadonlyMap<number, CartItemView> {
  const known = latestItems.get(cart)
  if (known !== undefined) return known
  const inOrder = itemsOf(cart).toSorted((a, b) => a.itemId - b.itemId)
  const latest = new Map(inOrder.map((item) => [item.product.productId, item]))
  latestItems.set(cart, latest)
  return latest
}

export function quantityOf(item: CartItemView | undefined): Thousandths {
  return item === undefined ? 0 : thousandthsFromUnits(item.quantity)
}
