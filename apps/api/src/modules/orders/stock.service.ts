import type { Tx } from '../../db/database.ts'
import type { OrderLineRow } from './orders.repository.ts'
import { findMovements, lockStock, type Movement, putBackStock, recordMovement, takeStock } from './stock.repository.ts'

const referenceOf = (line: Pick<OrderLineRow, 'orderId' | 'id'>) => `order:${line.orderId}:line:${line.id}`

/** Takes an order's goods off the shelf of its warehouse. Answers the products of which there is not enough. */
export async function takeFromStock(
  tx: Tx,
  warehouseId: number,
  lines: readonly OrderLineRow[],
  now: Date,
): Promise<number[]> {
  const limited = await lockStock(
    tx,
    warehouseId,
    lines.map(({ productId }) => productId),
  )
  const missing: number[] = []
  for (const line of lines.filter(({ productId }) => limited.has(productId))) {
    const { productId, quantityOrdered: quantity } = line
    const movement: Movement = { reference: referenceOf(line), productId, warehouseId, quantity }
    if (await takeStock(tx, movement)) await recordMovement(tx, movement, -1, now)
    else missing.push(productId)
  }
  return missing
}

/** Puts back what an order took, each line once however often it is asked for. */
export async function returnToStock(tx: Tx, lines: readonly OrderLineRow[], now: Date): Promise<void> {
  const taken = await findMovements(tx, lines.map(referenceOf))
  const [first] = taken
  if (first === undefined) return
  await lockStock(
    tx,
    first.warehouseId,
    taken.map(({ productId }) => productId),
  )
  for (const { reference, productId, warehouseId, delta } of taken) {
    const movement: Movement = { reference: `${reference}:back`, productId, warehouseId, quantity: -delta }
    if (await recordMovement(tx, movement, 1, now)) await putBackStock(tx, movement)
  }
}
