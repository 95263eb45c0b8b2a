import type { CartView } from '@bottega/contract/cart/cart-view.ts'
import { itemsOf } from '../cart-store/cart-line.ts'
import { readStored, removeStored, writeStored } from '../../lib/storage/stored.ts'

/** A line of the cart that could go into an order. */
export interface AddedLine {
  readonly itemId: number
  readonly name: string
}

type Cart = Pick<CartView, 'cartId' | 'cartItems' | 'sectors' | 'orderId'>

/** The lines that came into the ordinary cart, or became more; none of another cart, whose lines all look new. */
export function addedLines(before: Cart, after: Cart): readonly AddedLine[] {
  if (after.orderId !== undefined || before.orderId !== undefined) return []
  const isSame = before.cartId === after.cartId || itemsOf(before).length === 0
  if (!isSame) return []
  const had = new Map(itemsOf(before).map(({ itemId, quantity }) => [itemId, quantity]))
  return itemsOf(after)
    .filter(({ itemId, quantity }) => quantity > (had.get(itemId) ?? 0))
    .map(({ itemId, product }) => ({ itemId, name: product.name }))
}

/** The questions and offers this session has made: once for a cart, once for an order. */
interface Memory {
  readonly carts: readonly number[]
  readonly orders: readonly number[]
}

const idsIn = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.filter((one): one is number => typeof one === 'number') : []

function remembered(): Memory {
  const { carts, orders } = (readStored('order_offer') ?? {}) as Record<string, unknown>
  return { carts: idsIn(carts), orders: idsIn(orders) }
}

/** Whether the shop is still to be asked for a cart; from then on it is not. */
export function isFirstFor(cartId: number): boolean {
  const { carts, orders } = remembered()
  if (carts.includes(cartId)) return false
  writeStored('order_offer', { orders, carts: [...carts, cartId] })
  return true
}

/** Whether an order is still to be offered; from then on it is not. */
export function isFirstOffer(orderId: number): boolean {
  const { carts, orders } = remembered()
  if (orders.includes(orderId)) return false
  writeStored('order_offer', { carts, orders: [...orders, orderId] })
  return true
}

/** From now on everything may be asked and offered again. */
export const forgetOffers = () => removeStored('order_offer')
