import { sumCents } from '@bottega/rules/money/cents.ts'
import { orderStatus } from '@bottega/rules/orders/order-status.ts'
import type { Tx } from '../../db/database.ts'
import type { orderAdjustment, orderLine, shopOrder } from '../../db/schema/orders.ts'
import {
  insertAdjustments,
  insertEvent,
  insertLines,
  insertOrder,
  type OrderLineRow,
  type OrderRow,
} from './orders.repository.ts'
import { takeFromStock } from './stock.service.ts'

type Written<Table extends { $inferInsert: object }, Left extends string> = Omit<Table['$inferInsert'], Left>

export interface DraftLine extends Written<typeof orderLine, 'id' | 'orderId'> {
  /** Of the cart's line, so that adjustments find theirs. */
  cartLineId: number
}

export interface DraftAdjustment extends Written<typeof orderAdjustment, 'id' | 'orderId' | 'orderLineId'> {
  cartLineId: number | null
}

export interface OrderDraft {
  order: Written<typeof shopOrder, 'id' | 'statusId'>
  lines: readonly DraftLine[]
  adjustments: readonly DraftAdjustment[]
}

export type Placed = { ok: true; order: OrderRow } | { ok: false; missingProductIds: number[] }

/**
 * Writes an order down as it was agreed, in payment, and takes its goods off the shelf. Lines and adjustments must add
 * up to the total, or the order is not written: a receipt that does not add up is worse than none.
 */
export async function placeOrder(tx: Tx, draft: OrderDraft, now: Date): Promise<Placed> {
  refuseUnlessItAddsUp(draft)
  const order = await insertOrder(tx, { ...draft.order, statusId: orderStatus.inPayment })
  const { id: orderId } = order
  const rows = draft.lines.map(({ cartLineId: _of, ...line }) => Object.assign(line, { orderId }))
  const lines = await insertLines(tx, rows)
  const lineOf = (cartLineId: number | null): OrderLineRow | undefined =>
    lines[draft.lines.findIndex((line) => line.cartLineId === cartLineId)]
  const adjustments = draft.adjustments.map(({ cartLineId, ...row }) =>
    Object.assign(row, { orderId, orderLineId: lineOf(cartLineId)?.id ?? null }),
  )
  await insertAdjustments(tx, adjustments)
  await insertEvent(tx, { orderId, statusId: order.statusId, actor: 'customer', at: now })
  const missingProductIds = await takeFromStock(tx, order.warehouseId, lines, now)
  return missingProductIds.length === 0 ? { ok: true, order } : { ok: false, missingProductIds }
}

function refuseUnlessItAddsUp({ order, lines, adjustments }: OrderDraft): void {
  const sum = sumCents([...lines, ...adjustments].map((row) => ('cents' in row ? row.cents : row.totalCents)))
  const parts = order.goodsCents + (order.discountCents ?? 0) + (order.feeCents ?? 0) + (order.bagFeeCents ?? 0)
  if (sum !== order.totalCents || parts !== order.totalCents)
    throw new Error(`the order of cart ${order.cartId} adds up to ${sum} and ${parts}, not to ${order.totalCents}`)
}
