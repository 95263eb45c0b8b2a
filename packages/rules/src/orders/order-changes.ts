import { changingOrderCartStatus } from '../cart/changing-order.ts'
import { goodsKey } from '../cart/options.ts'
import type { Cents } from '../money/cents.ts'
import type { Thousandths } from '../quantity/selling-terms.ts'
import { orderAllows } from './order-status.ts'

/** A placed order as far as it decides whether it can be changed. */
export interface ChangeableOrder {
  readonly statusId: number
  /** The end of ordering and changing for its slot. */
  readonly cutoffAt: Date
}

/**
 * True when the goods and the slot of a placed order may still change: until its status blocks it, and no longer than
 * its slot takes orders, because picking starts then. `blocking` is the reading of the statuses that block.
 */
export function mayChangeOrder(
  { statusId, cutoffAt }: ChangeableOrder,
  now: Date,
  blocking?: ReadonlySet<number>,
): boolean {
  return now < cutoffAt && orderAllows('modify', statusId, blocking)
}

/** A product with its options: how much of it an order or a cart holds, and what that costs after promotions. */
export interface SoldGoods {
  readonly productId: number
  readonly optionsKey: string
  readonly quantity: Thousandths
}

export interface GoodsChange {
  readonly productId: number
  readonly optionsKey: string
  /** Zero where it was not ordered, or is not any more. */
  readonly before: Thousandths
  readonly after: Thousandths
}

/** The differences between an order and its draft, product by product: first the goods of the order, then new ones. */
export function goodsChanges(before: readonly SoldGoods[], after: readonly SoldGoods[]): GoodsChange[] {
  const [was, is] = [totals(before), totals(after)]
  const keys = [...new Set([...was.keys(), ...is.keys()])]
  return keys.flatMap((key) => {
    const goods = was.get(key) ?? is.get(key)
    if (goods === undefined) return []
    const change = { before: was.get(key)?.quantity ?? 0, after: is.get(key)?.quantity ?? 0 }
    if (change.before === change.after) return []
    return [{ productId: goods.productId, optionsKey: goods.optionsKey, ...change }]
  })
}

function totals(goods: readonly SoldGoods[]): Map<string, SoldGoods> {
  const sums = new Map<string, SoldGoods>()
  for (const one of goods) {
    const key = goodsKey(one)
    sums.set(key, { ...one, quantity: one.quantity + (sums.get(key)?.quantity ?? 0) })
  }
  return sums
}

/** The effect of a change on the stock: thousandths of each product, above zero to take, by product id. */
export function stockDeltas(changes: readonly GoodsChange[]): { productId: number; quantity: Thousandths }[] {
  const deltas = new Map<number, Thousandths>()
  for (const { productId, before, after } of changes)
    deltas.set(productId, (deltas.get(productId) ?? 0) + after - before)
  return [...deltas]
    .map(([productId, quantity]) => ({ productId, quantity }))
    .filter(({ quantity }) => quantity !== 0)
    .sort((one, other) => one.productId - other.productId)
}

/** The money held for a changed order and the money it needs: only the difference is asked for. */
export interface ChangedBill {
  /** The money payments hold for it at a provider, meal vouchers included. */
  readonly heldCents: Cents
  readonly prebilledCents: Cents
}

/**
 * The amount a provider is asked to hold on top: the difference to the held amount, nothing when that is enough. Less
 * is not given back at once: what is charged at the end is the smaller total, and the rest of the hold falls away with
 * it.
 */
export function furtherHold({ heldCents, prebilledCents }: ChangedBill): Cents {
  return Math.max(0, prebilledCents - heldCents)
}

/**
 * While an order is being changed its goods and its slot may change for as long as the order may; an ordinary cart may
 * always. `blocking` is the reading of the statuses that block. (Shopping core, section 2)
 */
export function canChangeCart(
  cartStatusId: number,
  order: ChangeableOrder | null,
  now: Date,
  blocking?: ReadonlySet<number>,
): boolean {
  if (cartStatusId !== changingOrderCartStatus) return true
  return order !== null && mayChangeOrder(order, now, blocking)
}
