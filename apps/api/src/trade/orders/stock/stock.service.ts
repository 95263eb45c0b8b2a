import type { Tx } from '../../../kernel/database/database.ts'
import type { OrderLineRow, OrderRow } from '../orders.repository.ts'
import { findHeldGoods, type Goods, lockStock, putBackStock, recordMovements, takeStock } from './stock.repository.ts'

export type { Goods } from './stock.repository.ts'

type Shelf = Pick<OrderRow, 'id' | 'warehouseId'>

/** Takes an order's goods from the stock of its warehouse. Returns the products of which there is not enough. */
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
 * Takes the goods a change of an order needs more of; `name` separates the changes. Goods the change gives back later
 * are locked too, so that all who change orders wait in the order of product ids. Returns what is missing.
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

/**
 * Puts back so much of an order's goods, as far as it holds them: what was not counted when ordered was never taken.
 */
export async function putBack(tx: Tx, order: Shelf, name: string, goods: readonly Goods[], now: Date): Promise<void> {
  const held = new Map((await findHeldGoods(tx, order.id)).map(({ productId, quantity }) => [productId, quantity]))
  const back = goods.map(({ productId, quantity }) => ({
    productId,
    quantity: Math.min(quantity, held.get(productId) ?? 0),
  }))
  await giveBack(tx, order, name, back, now)
}

/** Several lines may sell one product: the shelf is asked once for all they want of it. */
function totals(goods: readonly Goods[]): Goods[] {
  const sums = new Map<number, number>()
  for (const { productId, quantity } of goods) sums.set(productId, (sums.get(productId) ?? 0) + quantity)
  return [...sums].map(([productId, quantity]) => ({ productId, quantity }))
}

async function take(
  tx: Tx,
  { id: orderId, warehouseId }: Shelf,
  goods: readonly (Goods & { name: string })[],
  now: Date,
): Promise<number[]> {
  if (goods.length === 0) return []
  const wanted = totals(goods)
  const taken = new Set(await takeStock(tx, warehouseId, wanted))
  const movements = goods
    .filter(({ productId }) => taken.has(productId))
    .map(({ name, productId, quantity }) => {
      const reference = `order:${orderId}:${name}`
      return { reference, orderId, productId, warehouseId, quantity }
    })
  const recorded = await recordMovements(tx, movements, -1, now)
  if (recorded.length !== movements.length) throw new Error(`goods of order ${orderId} were taken before`)
  return wanted.filter(({ productId }) => !taken.has(productId)).map(({ productId }) => productId)
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
  const movements = back.map(({ productId, quantity }) => {
    const reference = `order:${orderId}:${name}:${productId}`
    return { reference, orderId, productId, warehouseId, quantity }
  })
  await putBackStock(tx, warehouseId, await recordMovements(tx, movements, 1, now))
}
