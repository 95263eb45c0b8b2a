import type { Tx } from '../../db/database.ts'
import type { OrderLineRow, OrderRow } from './orders.repository.ts'
import { findHeldGoods, lockStock, type Movement, putBackStock, recordMovement, takeStock } from './stock.repository.ts'

export interface Goods {
  productId: number
  /** Thousandths. */
  quantity: number
}

type Shelf = Pick<OrderRow, 'id' | 'warehouseId'>

/** Takes an order's goods off the shelf of its warehouse. Answers the products of which there is not enough. */
export async function takeFromStock(
  tx: Tx,
  order: Shelf,
  lines: readonly OrderLineRow[],
  now: Date,
): Promise<number[]> {
  const limited = await lockStock(
    tx,
    order.warehouseId,
    lines.map(({ productId }) => productId),
  )
  const counted = lines.filter(({ productId }) => limited.has(productId))
  return take(
    tx,
    order,
    counted.map(({ id, productId, quantityOrdered: quantity }) => ({ name: `line:${id}`, productId, quantity })),
    now,
  )
}

/** Puts back everything an order holds, once however often it is asked for. */
export async function returnToStock(tx: Tx, order: Shelf, now: Date): Promise<void> {
  await giveBack(tx, order, 'back', await findHeldGoods(tx, order.id), now)
}

/**
 * Takes what a change of an order wants more of; `name` tells changes apart. Whatever else the change gives back later
 * is locked along, so that everybody who changes orders waits in the order of product ids. Answers what is missing.
 */
export async function takeMore(
  tx: Tx,
  order: Shelf,
  name: string,
  deltas: readonly Goods[],
  now: Date,
): Promise<number[]> {
  const limited = await lockStock(
    tx,
    order.warehouseId,
    deltas.map(({ productId }) => productId),
  )
  const more = deltas.filter(({ productId, quantity }) => quantity > 0 && limited.has(productId))
  return take(
    tx,
    order,
    more.map(({ productId, quantity }) => ({ name: `${name}:${productId}`, productId, quantity })),
    now,
  )
}

/** Puts back so much of an order's goods, as far as it holds them: what was not counted when ordered was never taken. */
export async function putBack(tx: Tx, order: Shelf, name: string, goods: readonly Goods[], now: Date): Promise<void> {
  const held = new Map((await findHeldGoods(tx, order.id)).map(({ productId, quantity }) => [productId, quantity]))
  const back = goods.map(({ productId, quantity }) => ({
    productId,
    quantity: Math.min(quantity, held.get(productId) ?? 0),
  }))
  await giveBack(tx, order, name, back, now)
}

async function take(
  tx: Tx,
  { id: orderId, warehouseId }: Shelf,
  goods: readonly (Goods & { name: string })[],
  now: Date,
): Promise<number[]> {
  const missing: number[] = []
  for (const { name, productId, quantity } of goods) {
    const movement: Movement = { reference: `order:${orderId}:${name}`, orderId, productId, warehouseId, quantity }
    if (await takeStock(tx, movement)) await recordMovement(tx, movement, -1, now)
    else missing.push(productId)
  }
  return missing
}

async function giveBack(
  tx: Tx,
  { id: orderId, warehouseId }: Shelf,
  name: string,
  goods: readonly Goods[],
  now: Date,
): Promise<void> {
  const back = goods.filter(({ quantity }) => quantity > 0)
  if (back.length === 0) return
  await lockStock(
    tx,
    warehouseId,
    back.map(({ productId }) => productId),
  )
  for (const { productId, quantity } of back) {
    const reference = `order:${orderId}:${name}:${productId}`
    const movement: Movement = { reference, orderId, productId, warehouseId, quantity }
    if (await recordMovement(tx, movement, 1, now)) await putBackStock(tx, movement)
  }
}
