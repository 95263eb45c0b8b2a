import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import type { Tx } from '../../kernel/database/database.ts'
import type { Shop } from '../../kernel/shop.ts'
import { moveOrder, type OrderActor } from '../orders/order-status.service.ts'
import type { OrderRow } from '../orders/orders.service.ts'
import { deliver, moveDelivery } from './deliver.service.ts'
import { finishPicking } from './finish-picking.service.ts'
import { findPickRows, type PickRow } from './fulfilment.repository.ts'
import { pick, startPicking, type Worker } from './picking.service.ts'

/** The quantity found of a line, by what was ordered: grams of what is weighed, else thousandths. */
export type Finding = (row: PickRow) => { quantity: number; grams: number | null }

/** As ordered, and as heavy as pieces usually are. */
export const asOrdered: Finding = ({ line, sellingMode, unitWeight }) => {
  const { quantityOrdered: quantity } = line
  if (sellingMode === 'loose') return { quantity, grams: quantity }
  return { quantity, grams: unitWeight === null ? null : Math.round((quantity * unitWeight) / 1000) }
}

/**
 * Takes an order to a status by the steps the staff take, for a shop that has none: everything is found, as `find` says,
 * and packed into one bag. The caller holds the cart's lock.
 */
export async function advanceOrder(
  shop: Shop,
  tx: Tx,
  order: OrderRow,
  { toStatusId, actor, find = asOrdered }: { toStatusId: number; actor: OrderActor; find?: Finding },
  now: Date,
): Promise<OrderRow> {
  const worker: Worker = { staffId: null, actor }
  switch (toStatusId) {
    case orderStatus.beingPicked:
      return startPicking(tx, order, worker, now)
    case orderStatus.prepared:
      return pickAll(shop, tx, await startPicking(tx, order, worker, now), { worker, find }, now)
    case orderStatus.outForDelivery:
      return moveDelivery(tx, order, 'depart', worker, now)
    case orderStatus.delivered:
      return deliver(tx, order, { undelivered: [], taken: 'as agreed' }, worker, now)
    default:
      return moveOrder(tx, order, toStatusId, actor, now)
  }
}

async function pickAll(
  shop: Shop,
  tx: Tx,
  order: OrderRow,
  { worker, find }: { worker: Worker; find: Finding },
  now: Date,
): Promise<OrderRow> {
  const rows = await findPickRows(tx, { orderId: order.id })
  // Recalled goods are left out when picking ends.
  for (const row of rows.filter(({ line, isRecalled }) => line.pickState === 'to-pick' && !isRecalled))
    await pick(tx, order, { lineId: row.line.id, version: row.line.pickVersion, ...find(row) }, worker, now)
  return finishPicking(shop, tx, order, { bags: 1, crates: 0 }, worker, now)
}
